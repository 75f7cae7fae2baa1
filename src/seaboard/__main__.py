"""`python -m seaboard` is `seaboard`."""

from seaboard.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
