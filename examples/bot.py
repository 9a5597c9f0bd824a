#!/usr/bin/env python3
"""A computer player in another language: joins a table by its link, plays a whole game, prints the score.

    python3 examples/bot.py http://127.0.0.1:7878/#join=KEY [NAME]

It needs nothing but Python. docs/protocol.md explains every message.
"""
import base64, json, os, random, secrets, socket, struct, sys, time, urllib.parse, urllib.request

link = urllib.parse.urlsplit(sys.argv[1])
name = sys.argv[2] if len(sys.argv) > 2 else "Python"
key = link.fragment.removeprefix("join=")
cookie = ""


def post(path, body):
    """Sends a request. The first answer brings the cookie by which the server knows us."""
    global cookie
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    url = f"http://{link.netloc}{path}"
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        cookie = answer.headers.get("Set-Cookie", cookie).split(";")[0]
        return json.load(answer)


def send(data, opcode=1):
    """Sends one frame of a WebSocket; those of a client are masked."""
    size = struct.pack("!B", 128 | len(data)) if len(data) < 126 else struct.pack("!BH", 254, len(data))
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    stream.sendall(bytes([128 | opcode]) + size + mask + masked)


def messages():
    """The messages of the server, one JSON object each. Large ones come in several frames."""
    text = b""
    while head := read.read(2):
        size = head[1]
        if size > 125:
            size = int.from_bytes(read.read(2 if size == 126 else 8), "big")
        data = read.read(size)
        match head[0] & 15:
            case 0 | 1:
                text += data
                if head[0] & 128:  # The last frame of the message.
                    yield json.loads(text)
                    text = b""
            case 9:  # A ping; whoever does not answer is disconnected.
                send(data, 10)


def choose(menu):
    """Never moves dice about, and ends a phase only when there is nothing else to do."""
    def rank(choice):
        return {"move": 3, "lift": 3, "turn": 3, "back": 4, "ready": 2, "close": 2}.get(choice["do"].split()[0], 0)
    best = min(map(rank, menu["choices"]))
    return random.choice([choice["do"] for choice in menu["choices"] if rank(choice) == best])


def connect():
    """Opens the socket of the game."""
    global stream, read
    stream = socket.create_connection((link.hostname, link.port or 80))
    stream.sendall(
        f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {link.netloc}\r\nCookie: {cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
    )
    read = stream.makefile("rb")
    if not read.readline().startswith(b"HTTP/1.1 101"):
        raise ConnectionError("no socket")
    while read.readline().strip():  # The head of the answer ends with an empty line.
        pass


def play():
    """Plays until the game is over, or the connection ends; whether it is over."""
    answered = set()  # Whatever was not stored is asked again after the connection was lost.
    for message in messages():
        if message["type"] == "room" and message["stage"] == "waiting" and not message["you"]["seats"]:
            seat = next(chair["seat"] for chair in message["chairs"] if chair["occupant"] == "open")
            post(f"/api/games/{game}/room", {"type": "sit", "seat": seat, "name": name, "nonce": secrets.token_hex(32)})
        if message["type"] == "table":
            for prompt in message["prompts"]:
                question = (prompt["seat"], prompt["question"])
                if prompt["menu"] and question not in answered:
                    answered.add(question)
                    step = {"act": choose(prompt["menu"])}
                    command = {"type": "command", "id": secrets.token_hex(16), "seat": question[0], "question": question[1]}
                    send(json.dumps({**command, "do": step}).encode())
            if message["view"]["outcome"]:
                for seat in message["view"]["seats"]:
                    print(*seat["occupant"].values(), seat["points"]["total"])
                return True
    return False


game = post("/api/links", {"key": key})["game"]
over = False
while not over:
    try:
        connect()
        over = play()
    except OSError:  # The server is away for a moment.
        pass
    if not over:
        time.sleep(0.5)
