import type { LogEntry, Prompt, Seat } from '../protocol';
import type { Table } from './present.svelte';

// Several seats may share this device. One person at a time holds it.

/** The prompt to show: the holder's while they are asked, or that of the next seat here that is. */
export function served(prompts: Prompt[], holder: Seat | null): Prompt | null {
  const at = Math.max(
    0,
    prompts.findIndex(({ seat }) => seat === holder),
  );
  const round = [...prompts.slice(at), ...prompts.slice(0, at)];
  return round.find(({ menu }) => menu !== null) ?? round[0] ?? null;
}

/** Whether the device must change hands unseen before this prompt is shown. */
export function behindCurtain(table: Table, prompt: Prompt | null, holder: Seat | null): boolean {
  if (table.prompts.length < 2 || prompt?.menu == null) return false;
  return table.view.secret && prompt.seat !== holder;
}

/** The log as one of the seats here may read it: without the secret answers of the others. */
export function readBy(log: LogEntry[], seat: Seat | null): LogEntry[] {
  return log.map((entry) => (entry.secret && entry.seat !== seat ? { ...entry, action: null } : entry));
}

/**
 * Whether the question on show stands while somebody else takes a step: those who are asked at the
 * same time must not take it out of the player's hand.
 */
export function stands(before: Prompt | null, now: Prompt | null): boolean {
  if (before === null || now?.menu == null) return false;
  return before.seat === now.seat && before.question === now.question;
}
