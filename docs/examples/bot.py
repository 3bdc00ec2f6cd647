"""A bot of one's own, from docs/protocol.md alone: python3 bot.py ADDRESS TABLE SEAT. It sits down and plays at random.
Only Python's own library: it uses plain requests instead of a WebSocket."""
import hashlib, json, random, secrets, sys, uuid
from urllib.request import Request, urlopen

address, table, seat = sys.argv[1], sys.argv[2], int(sys.argv[3])
headers = {"content-type": "application/json", "x-parlour-client": "program"}

def call(method, path, body=None):
    request = Request(address + path, None if body is None else json.dumps(body).encode(), headers, method=method)
    answer = urlopen(request, timeout=60).read()
    return json.loads(answer) if answer else None

def drawn(domain):
    if "one" in domain: return random.choice(domain["one"])
    if "some" in domain: return domain["some"][:domain["atLeast"]]
    if "parts" in domain: return filled(domain["parts"])
    return random.randint(domain["min"], domain["max"])

def filled(fields): return {name: drawn(domain) for name, domain in fields.items()}

def changed(before, change):
    if change is None: return before
    if "is" in change: return change["is"]
    if "put" in change: return before[:change["from"]] + change["put"] + before[change["from"] + change["cut"]:]
    after = {str(i): each for i, each in enumerate(before)} if isinstance(before, list) else dict(before)
    for key in change.get("gone", []): after.pop(key, None)
    for key, inner in change["at"].items(): after[key] = changed(after.get(key), inner)
    if not isinstance(before, list): return after
    return [after[str(i)] for i in range(change.get("length", len(before)))]

headers["authorization"] = "Bearer " + call("POST", "/api/me", {"name": "Random Python"})["token"]
line = call("POST", f"/api/tables/{table}/polls", {})["line"]
update, entropy = None, secrets.token_hex(16)
promise = hashlib.sha256(b"parlour entropy " + entropy.encode()).hexdigest()
def ask(what): call("POST", f"/api/polls/{line}", {"id": 1, "ask": what})

ask({"is": "sit", "seat": seat})
while not (update and update["outcome"]):
    for message in call("GET", f"/api/polls/{line}"):
        told = message.get("told", {"is": "an answer"})
        dice = told["room"]["dice"] if told["is"] == "room" else None
        if dice and seat not in dice["promised"]: ask({"is": "promise", "seat": seat, "promise": promise})
        elif dice and len(dice["promised"]) == len(dice["persons"]): ask({"is": "reveal", "seat": seat, "entropy": entropy})
        if told["is"] == "whole": update = told["update"]
        elif told["is"] == "changed": update = changed(update, told.get("change"))
    if update and update["waiting"] and seat in update["waiting"]["seats"]:
        offer = random.choice(update["sights"][0]["sight"]["offers"])
        choice = {"type": offer["type"], **filled(offer["fields"])}
        ask({"is": "act", "seat": seat, "choice": choice, "at": update["version"], "key": str(uuid.uuid4())})
