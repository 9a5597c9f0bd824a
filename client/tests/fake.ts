import type { FromClient, FromServer, Menu, Prompt } from '../src/protocol';
import type { Table } from '../src/state/present.svelte';
import level1 from './fixtures/level1.json';
import level5 from './fixtures/level5.json';

/** Messages of real games, made by `cargo run -p tiefenthal-protocol --example messages`. */
export const games = {
  level1: level1 as unknown as FromServer[],
  level5: level5 as unknown as FromServer[],
};

export function tables(messages: FromServer[]): Table[] {
  return messages.filter((message): message is Table => message.type === 'table');
}

export function tableWith(messages: FromServer[], ask: string): Table {
  const found = tables(messages).find((table) => {
    const asked = menuOf(table)?.ask;
    return asked === ask || (typeof asked === 'object' && ask in asked);
  });
  if (found === undefined) throw new Error(`no table with ${ask}`);
  return found;
}

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.drop();
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The commands that were sent. */
  commands(): Extract<FromClient, { type: 'command' }>[] {
    const sent = this.sent.map((text) => JSON.parse(text) as FromClient);
    return sent.filter((message) => message.type === 'command');
  }

  /** What the commands do: an action in the notation, or `undo`. */
  steps(): string[] {
    return this.commands().map(({ do: step }) => (step === 'undo' ? step : step.act));
  }
}

export function install(): void {
  FakeSocket.all = [];
  Object.assign(globalThis, { WebSocket: FakeSocket });
}

/** What the one seat of a fixture is asked. */
export function promptOf(table: Table): Prompt {
  const prompt = table.prompts[0];
  if (prompt === undefined) throw new Error('nobody is asked');
  return prompt;
}

export function menuOf(table: Table): Menu | null {
  return promptOf(table).menu;
}

/** The table after a step: with another log, another question or another menu. */
export function changed(table: Table, change: Partial<Prompt> & { log?: Table['log'] }, seq: number): Table {
  const { log = table.log, ...prompt } = change;
  return { ...table, log, prompts: [{ ...promptOf(table), ...prompt }], view: { ...table.view, seq } };
}
