// The same load on the server of boardgame.io, for comparison: tables of four players and a spectator, a state of
// a given size, moves at a fixed rate, and the time until all five have the update.
//
//   npm install --prefix FOLDER boardgame.io ws
//   node crates/load/compare/boardgame.mjs FOLDER --tables 1000 --bytes 6000 --seconds 10 --rates 500,1000
//
// The server runs in a process of its own and keeps its games in memory, as it does unless told otherwise.

import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const GAME = 'steps';
const PLAYERS = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '1000' },
    bytes: { type: 'string', default: '6000' },
    seconds: { type: 'string', default: '10' },
    rates: { type: 'string', default: '500' },
    port: { type: 'string' },
  },
});
const folder = resolve(positionals[0] ?? '.');
const require = createRequire(`${folder}/package.json`);

if (values.port !== undefined) {
  serve(Number(values.port));
} else {
  await measure();
}

/** The server, with a game whose state is as large as ours and whose every move changes a little of it. */
function serve(port) {
  const { Server } = require('boardgame.io/server');
  const part = (n) => ({ id: n, kind: 'guest', places: [n, n + 1, n + 2], open: n % 2 === 0 });
  const count = Math.round(Number(values.bytes) / JSON.stringify(part(50)).length);
  const game = {
    name: GAME,
    disableUndo: true,
    setup: () => ({ n: 0, parts: Array.from({ length: count }, (_, n) => part(n)) }),
    turn: { activePlayers: { all: 'playing' } },
    moves: {
      step: ({ G }, at) => {
        G.n += 1;
        G.parts[at % G.parts.length].places[0] += 1;
      },
    },
  };
  const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
  server.run({ port, callback: () => process.send('ready') });
}

async function measure() {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const child = fork(process.argv[1], [...process.argv.slice(2), '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.on('exit', () => child.kill());
  await new Promise((ready) => child.once('message', ready));
  const tables = [];
  for (let n = 0; n < Number(values.tables); n += 1) {
    tables.push(meet(port, n));
    if (tables.length % 16 === 0) await Promise.all(tables);
  }
  const seated = await Promise.all(tables);
  console.log(`${seated.length} tables, memory ${memory(child)} MB`);
  console.log('   rate   done/s     p50      p99     most   server  people  memory  bytes each');
  for (const rate of values.rates.split(',').map(Number)) {
    await play(seated, rate, child);
    await sleep(1000);
  }
  process.exit(0);
}

/** Everybody sits down at a table, which the first one makes by asking for it. */
async function meet(port, n) {
  const table = { matchID: `table-${n}`, seen: [], sockets: [], received: 0, pending: undefined };
  for (let viewer = 0; viewer <= PLAYERS; viewer += 1) await attend(port, table, viewer);
  return table;
}

/** Opens the socket of a viewer, in the framing of Socket.IO, and waits for the first state. */
function attend(port, table, viewer) {
  const WebSocket = require('ws');
  const options = { perMessageDeflate: false };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, options);
  table.sockets[viewer] = socket;
  return new Promise((seated, failed) => {
    socket.on('error', failed);
    socket.on('message', (data) => {
      table.received += data.length;
      const text = data.toString();
      if (text.startsWith('0')) {
        socket.send(`40/${GAME},`);
      } else if (text === '2') {
        socket.send('3');
      } else if (text.startsWith(`40/${GAME},`)) {
        const seat = viewer < PLAYERS ? String(viewer) : null;
        emit(socket, 'sync', table.matchID, seat, undefined, PLAYERS);
      } else if (text.includes('["update"') || text.includes('["sync"')) {
        const [, state] = /"_stateID":(\d+)/.exec(text);
        see(table, viewer, Number(state));
        seated();
      }
    });
  });
}

function emit(socket, ...args) {
  socket.send(`42/${GAME},${JSON.stringify(args)}`);
}

function see(table, viewer, state) {
  const { pending, seen } = table;
  if (pending !== undefined && seen[viewer] !== undefined && state !== seen[viewer] + 1) {
    throw new Error(`state ${state} came after ${seen[viewer]}`);
  }
  seen[viewer] = state;
  if (pending !== undefined && seen.every((state) => state > pending.state)) {
    pending.times.push(performance.now() - pending.due);
    table.pending = undefined;
  }
}

/** Moves at a fixed rate, whatever the server does; a move counts from the time when it was due. */
async function play(tables, rate, child) {
  const times = [];
  const [worked, own, start] = [work(child), process.cpuUsage(), performance.now()];
  for (const table of tables) table.received = 0;
  let next = 0;
  for (let n = 0; n < rate * Number(values.seconds); n += 1) {
    const due = start + (n * 1000) / rate;
    while (performance.now() < due) await sleep(1);
    while (!move()) await sleep(1);

    function move() {
      for (let k = 0; k < tables.length; k += 1) {
        const table = tables[next];
        next = (next + 1) % tables.length;
        if (table.pending === undefined) {
          const [seat, state] = [n % PLAYERS, table.seen[0]];
          table.pending = { state, due, times };
          const payload = { type: 'step', args: [n], playerID: String(seat) };
          const action = { type: 'MAKE_MOVE', payload };
          emit(table.sockets[seat], 'update', action, state, table.matchID, String(seat));
          return true;
        }
      }
      return false;
    }
  }
  while (tables.some((table) => table.pending !== undefined)) await sleep(1);
  const seconds = (performance.now() - start) / 1000;
  const used = process.cpuUsage(own);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const received = tables.reduce((sum, table) => sum + table.received, 0);
  const columns = [
    [rate, 7, 0],
    [times.length / seconds, 8, 0],
    [at(0.5), 7, 1],
    [at(0.99), 8, 1],
    [at(1), 8, 1],
    [(work(child) - worked) / seconds, 8, 2],
    [(used.user + used.system) / 1e6 / seconds, 7, 2],
    [memory(child), 7, 0],
    [received / times.length, 11, 0],
  ];
  console.log(columns.map(([value, width, digits]) => value.toFixed(digits).padStart(width)).join(' '));
}

/** How many seconds the server has worked. */
function work(child) {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** How many MB of memory the server uses. */
function memory(child) {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round((Number(/VmRSS:\s+(\d+)/.exec(status)[1]) * 1024) / 1e6);
}
