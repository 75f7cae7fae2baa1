"""A wire that can be cut: what goes through it is passed on, until it falls silent."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress

from seaboard.server.serve import bind


class Proxy:
    """Leads to another port of this machine."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listening = bind("127.0.0.1", 0)
        self.listening.setblocking(True)
        self.port: int = self.listening.getsockname()[1]
        self.is_cut = False  # nothing gets through, and nobody is told so
        self.refuses = False  # nobody is let in
        self.ended = False
        self.sockets: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if self.refuses:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.sockets += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pump, args=(one, other), daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while some := one.recv(65_536):
                while self.is_cut and not self.ended:
                    time.sleep(0.01)
                other.sendall(some)
        with suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)

    def refuse(self) -> None:
        """End all connections, and let nobody in."""
        self.refuses = True
        self._drop()

    def mend(self) -> None:
        """What was on its way is lost with its connections, as after a long silence; new ones are led on."""
        self._drop()
        self.is_cut = self.refuses = False

    def _drop(self) -> None:
        for one in self.sockets:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """For good."""
        self.ended = True
        with suppress(OSError):
            self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()
        self._drop()
        for one in self.sockets:
            one.close()
