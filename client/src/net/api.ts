import type {
  CodeMade,
  Course,
  EveningCode,
  EveningOpened,
  Example,
  ExampleListed,
  FairnessReport,
  GameListed,
  Lesson,
  LinkKind,
  LinkMade,
  LinkOpened,
  MeasureSheet,
  NetworkView,
  NewGame,
  NewGameMade,
  Problem,
  Puzzle,
  PuzzleSolution,
  RecordImported,
  Replay,
  ReplayLink,
  ReviewProgress,
  RoomChange,
  SetNetwork,
  SheetChecked,
  SheetMeasured,
  SheetView,
  StandardSheet,
  Status,
  View,
  TryAgain,
  TryMeasured,
} from '../protocol';

/** A request that failed; without a problem, the server was not reached. */
export class Failed extends Error {
  constructor(
    readonly problem: Problem | null,
    /** The line of a record that is at fault. */
    readonly line: number | null = null,
  ) {
    super(problem ?? 'unreachable');
  }
}

/** Why a request failed, to put into words. */
export type Trouble = Problem | 'unreachable';

export function troubleOf(error: unknown): Trouble {
  return (error instanceof Failed ? error.problem : null) ?? 'unreachable';
}

export function status(): Promise<Status> {
  return ask<Status>('/api/status');
}

/** How other devices reach the server. */
export function networkView(): Promise<NetworkView> {
  return ask<NetworkView>('/api/network');
}

/** Lets the local network in or shuts it out. */
export function setNetwork(to: SetNetwork): Promise<NetworkView> {
  return post<NetworkView>('/api/network', to);
}

/** This person's games, latest first. */
export function games(): Promise<GameListed[]> {
  return ask<GameListed[]>('/api/games');
}

/** One game of this person. */
export function game(game: string): Promise<GameListed> {
  return ask<GameListed>(gamePath(game));
}

/** The guided lessons. */
export function lessons(): Promise<Lesson[]> {
  return ask<Lesson[]>('/api/lessons');
}

/** Which examples of rules there are. */
export function examples(): Promise<ExampleListed[]> {
  return ask<ExampleListed[]>('/api/examples');
}

/** An example of a rule, step by step. */
export function example(id: string): Promise<Example> {
  return ask<Example>(`/api/examples/${encodeURIComponent(id)}`);
}

/** The puzzles, easy ones first within each level. */
export function puzzles(): Promise<Puzzle[]> {
  return ask<Puzzle[]>('/api/puzzles');
}

/** A best turn of a puzzle. */
export function solution(puzzle: string): Promise<PuzzleSolution> {
  return ask<PuzzleSolution>(`/api/puzzles/${encodeURIComponent(puzzle)}/solution`);
}

export function newGame(settings: NewGame): Promise<NewGameMade> {
  return post<NewGameMade>('/api/games', settings);
}

/** Deletes a game for everyone. */
export function deleteGame(game: string): Promise<unknown> {
  return ask(gamePath(game), { method: 'DELETE' });
}

/** Asks for a change of the table; what it did comes over the socket. */
export function changeRoom(game: string, change: RoomChange): Promise<unknown> {
  return post(`${gamePath(game)}/room`, change);
}

/** The game that the same people play next. */
export function rematch(game: string): Promise<NewGameMade> {
  return post<NewGameMade>(`${gamePath(game)}/rematch`, {});
}

/** A new link to the table; earlier ones of its kind stop working. */
export function newLink(game: string, kind: LinkKind): Promise<LinkMade> {
  return post<LinkMade>(`${gamePath(game)}/links`, { kind });
}

/** Follows a link: this browser is then known at the table. */
export function openLink(key: string): Promise<LinkOpened> {
  return post<LinkOpened>('/api/links', { key });
}

/** Makes this browser the one of whoever started the program. */
export function openHouse(key: string): Promise<unknown> {
  return post('/api/house', { key });
}

/** A code that brings this person to another device. */
export function newCode(game: string): Promise<CodeMade> {
  return post<CodeMade>(`${gamePath(game)}/code`, {});
}

/** Makes this device one of the person who made the code. */
export function useCode(code: string): Promise<LinkOpened> {
  return post<LinkOpened>('/api/codes', { code });
}

/** The address of the record of a finished game. */
export function recordAddress(game: string): string {
  return `${gamePath(game)}/record`;
}

/** The replay link of a finished game, the same each time. */
export function replayLink(game: string): Promise<ReplayLink> {
  return post<ReplayLink>(`${gamePath(game)}/replay`, {});
}

/** How the points of a finished game came about. */
export function course(game: string): Promise<Course> {
  return ask<Course>(`${gamePath(game)}/course`);
}

/** The code of a finished game of a deal. */
export function evening(game: string): Promise<EveningCode> {
  return ask<EveningCode>(`${gamePath(game)}/evening`);
}

/** Has the server play the game of a code again and keep it. */
export function openEvening(code: string): Promise<EveningOpened> {
  return post<EveningOpened>('/api/evenings', { code });
}

/** Has the server check the luck of a finished game. */
export function fairness(game: string): Promise<FairnessReport> {
  return ask<FairnessReport>(`${gamePath(game)}/fairness`);
}

/** The game to which a replay link leads. */
export function replay(key: string): Promise<Replay> {
  return ask<Replay>('/api/replay', bearing(key));
}

/** The table after some steps of it. */
export function replayViews(key: string, from: number): Promise<View[]> {
  return ask<View[]>(`/api/replay/views?from=${from}`, bearing(key));
}

/** Has the server check its luck. */
export function replayFairness(key: string): Promise<FairnessReport> {
  return ask<FairnessReport>('/api/replay/fairness', bearing(key));
}

/** How far its review is; the first request begins it. */
export function replayReview(key: string): Promise<ReviewProgress> {
  return ask<ReviewProgress>('/api/replay/review', { ...bearing(key), method: 'POST' });
}

/** What another try at one of its decisions is worth. */
export function replayAgain(key: string, tried: TryAgain): Promise<TryMeasured> {
  return post<TryMeasured>('/api/replay/again', tried, bearing(key).headers);
}

/** Has the server check and keep a record. */
export function importRecord(file: Blob): Promise<RecordImported> {
  return ask<RecordImported>('/api/records', { method: 'POST', body: file });
}

/** Its record. */
export async function replayRecord(key: string): Promise<Blob> {
  return (await answered('/api/replay/record', bearing(key))).blob();
}

/** The standard component sheet. */
export function standardSheet(): Promise<StandardSheet> {
  return ask<StandardSheet>('/api/sheet');
}

/** Has the rules check a component sheet. */
export function checkSheet(toml: string): Promise<SheetChecked> {
  return post<SheetChecked>('/api/sheets', { toml });
}

/** Has a few deals played with a component sheet and with the standard one. */
export function measureSheet(wanted: MeasureSheet): Promise<SheetMeasured> {
  return post<SheetMeasured>('/api/sheets/effect', wanted);
}

/** The component sheet of a game. */
export function sheetOfGame(game: string): Promise<SheetView> {
  return ask<SheetView>(`${gamePath(game)}/sheet`);
}

/** The component sheet of a game that is over. */
export function sheetOfReplay(key: string): Promise<SheetView> {
  return ask<SheetView>('/api/replay/sheet', bearing(key));
}

/** Why a game cannot be joined, if the reason is permanent. */
export async function lastingProblem(game: string): Promise<Problem | null> {
  try {
    await ask<GameListed>(gamePath(game));
    return null;
  } catch (error) {
    const problem = error instanceof Failed ? error.problem : null;
    return lasts(problem) ? problem : null;
  }
}

const LASTING: readonly Problem[] = ['no_such_game', 'damaged', 'against_the_rules', 'other_program', 'imported'];

/** Whether a problem stays however often the page tries again. */
export function lasts(problem: Problem | null): boolean {
  return problem !== null && LASTING.includes(problem);
}

function gamePath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}`;
}

function post<T>(address: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  return ask<T>(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The key of a replay link goes into a header: addresses end up in logs. */
function bearing(key: string): { headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${key}` } };
}

async function ask<T>(address: string, options?: RequestInit): Promise<T> {
  const answer = await answered(address, options);
  return (await answer.json().catch(() => null)) as T;
}

async function answered(address: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(address, options).catch(() => {
    throw new Failed(null);
  });
  if (!answer.ok) throw await failureOf(answer);
  return answer;
}

async function failureOf(answer: Response): Promise<Failed> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('problem' in body)) return new Failed(null);
  const line = 'line' in body && typeof body.line === 'number' ? body.line : null;
  return new Failed(body.problem as Problem, line);
}
