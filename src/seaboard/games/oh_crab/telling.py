"""How Oh Crab! speaks, in the sentences of `words/*.ftl`."""

from __future__ import annotations

from typing import Any

from seaboard.match.errors import Refusal
from seaboard.match.game import Event
from seaboard.words import Words

View = dict[str, Any]
SENTENCES = {"cook_moved": "cook", "round_began": "round", "race_over": "over"}  # the others by their kind


class OhCrabTelling:
    """Seats are the colours of their crabs; a card is called by its id, which is what a person types."""

    # Decisions as words, what the spaces do, and the special actions.
    clauses = ("O175", *(f"O{number}" for number in (*range(61, 69), 70, 72, 73, *range(80, 92))))

    def seat(self, view: View, seat: int, words: Words) -> str:
        return " + ".join(words.say("crab-name", crab=crab) for crab in view["seats"][seat]["crabs"])

    mover = seat

    def event(self, event: Event, view: View, words: Words) -> str:
        kind = event["kind"]
        facts = self._facts(event, view, words)
        match kind:
            case "ready" if "card" in event:
                return words.say("said-ready-card", **facts)
            case "took" if "card" not in event:
                return words.say("said-took-blind", **facts)
            case "moved" if event["how"] == "push":
                return words.say("said-pushed", **facts)
            case "shell" if "n" in event:
                return words.say("said-shells", **facts)
        return words.say(f"said-{SENTENCES.get(kind, kind.replace('_', '-'))}", **facts)

    def about(self, refusal: Refusal, view: View, words: Words) -> dict[str, Any]:
        card = refusal.params.get("card")
        return {} if card is None else {"card": called(card, view, words)}

    def own(self, view: View, words: Words) -> list[str]:
        """The cards only their owner sees, and what is asked."""
        mine, question = view["seats"][view["you"]], view["question"]
        hand = ", ".join(called(card, view, words) for card in mine["hand"])
        said = [words.say("describe-hand", cards=hand or words.say("hand-empty"))]
        if "down" in mine:
            said.append(words.say("describe-down", card=called(mine["down"], view, words)))
        about = (question.get("pushed"), question.get("crab"), view["crab"], mine["letter"])
        crab = words.say("crab-name", crab=next(filter(None, about)))
        what = question.get("cost") or question.get("token") or question.get("card") or ""
        return [*said, words.say(f"ask-{question['asks']}", crab=crab, what=what)]

    def offered(self, view: View, words: Words) -> str:
        """The words that answer, with what each gives or where it leads."""
        between = "\n" if view["question"]["kind"] == "offer" else "  "
        return between.join(answer(choice, view, words) for choice in view["choices"])

    def _facts(self, event: Event, view: View, words: Words) -> dict[str, Any]:
        """What the sentences want to know of an event."""
        facts = {name: value for name, value in event.items() if isinstance(value, str | int)}
        facts |= {"shells": event.get("shells", 0), "fits": len(event.get("fits", []))}
        if "seat" in event:
            facts["name"] = self.seat(view, event["seat"], words)
            facts["you"] = "yes" if event["seat"] == view["you"] else "no"
        if "crab" in event:
            facts["crab"] = words.say("crab-name", crab=event["crab"])
        if "card" in event:
            facts["card"] = called(event["card"], view, words)
        match event["kind"]:
            case "moved":
                in_sea = event["cell"] == "sea"
                facts |= {"sea": "yes" if in_sea else "no", "how": event["how"]}
                facts["cell"] = words.say("the-sea") if in_sea else event["cell"]
            case "used":
                facts["action"] = action(event.get("what") or event["source"], words)
            case "took_back":
                facts["count"] = len(event["cards"])
            case "round_began":
                facts["round"] = event["number"]
            case "race_over":
                winners = event["winners"]
                facts["names"] = ", ".join(self.seat(view, seat, words) for seat in winners)
                facts |= {"count": len(winners), "you": "yes" if winners == [view["you"]] else "no"}
        return facts


def answer(choice: dict[str, Any], view: View, words: Words) -> str:
    """A word to type, with what it gives or where it leads: "main (Forward)", "NE (e5)"."""
    word: str = choice["word"]
    given = [chip["gives"] for chip in view["chips"] if chip["word"] == word]
    given += [extra["tile"] for extra in view["extra"] if extra["tile"] == word]
    if given:
        return f"{word} ({action(given[0], words)})"
    for offer in (view["pack"] or {}).get("offers", []):
        if offer["word"] == word:
            name = words.say("ability-name", card=offer["card"])
            return f"{word} ({name}: {words.say('ability-effect', card=offer['card'])})"
    cells = [way["cell"] for way in choice.get("ways", [])]
    if not cells:
        return word
    return f"{word} ({', '.join(words.say('the-sea') if cell == 'sea' else cell for cell in cells)})"


def action(name: str, words: Words) -> str:
    """A special action, a tile, the shortcut, or a basic action by its icon."""
    if name == "cut":
        return words.say("cut-name")
    return words.say("icon-name", icon=name) if len(name) == 1 else words.say("action-name", action=name)


def called(card: str, view: View, words: Words) -> str:
    """A card by its id, its main action and its special action: "FAST3 (Shell, Faster!)"."""
    face = next((face for face in view["faces"] if face["card"] == card), None)
    if face is None:
        return card
    names = [words.say("icon-name", icon=face["main"])]
    if face.get("special"):
        names.append(words.say("action-name", action=face["special"]))
    return f"{card} ({', '.join(names)})"


TELLING = OhCrabTelling()
