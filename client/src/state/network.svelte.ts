import { networkView, setNetwork } from '../net/api';
import type { NetworkView, SetNetwork } from '../protocol';

/** How other devices reach the server; null until the page has asked. */
export const network: { view: NetworkView | null } = $state({ view: null });

/** Asks the server how others reach it. Without an answer the page offers nothing. */
export async function meetNetwork(): Promise<void> {
  network.view = await networkView().catch(() => network.view);
}

/** Lets the local network in or shuts it out. */
export async function switchNetwork(to: SetNetwork): Promise<void> {
  network.view = await setNetwork(to);
}

/** Whether the address of this page leads other devices here. */
export function reachable(host: string): boolean {
  return !['localhost', '127.0.0.1', '[::1]'].includes(host);
}

/** The address of this server for somebody on another device, as far as there is one. */
export function addressForOthers(): string {
  return reachable(location.hostname) ? location.origin : (network.view?.address ?? location.origin);
}
