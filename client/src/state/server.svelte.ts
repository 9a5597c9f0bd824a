import { status } from '../net/api';

/** What the page needs to know about the server. */
export const server: { bots: string[] } = $state({ bots: [] });

/** Asks the server about itself, unless the page knows already. */
export async function meetServer(): Promise<void> {
  if (server.bots.length === 0) server.bots = (await status()).bots;
}
