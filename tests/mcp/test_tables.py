"""An agent at ordinary tables, by a real client of the protocol over HTTP."""

from __future__ import annotations

import threading

import httpx
import pytest

from seaboard.server.keepers.protocol import Elsewhere
from tests.clauses import clause
from tests.server.house import BOT, FRIEND, ME, Client, House

from .agent import Agent, Refused, with_agent

pytestmark = pytest.mark.once


def test_the_tools_describe_themselves(house: House) -> None:
    async def act(agent: Agent) -> None:
        tools = (await agent.client.list_tools()).tools
        assert [tool.name for tool in tools] == ["games", "sit", "look", "why_not", "move"]
        for tool in tools:
            texts = [tool.description, *(a["description"] for a in tool.input_schema["properties"].values())]
            assert all(text and not text.startswith("text-") for text in texts)
        games = await agent.call("games")
        assert "urchins: Urchins, 2–4 players" in games and "jump=any|one  (U12)" in games
        assert agent.client.instructions is not None and "sit" in agent.client.instructions
        rules = await agent.client.read_resource("seaboard://rules/urchins/fr")
        assert "U21" in str(rules.contents[0])

    with_agent(house, act)


def test_an_agent_a_bot_and_a_person_finish_a_game_together(house: House) -> None:
    seated = house.open(ME, FRIEND, BOT, game="urchins", rows=3, cols=3)
    ann = house.watch(seated["table"], seated["token"])
    person = threading.Thread(target=play_to_the_end, args=(ann,))
    person.start()

    async def act(agent: Agent) -> None:
        link = f"http://{house.host}:{house.port}/t/{seated['table']}"
        told = await agent.sit(link=link, name="Rockpool")
        assert link in told and "You play Urchins as B" in told
        assert "The match is over. Scores:" in await agent.play_on()

    with_agent(house, act)
    person.join(20)
    assert ann.state["over"] and ann.state["table"]["seats"][1]["name"] == "Rockpool"
    assert {entry["seat"] for entry in ann.log} == {0, 1, 2}


def play_to_the_end(client: Client) -> None:
    """The last legal move, again and again."""
    while not client.until(lambda state: state["over"] or state["moves"])["over"]:
        client.move(client.state["moves"][-1])


@clause("O16")
def test_plans_made_at_the_same_time(house: House) -> None:
    async def act(agent: Agent) -> None:
        await agent.sit(game="oh-crab", others=["plankton", "plankton"])
        card = agent.moves[0]
        told = await agent.move(card)
        assert f"[{card}]" in told and "It is your turn." in told

    with_agent(house, act)


def test_a_flick_that_no_list_has(house: House) -> None:
    flick = "flick phi=0.5000 power=0.9000 side=0.00 height=0.00"

    async def act(agent: Agent) -> None:
        await agent.sit(game="icecool", others=["plankton"], options={"first_catcher": 1})
        await agent.wait()
        assert flick not in agent.moves and "phi is the direction" in agent.told
        assert f"[{flick}]" in await agent.move(flick)

    with_agent(house, act)


def test_a_new_table_with_a_free_seat_and_its_link(house: House) -> None:
    async def act(agent: Agent) -> None:
        told = await agent.sit(game="fish-and-chips", others=["friend"], language="fr")
        assert "Une place est encore libre" in told and f"/t/{agent.table}" in told
        ben = house.sit(agent.table)
        watcher = house.watch(agent.table, ben["token"])
        assert watcher.state["table"]["seats"][0]["here"], "an agent that thinks is still here"

    with_agent(house, act)


@clause("F19")
def test_a_refusal_names_its_clause_and_nothing_moves(house: House) -> None:
    async def act(agent: Agent) -> None:
        await agent.sit(game="fish-and-chips", others=["plankton"])
        await agent.wait()
        await agent.move("ok")
        strong = await agent.call("why_not", seat=agent.seat, move=agent.moves[0])
        assert strong == f"{agent.moves[0]} is legal."
        refused = await agent.call("why_not", seat=agent.seat, move="--")
        assert "F19" in refused
        ply = house.hall.tables[agent.table].story.ply
        for move, said in (
            ("--", "rule F19"),
            ("hello", "cannot be read as a move"),
            ("a1xa2 or a1xb1", "several"),
        ):
            with pytest.raises(Refused, match=said):
                await agent.move(move)
        assert house.hall.tables[agent.table].story.ply == ply

    with_agent(house, act)


def test_a_clause_can_be_read_as_the_legend_promises(house: House) -> None:
    seated = house.open(ME, FRIEND, game="urchins")

    async def act(agent: Agent) -> None:
        assert "RULES:" in await agent.sit(link=seated["table"])  # it is not its turn, and it may read
        for tool in ("why_not", "move"):
            assert "**U21**" in await agent.call(tool, seat=agent.seat, move="RULES: u21")
            assert "no clause U999" in await agent.call(tool, seat=agent.seat, move="RULES: U999")

    with_agent(house, act)


def test_an_answer_at_length_is_told_what_it_lacks(house: House) -> None:
    async def act(agent: Agent) -> None:
        await agent.sit(game="urchins", others=["friend"])
        ply = house.hall.tables[agent.table].story.ply
        several = " ".join(f"{column}{row}-a1" for column in "abcdefgh" for row in range(1, 10))
        for move, said in (
            ("well " * 300, "No move was found"),
            ("MOVE: I do not know, " * 90, "No move was found"),
            ("well " * 500, "too long to look for a move in: 2,000"),
            ("RULES: U21\n" * 500, "too long"),
            (several, "several moves.*, …. Name"),
        ):
            for tool in ("move", "why_not"):
                with pytest.raises(Refused, match=said) as refused:
                    await agent.call(tool, seat=agent.seat, move=move)
                assert "{" not in str(refused.value)
        assert house.hall.tables[agent.table].story.ply == ply

    with_agent(house, act)


def test_a_link_is_understood_however_it_was_copied(house: House) -> None:
    async def act(agent: Agent) -> None:
        for behind in ("", "/", "/12", "?x=1", "#12", " "):
            seated = house.open(ME, FRIEND, game="urchins")
            await agent.sit(link=f"http://{house.host}:{house.port}/t/{seated['table']}{behind}")
            assert agent.table == seated["table"]

    with_agent(house, act)


def test_a_table_that_moves_meanwhile_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def moved(name: str) -> None:
        raise Elsewhere(name, 7)

    async def act(agent: Agent) -> None:
        monkeypatch.setattr(house.hall, "table", moved)
        with pytest.raises(Refused, match="Nothing was changed; try again"):
            await agent.sit(link="kelp-42")

    with_agent(house, act)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({}, "link of a table, or a game"),
        ({"link": "no-such-table"}, "has been cleared"),
        ({"game": "chess"}, "not on the server"),
        ({"game": "urchins", "others": ["hal"]}, "does not play this game"),
        ({"game": "urchins", "others": []}, "not for that many players"),
        ({"game": "urchins", "options": {"jump": "two"}}, "allowed: "),
        ({"game": "urchins", "name": "x" * 99}, "too long"),
    ],
)
def test_what_cannot_be_wished_is_told(house: House, wish: dict[str, object], said: str) -> None:
    async def act(agent: Agent) -> None:
        with pytest.raises(Refused, match=said):
            await agent.sit(**wish)

    with_agent(house, act)


def test_a_seat_must_be_one(house: House) -> None:
    async def act(agent: Agent) -> None:
        await agent.sit(game="urchins")
        for seat in ("", "nonsense", "no.table", f"{agent.table}.guess", f"{agent.table}"):
            with pytest.raises(Refused, match="no seat of any table"):
                await agent.call("look", seat=seat)

    with_agent(house, act)


def test_whose_turn_it_is_not_waits(house: House) -> None:
    seated = house.open(ME, FRIEND, game="urchins")

    async def act(agent: Agent) -> None:
        told = await agent.sit(link=seated["table"])
        assert "You are not asked yet" in told
        with pytest.raises(Refused, match="not your turn"):
            await agent.move("=")
        waiting = await agent.call("look", seat=agent.seat, seconds=0.01)
        assert "call look to wait on" in waiting
        ann = house.watch(seated["table"], seated["token"])
        for _ in range(2):
            ann.move()
        assert "It is your turn." in await agent.call("look", seat=agent.seat, seconds=20)

    with_agent(house, act)


def test_an_undo_that_a_person_asks_for_is_granted_and_an_old_answer_is_refused(house: House) -> None:
    seated = house.open(ME, FRIEND, game="urchins")

    async def act(agent: Agent) -> None:
        await agent.sit(link=seated["table"])
        ann = house.watch(seated["table"], seated["token"])
        for _ in range(2):
            ann.move()
        await agent.call("look", seat=agent.seat, seconds=20)
        ann.say(type="undo", ply=ann.state["ply"])
        ann.until(lambda state: state["to_move"] == [0])
        with pytest.raises(Refused, match="not your turn"):
            await agent.move("=")

    with_agent(house, act)


def test_a_foreign_page_is_not_let_in(house: House) -> None:
    address = f"http://{house.host}:{house.port}/mcp"
    answer = httpx.post(address, json={}, headers={"Origin": "https://elsewhere.example"}, trust_env=False)
    assert answer.status_code == 403 and answer.json()["code"] == "origin"
