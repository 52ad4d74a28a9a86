"""Run the command as `python -m corvid_cli`."""

from corvid_cli import main

if __name__ == "__main__":
    main()
