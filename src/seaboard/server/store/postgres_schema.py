"""Our tables in a PostgreSQL database: ours or refused, made or brought up to date, what can be wrong."""

from __future__ import annotations

import logging
import secrets

import psycopg
from psycopg.conninfo import conninfo_to_dict

from .postgres_wire import SILENCE, Connection
from .protocol import Reason, StorageError

log = logging.getLogger("seaboard.server")
OURS = 0x53454142  # "SEAB": whoever makes or changes the schema holds the advisory lock of this number

# The log has no foreign key: it would cost as much as the row, and only who has a table's lease writes to it.
FIRST = """
CREATE TABLE ours (
    version integer NOT NULL,
    secret text NOT NULL
);
CREATE TABLE "tables" (
    id text PRIMARY KEY,
    game text NOT NULL,
    rules_version text NOT NULL,
    players integer NOT NULL,
    seed text NOT NULL,
    options text NOT NULL,
    created_at double precision NOT NULL,
    terms text NOT NULL
);
CREATE TABLE seats (
    "table" text NOT NULL REFERENCES "tables" (id),
    seat integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    name text NOT NULL,
    bot text NOT NULL,
    token_sha256 text NOT NULL,
    PRIMARY KEY ("table", seat)
);
CREATE TABLE log (
    "table" text NOT NULL,
    ply bigint NOT NULL,
    kind text NOT NULL CHECK (kind IN ('move', 'undo')),
    seat integer NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY ("table", ply)
);
CREATE FUNCTION log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$;
CREATE TRIGGER log_is_never_changed BEFORE UPDATE OR DELETE ON log
FOR EACH ROW EXECUTE FUNCTION log_is_append_only();
CREATE TABLE analyses (
    "table" text PRIMARY KEY REFERENCES "tables" (id),
    ply bigint NOT NULL,
    text text NOT NULL
);
CREATE TABLE keepers (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address text NOT NULL,
    seen_at timestamptz NOT NULL
);
CREATE TABLE leases (
    "table" text PRIMARY KEY REFERENCES "tables" (id),
    keeper bigint NOT NULL,
    fence bigint NOT NULL
) WITH (fillfactor = 50);
"""

TIMES = """
ALTER TABLE log ADD COLUMN times text NOT NULL DEFAULT '';
"""

AVATARS = """
ALTER TABLE seats ADD COLUMN avatar text NOT NULL DEFAULT '';
"""

SCHEMAS = (FIRST, TIMES + AVATARS)  # what each version adds; an earlier one is brought up to date

# The first characters of SQLSTATE, the longest that fits counts; all else is a complaint about one statement.
REASONS: dict[str, Reason] = {
    "53100": "full",
    "25006": "unwritable",  # a standby
    "42501": "unwritable",
    "55P03": "locked",
    "57014": "locked",  # it took too long
    "XX001": "damaged",
    "XX002": "damaged",
    "08": "unreachable",
    "28": "unreachable",  # a password, say
    "3D": "unreachable",  # no such database
    "53": "unreachable",  # too many connections, no memory
    "57": "unreachable",  # shut down, starting up
}


def parts_of(address: str) -> dict[str, str] | None:
    """What an address of a database says; None where it cannot be read, or not as it was meant.

    A password in which signs are not written as %XX ends up in the host, the port or the database's name.
    """
    try:
        parts = {key: str(value) for key, value in conninfo_to_dict(address).items()}
    except (psycopg.Error, ValueError):
        return None
    strayed = "@" in parts.get("host", "")[1:] + parts.get("dbname", "")  # "@…" is a socket's name
    is_port = parts.get("port", "").replace(",", "0").isdecimal() or "port" not in parts
    return parts if is_port and not strayed else None


def place_of(address: str) -> str:
    """A database as errors and logs name it: without user and password."""
    parts = parts_of(address)
    if parts is None:
        return "postgresql:"
    return f"postgresql://{parts.get('host', '')}:{parts.get('port', 5432)}/{parts.get('dbname', '')}"


def say(error: psycopg.Error, address: str) -> None:
    """Log PostgreSQL's own words, without the password."""
    text = str(error).strip()
    for secret in (address, (parts_of(address) or {}).get("password")):
        if secret:
            text = text.replace(secret, "…")
    log.error("PostgreSQL says: %s", text)


def reason_of(error: psycopg.Error) -> Reason | None:
    """What hinders everybody, whatever was to be written; None if it is one statement's own fault."""
    state = error.sqlstate
    if state is None:
        return "unreachable" if isinstance(error, psycopg.OperationalError) else None
    return REASONS.get(state) or REASONS.get(state[:2])


# The server too shall notice a client that is gone, with whatever it has locked; left alone it takes hours.
OUR_WAYS = """
SET search_path = seaboard;
SET statement_timeout = '10s';
SET lock_timeout = '5s';
SET idle_in_transaction_session_timeout = '10s';
SET tcp_keepalives_idle = 3;
SET tcp_keepalives_interval = 1;
SET tcp_keepalives_count = 5;
SET tcp_user_timeout = '8s';
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') IN ('off', 'local')
"""


def connect(address: str, silence: float = SILENCE) -> Connection:
    """A connection whose commits are durable, and that notices a server that is gone or does not answer."""
    db = Connection.connect(
        address,
        autocommit=True,
        connect_timeout=3,
        keepalives_idle=2,
        keepalives_interval=1,
        keepalives_count=3,
        tcp_user_timeout=4000,
        application_name="seaboard",
    )
    db.silence = silence
    db.execute(OUR_WAYS)
    return db


def prepare(address: str) -> None:
    """The schema, made or checked; nothing is written into a foreign one. StorageError."""
    if parts_of(address) is None:  # what the library says of it would show the password
        raise StorageError("address", place_of(address))
    try:
        with connect(address) as db, db.transaction():
            db.execute("SELECT pg_advisory_xact_lock(%s)", (OURS,))  # of several processes one does it
            version = version_of(db, address)
            if version == len(SCHEMAS):
                return
            db.execute("CREATE SCHEMA IF NOT EXISTS seaboard")
            for schema in SCHEMAS[version:]:
                db.execute(schema.encode())
            if not version:  # by which the processes of one server know each other
                db.execute("INSERT INTO ours VALUES (0, %s)", (secrets.token_hex(32),))
            db.execute("UPDATE ours SET version = %s", (len(SCHEMAS),))
    except psycopg.Error as error:
        say(error, address)
        raise StorageError(reason_of(error) or "unwritable", place_of(address)) from error


def version_of(db: Connection, address: str) -> int:
    """The version of the schema, 0 where there is none; StorageError if it is not ours, or a later one."""
    found = db.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'seaboard'").fetchone()
    ours = db.execute("SELECT to_regclass('seaboard.ours') IS NOT NULL").fetchone()
    assert found is not None and ours is not None
    if not ours[0]:
        if found[0]:
            raise StorageError("not-ours", place_of(address))
        return 0
    row = db.execute("SELECT version FROM ours").fetchone()
    if row is None or not isinstance(row[0], int):
        raise StorageError("not-ours", place_of(address))
    if row[0] > len(SCHEMAS):
        raise StorageError("newer", place_of(address))
    return row[0]
