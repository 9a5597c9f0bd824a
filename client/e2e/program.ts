import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program under test with its own data folder. It can be killed and restarted. */
export class Program {
  #child: ChildProcess | null = null;
  #port = 0;
  readonly #data = mkdtempSync(join(tmpdir(), 'tiefenthal-'));

  static async start(): Promise<Program> {
    const program = new Program();
    program.#port = await freePort();
    await program.open();
    return program;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    const binary = process.env['TIEFENTHAL_BIN'];
    if (binary === undefined) throw new Error('TIEFENTHAL_BIN must name the program to test');
    const args = ['serve', '--no-open', '--data', this.#data, '--port', String(this.#port)];
    const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] });
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

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
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
