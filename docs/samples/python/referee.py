"""Judge turns by the line service; link what refuses them.

python3 referee.py LINKS CHECKOUT
LINKS: the address of links.json, or a file of it.
CHECKOUT: the folder of the project, set up.
"""

import json
import subprocess
import sys
from urllib.parse import quote
from urllib.request import urlopen


class Referee:
    """The engine: a request a line, an answer a line."""

    def __init__(self, checkout):
        self.engine = subprocess.Popen(
            ["npm", "run", "-s", "engine"],
            cwd=checkout,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def ask(self, **request):
        self.engine.stdin.write(json.dumps(request) + "\n")
        self.engine.stdin.flush()
        answer = json.loads(self.engine.stdout.readline())
        if not answer["ok"]:
            raise ValueError(answer["error"]["message"])
        return answer

    def close(self):
        self.engine.stdin.close()
        self.engine.wait()


def load_links(place):
    if place.startswith("http"):
        with urlopen(place) as answer:
            links = json.load(answer)
    else:
        with open(place, encoding="utf-8") as file:
            links = json.load(file)
    if links["version"] != 1:
        raise ValueError("links.json has a new version")
    return links


def board_url(links, locale, rules, position, roll, play):
    def part(text):
        return quote(text, safe="/:").replace("%20", "_")

    board = links["pages"]["board"][locale]["url"]
    dice = f"{roll[0]}{roll[1]}"
    at = part(position)
    return (
        f"{board}#rules={rules}&at={at}"
        f"&roll={dice}&play={part(play)}"
    )


def main(place, checkout):
    links = load_links(place)
    referee = Referee(checkout)
    turn = {
        "rules": "plakoto",
        "position": "w 24:w15 18:b2 1:b13",
        "roll": [6, 5],
    }
    for play in ["24/13", "24/18 24/19"]:
        answer = referee.ask(op="judge", play=play, **turn)
        if answer["legal"]:
            print(play, "->", answer["position"])
            continue
        rule = links["clauses"][answer["clause"]]["bg"]
        print(play, "-", answer["faults"][0]["code"])
        print("  rule: ", rule)
        print("  board:", board_url(links, "bg", play=play, **turn))
    referee.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
