"""Paths, files, and the operating system.

What is read from a file is a value that the world answers, so that reading is an exchange with it.
"""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Row, rows, values

_PATHS: list[Row] = [
    *values("pathlib", "PurePath PurePosixPath PureWindowsPath Path PosixPath", why="joins text"),
    *values(
        "pathlib.PurePath",
        "parts drive root anchor name suffix suffixes stem __hash__ __fspath__ __lt__ __le__ "
        "__gt__ __ge__ __truediv__ __rtruediv__ __bytes__ as_posix is_absolute is_reserved "
        "is_relative_to match relative_to with_name with_stem with_suffix joinpath parents parent",
        why="a path never changes, and asks no file",
    ),
    *values(
        "posixpath",
        "basename dirname isabs join normcase normpath split splitdrive splitext commonpath",
        why="computes a path from text",
    ),
    *values("ntpath", "join", why="computes a path from text"),
    *values("genericpath", "commonprefix", why="computes a path from text"),
    *values("os", "fspath fsdecode fsencode strerror", why="computes text"),
    *values("glob", "escape has_magic", why="computes a pattern from text"),
    *values(
        "fnmatch", "filter fnmatch fnmatchcase translate", why="matches text against a pattern"
    ),
]

_ASKING: list[Row] = [
    *rows(
        "",
        Gives.VALUE,
        "pathlib.Path.cwd pathlib.Path.home pathlib.Path.stat pathlib.Path.lstat "
        "pathlib.Path.is_dir pathlib.Path.is_file pathlib.Path.is_symlink pathlib.Path.is_mount "
        "pathlib.Path.exists pathlib.Path.owner pathlib.Path.group pathlib.Path.readlink "
        "pathlib.Path.resolve pathlib.Path.absolute pathlib.Path.expanduser "
        "pathlib.Path.samefile pathlib.Path.read_text pathlib.Path.read_bytes "
        "pathlib.PurePath.as_uri pathlib.Path.as_uri "
        "os.getcwd os.listdir os.stat os.lstat os.access os.readlink os.getpid os.cpu_count "
        "os.uname os.urandom os.get_terminal_size os.getlogin os.getppid os.times "
        "posixpath.abspath posixpath.expanduser posixpath.expandvars posixpath.realpath "
        "posixpath.relpath posixpath.lexists posixpath.islink posixpath.ismount "
        "genericpath.exists genericpath.isdir genericpath.isfile genericpath.getatime "
        "genericpath.getctime genericpath.getmtime genericpath.getsize genericpath.samefile "
        "shutil.which shutil.disk_usage shutil.get_terminal_size tempfile.gettempdir glob.glob",
        effect=True,
        why="asks the operating system, which may answer otherwise next time",
    ),
    *rows(
        "",
        Gives.VALUE,
        "pathlib.Path.iterdir pathlib.Path.glob pathlib.Path.rglob os.walk glob.iglob",
        effect=True,
        lazy=True,
        why="asks the operating system, entry by entry",
    ),
    *rows(
        "os._Environ",
        Gives.VALUE,
        "get copy __getitem__ __iter__ __len__",
        quiet=True,
        why="reads a variable of the environment, which changes by effects alone",
    ),
    *rows(
        "os",
        Gives.VALUE,
        "environ getenv",
        quiet=True,
        why="reads a variable of the environment, which changes by effects alone",
    ),
    *rows(
        "sys",
        Gives.FRESH,
        "argv path stdin stdout stderr",
        quiet=True,
        why="what the process was given",
    ),
    *values(
        "sys",
        "intern getrecursionlimit getdefaultencoding getfilesystemencoding",
        lift=False,
        why="asks the interpreter for what never changes",
    ),
]

_WRITING: list[Row] = [
    *rows(
        "pathlib.Path",
        Gives.VALUE,
        "chmod hardlink_to lchmod mkdir rename replace rmdir symlink_to touch unlink write_bytes "
        "write_text",
        effect=True,
        writes=True,
        why="changes a file, or the folder it is in",
    ),
    *rows("pathlib.Path", Gives.VALUE, "open", effect=True, why="opens a file, or makes one"),
    *rows(
        "os",
        Gives.NOTHING,
        "chdir chmod link makedirs mkdir putenv remove removedirs rename renames replace rmdir "
        "symlink system truncate unlink unsetenv utime write kill _Environ.__setitem__ "
        "_Environ.__delitem__ _Environ.setdefault _Environ.pop",
        effect=True,
        why="changes what the operating system holds",
    ),
    *rows(
        "shutil",
        Gives.VALUE,
        "copy copy2 copyfile copytree move rmtree make_archive unpack_archive",
        effect=True,
        why="changes files",
    ),
    *rows(
        "tempfile",
        Gives.FRESH,
        "TemporaryDirectory NamedTemporaryFile TemporaryFile SpooledTemporaryFile "
        "_TemporaryFileWrapper",
        effect=True,
        passes=True,
        why="makes a file or folder, and removes it; what fails inside fails outside",
    ),
    *rows("tempfile", Gives.FRESH, "mkdtemp mkstemp", effect=True, why="makes a file or folder"),
    *rows("sys", Gives.NOTHING, "exit", effect=True, why="ends the process"),
    *rows("os", Gives.NOTHING, "_exit abort", effect=True, why="ends the process"),
]

_READ = "read readline readlines readable seekable writable tell fileno isatty"
_WRITE = "write writelines flush close seek truncate"
_STREAMS: list[Row] = [
    *rows(
        "_io",
        Gives.VALUE,
        "StringIO BytesIO",
        quiet=True,
        passes=True,
        why="a file in memory; what fails inside fails outside",
    ),
    *rows(
        "_io",
        Gives.VALUE,
        "StringIO.getvalue BytesIO.getvalue BytesIO.getbuffer",
        quiet=True,
        why="returns what was written so far",
    ),
    *rows(
        "_io",
        Gives.VALUE,
        "TextIOWrapper FileIO BufferedReader BufferedWriter BufferedRandom",
        effect=True,
        passes=True,
        why="an open file; what fails inside fails outside",
    ),
    *rows(
        "",
        Gives.VALUE,
        "_io._IOBase typing.IO typing.TextIO typing.BinaryIO",
        effect=True,
        passes=True,
        why="an open file; what fails inside fails outside",
    ),
    *rows(
        "typing.IO",
        Gives.VALUE,
        f"{_READ} __next__ __iter__ closed mode name",
        effect=True,
        why="reads a file, and so moves on in it",
    ),
    *rows("typing.IO", Gives.NOTHING, _WRITE, effect=True, why="writes to a file"),
    *rows(
        "_io",
        Gives.VALUE,
        "_IOBase.readline _IOBase.readlines _IOBase.readable _IOBase.seekable _IOBase.writable "
        "_IOBase.tell _IOBase.fileno _IOBase.isatty _IOBase.closed _IOBase.__next__ "
        "_IOBase.__iter__ _TextIOBase.read _TextIOBase.readline _TextIOBase.readlines "
        "_TextIOBase.__next__ _TextIOBase.__iter__ _BufferedIOBase.read _BufferedIOBase.read1 "
        "_RawIOBase.read _RawIOBase.readall TextIOWrapper.readline FileIO.read "
        "BytesIO.readlines",
        effect=True,
        why="reads a file, and so moves on in it",
    ),
    *rows(
        "_io",
        Gives.NOTHING,
        "_IOBase.writelines _IOBase.flush _IOBase.close _IOBase.seek _IOBase.truncate "
        "_TextIOBase.write _TextIOBase.writelines _BufferedIOBase.write _RawIOBase.write "
        "BufferedWriter.write StringIO.seek StringIO.truncate BytesIO.seek TextIOWrapper.seek "
        "TextIOWrapper.truncate TextIOWrapper.reconfigure FileIO.seek BufferedReader.seek "
        "BufferedWriter.seek BufferedRandom.seek _BufferedIOBase.readinto "
        "_BufferedIOBase.readinto1 _RawIOBase.readinto",
        effect=True,
        why="writes to a file, or moves on in it",
    ),
]

_SERVICES: list[Row] = [
    *rows(
        "",
        Gives.VALUE,
        "sqlite3.Connection _sqlite3.connect zipfile.ZipFile tarfile.TarFile subprocess.Popen "
        "socket.socket http.client.HTTPResponse urllib.request.urlopen",
        effect=True,
        passes=True,
        why="opens something, and closes or rolls back; what fails inside fails outside",
    ),
    *rows(
        "",
        Gives.VALUE,
        "sqlite3.Connection.execute sqlite3.Connection.executemany sqlite3.Connection.commit "
        "sqlite3.Connection.rollback sqlite3.Connection.cursor sqlite3.Connection.close "
        "sqlite3.Cursor.execute sqlite3.Cursor.executemany sqlite3.Cursor.fetchone "
        "sqlite3.Cursor.fetchmany sqlite3.Cursor.fetchall sqlite3.Cursor.close "
        "sqlite3.Cursor.__iter__ sqlite3.Cursor.__next__",
        effect=True,
        why="asks a database, or changes it",
    ),
    *rows(
        "subprocess",
        Gives.VALUE,
        "run call check_call check_output getoutput",
        effect=True,
        why="runs another program",
    ),
    *rows(
        "csv",
        Gives.HELD,
        {"DictReader.fieldnames": "self=advance"},
        changes="self",
        why="draws the first row where nobody has drawn it yet",
    ),
    *rows(
        "_csv",
        Gives.VALUE,
        "reader",
        quiet=True,
        lazy=True,
        why="reads rows from lines, one by one",
    ),
    *rows(
        "_csv",
        Gives.HELD,
        {"writer": "fileobj=hold"},
        quiet=True,
        why="writes rows to the file that it keeps",
    ),
]

TABLE: list[Row] = [*_PATHS, *_ASKING, *_WRITING, *_STREAMS, *_SERVICES]
