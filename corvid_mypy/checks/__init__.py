"""After a module: hold it to its promises."""
