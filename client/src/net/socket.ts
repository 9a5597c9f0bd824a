import type { FromClient, FromServer } from '../protocol';

/** The callbacks of a connection to a game. */
export interface Listener {
  message(message: FromServer): void;
  /** The connection is up, or was lost and is being restored. */
  connected(up: boolean): void;
  /** The first log entry still needed. */
  wanted(): number;
  /** A connection failed. */
  failed(): void;
}

/** A way to the server. */
export interface Connection {
  send(message: FromClient): void;
  /** Whether something that was sent has not been answered. */
  readonly waiting: boolean;
  /** Does not resend what the server did not understand. */
  forget(): void;
  /** Closes the connection for good. */
  close(): void;
}

/** The way to nowhere, for a table that nobody plays at. */
export const NOWHERE: Connection = {
  send: () => undefined,
  waiting: false,
  forget: () => undefined,
  close: () => undefined,
};

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** The socket of one game. It reconnects automatically and resends what was not answered. */
export class GameSocket implements Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #unanswered = new Map<string, FromClient>();

  constructor(
    readonly game: string,
    readonly listener: Listener,
  ) {
    this.#connect();
  }

  send(message: FromClient): void {
    this.#unanswered.set(message.id, message);
    this.#write(message);
  }

  get waiting(): boolean {
    return this.#unanswered.size > 0;
  }

  forget(): void {
    this.#unanswered.clear();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/games/${encodeURIComponent(this.game)}/socket`;
    const from = this.listener.wanted();
    const socket = new WebSocket(`${scheme}://${location.host}${path}?from=${from}`);
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.#wait = FIRST_WAIT;
      this.listener.connected(true);
      for (const message of this.#unanswered.values()) this.#write(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if ('id' in message) this.#unanswered.delete(message.id);
      this.listener.message(message);
    };
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.listener.connected(false);
      if (!opened) this.listener.failed();
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- the listener may just have closed it
      if (this.#closed) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}

/** A unique id for a message. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
