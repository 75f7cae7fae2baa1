"""Games for players that read and write text: what a seat sees in sentences, moves out of free answers."""

from __future__ import annotations

from .conversation import Conversation, Reply
from .legend import legend
from .looking import look
from .playing import Finished, play
from .reading import found
from .vocabulary import vocabulary

__all__ = ["Conversation", "Finished", "Reply", "found", "legend", "look", "play", "vocabulary"]
