import type { GameListed, NewGame, NewGameMade, Problem, Status } from '../protocol';

/** A request that failed; without a problem, the server was not reached. */
export class Failed extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem ?? 'unreachable');
  }
}

export function status(): Promise<Status> {
  return ask<Status>('/api/status');
}

/** All games, latest first. */
export function games(): Promise<GameListed[]> {
  return ask<GameListed[]>('/api/games');
}

export function newGame(settings: NewGame): Promise<NewGameMade> {
  return ask<NewGameMade>('/api/games', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
}

/** The address of the record of a finished game. */
export function recordAddress(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/record`;
}

/** Why a game cannot be joined, if the reason is permanent. */
export async function lastingProblem(game: string): Promise<Problem | null> {
  try {
    await ask<GameListed>(`/api/games/${encodeURIComponent(game)}`);
    return null;
  } catch (error) {
    const problem = error instanceof Failed ? error.problem : null;
    return lasts(problem) ? problem : null;
  }
}

/** Whether a problem stays however often the page tries again. */
export function lasts(problem: Problem | null): boolean {
  return problem === 'no_such_game' || problem === 'damaged' || problem === 'other_program';
}

async function ask<T>(address: string, options?: RequestInit): Promise<T> {
  const answer = await fetch(address, options).catch(() => {
    throw new Failed(null);
  });
  if (!answer.ok) throw new Failed(await problemOf(answer));
  return (await answer.json().catch(() => null)) as T;
}

async function problemOf(answer: Response): Promise<Problem | null> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('problem' in body)) return null;
  return body.problem as Problem;
}
