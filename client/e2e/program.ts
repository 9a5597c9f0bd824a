import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program under test with its own data folder. It can be killed and restarted. */
export class Program {
  #child: ChildProcess | null = null;
  #port = 0;
  readonly #data = mkdtempSync(join(tmpdir(), 'tiefenthal-'));

  private constructor(readonly args: string[]) {}

  /** Starts it with these further arguments, in which PORT stands for its port. */
  static async start(...args: string[]): Promise<Program> {
    const program = new Program(args);
    program.#port = await freePort();
    await program.open();
    return program;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get port(): number {
    return this.#port;
  }

  /** The address that makes a browser the one of whoever started the program. */
  get houseAddress(): string {
    return `${this.address}/#house=${readFileSync(join(this.#data, 'house.key'), 'utf8').trim()}`;
  }

  async open(): Promise<void> {
    const args = ['serve', '--no-open', '--data', this.#data, '--port', String(this.#port)];
    args.push(...this.args.map((arg) => arg.replace('PORT', String(this.#port))));
    const child = spawn(binary(), args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    this.#child = child;
    for (let tries = 0; tries < 100; tries += 1) {
      if (child.exitCode !== null) throw new Error(`the program ended: ${said}`);
      const answer = await fetch(`${this.address}/api/status`).catch(() => null);
      if (answer?.ok === true) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the program does not answer: ${said}`);
  }

  /** Kills it without warning, like a power cut. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child?.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Whether the program itself finds a record sound and its luck fair. */
  verifies(record: string): boolean {
    const file = join(this.#data, 'record.jsonl');
    writeFileSync(file, record);
    return [
      ['replay', file],
      ['verify', file],
    ].every((args) => spawnSync(binary(), args).status === 0);
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

function binary(): string {
  const named = process.env['TIEFENTHAL_BIN'];
  if (named === undefined) throw new Error('TIEFENTHAL_BIN must name the program to test');
  return named;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}
