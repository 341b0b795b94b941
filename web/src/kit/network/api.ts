/** What tables are asked without a socket, on a server by HTTP or in this page; what goes wrong is thrown as a `Refused`. */
import type {
  AdviceData,
  AnswerData,
  AnswerShownData,
  AnyCount,
  AnyScoring,
  CourseData,
  CreatedData,
  DayBoardData,
  DayData,
  DayResultData,
  GamesData,
  HintData,
  InvitationData,
  JoinTable,
  JoinedData,
  JudgedData,
  ListedData,
  NewTable,
  NextData,
  FirstTryData,
  NextPuzzle,
  PlayerAnswer,
  PuzzleTableData,
  PuzzlesData,
  PuzzleTry,
  Recover,
  RecoveryData,
  NewReview,
  ReviewStateData,
  StepData,
  StateMessage,
} from '$kit/api';
import { isHere, place } from './place.svelte';
import type { Refusal } from './refusal';

export class Refused extends Error implements Refusal {
  constructor(
    readonly code: string,
    message = code,
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'Refused';
  }

  get arguments(): Record<string, unknown> {
    return this.args;
  }
}

/** What was thrown, as something that can be said. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refused) return { code: error.code, arguments: error.args, message: error.message };
  return { code: 'unknown', arguments: {}, message: String(error) };
}

/** Where the API is: beside the page, whatever path a proxy gives it. */
export const apiUrl = (path: string, page: string = document.baseURI): string => new URL(`api/${path}`, page).href;

/** Where the socket of a table is. */
export function liveUrl(table: string, page?: string): string {
  return apiUrl(`tables/${encodeURIComponent(table)}/live`, page).replace(/^http/, 'ws');
}

export interface Secrets {
  token?: string | null;
  invite?: string | null;
}

const PATIENCE = 20_000;

/** The engine of this page, fetched when it is first needed. */
const findEngine = async () => {
  try {
    return await import('$kit/engine/engine');
  } catch (error) {
    throw new Refused('engine-unreached', String(error));
  }
};

/** Asks this page itself; the answer looks like a server's. */
async function askHere(method: string, path: string, body: unknown, secrets: Secrets): Promise<Response> {
  const { engine, HostRefused } = await findEngine();
  try {
    const data = await engine.ask(method, path, body, secrets.token ?? null);
    return new Response(typeof data === 'string' ? data : JSON.stringify(data));
  } catch (error) {
    if (!(error instanceof HostRefused)) throw error;
    throw new Refused(error.error.code, error.error.message, error.error.arguments);
  }
}

/** Whether something is asked of this page: a table of its own, or what needs no table while there is no server. */
const isAskedHere = (path: string): boolean => {
  const [, table] = /^tables\/([^/?]+)/.exec(path) ?? [];
  return table === undefined ? place.isHere : isHere(table);
};

const request = (method: 'GET' | 'POST', path: string, body?: unknown, secrets: Secrets = {}): Promise<Response> =>
  isAskedHere(path) ? askHere(method, path, body, secrets) : fetchServer(method, path, body, secrets);

async function fetchServer(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  secrets: Secrets = {},
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (secrets.token) headers['authorization'] = `Bearer ${secrets.token}`;
  if (secrets.invite) headers['x-coatl-invite'] = secrets.invite;
  let answer: Response;
  try {
    answer = await fetch(apiUrl(path), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    place.note(false);
    throw new Refused('no-connection', String(error));
  }
  place.note(answer.ok || answer.status < 500);
  if (answer.ok) return answer;
  let told: { code?: unknown; message?: unknown; arguments?: unknown } = {};
  try {
    told = (await answer.json()) as typeof told;
  } catch {
    // A proxy in between may answer with a page.
  }
  if (typeof told.code !== 'string')
    throw new Refused(answer.status >= 500 ? 'no-connection' : 'unknown', String(answer.status));
  throw new Refused(told.code, String(told.message ?? ''), (told.arguments ?? {}) as Record<string, unknown>);
}

const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
const at = (table: string) => `tables/${encodeURIComponent(table)}`;

export const fetchGames = () => json<GamesData>(request('GET', 'games'));
export const createTable = (wanted: NewTable) => json<CreatedData>(request('POST', 'tables', wanted));
export const joinTable = (table: string, wanted: JoinTable, secrets?: Secrets) =>
  json<JoinedData>(request('POST', `${at(table)}/join`, wanted, secrets));
export const lookAt = (table: string, secrets?: Secrets) =>
  json<StateMessage>(request('GET', at(table), undefined, secrets));
export const sendCommand = (table: string, command: Record<string, unknown>, secrets?: Secrets) =>
  json<AnswerData>(request('POST', `${at(table)}/commands`, command, secrets));
export const fetchNextPuzzle = (wanted: NextPuzzle) => json<NextData>(request('POST', 'puzzles/next', wanted));
/** All of them, without their answers. */
export const fetchPuzzles = async () => (await json<PuzzlesData>(request('GET', 'puzzles'))).puzzles;
export const fetchPuzzle = (puzzle: string, steps: readonly number[]) =>
  json<PuzzleTableData>(request('POST', `puzzles/${puzzle}/table`, { steps }));
export const tryPuzzle = (puzzle: string, wanted: PuzzleTry) =>
  json<JudgedData>(request('POST', `puzzles/${puzzle}/try`, wanted));
/** The first try of a puzzle by somebody with a name on the server. */
export const tryPuzzleFirst = (puzzle: string, wanted: PuzzleTry, token: string) =>
  json<FirstTryData>(request('POST', `puzzles/${puzzle}/first`, wanted, { token }));
export const fetchPlayer = (token: string) => json<PlayerAnswer>(request('GET', 'player', undefined, { token }));
export const givePlayerName = (name: string, token: string) =>
  json<PlayerAnswer>(request('POST', 'player', { name }, { token }));
export const deletePlayer = (token: string) =>
  json<PlayerAnswer>(request('POST', 'player/forget', undefined, { token }));
export const hintPuzzle = (puzzle: string, number: number) =>
  json<HintData>(request('POST', `puzzles/${puzzle}/hint`, { number }));
/** The answer, beside a try if there was one. */
export const answerPuzzle = (puzzle: string, steps: readonly number[] | null) =>
  json<AnswerShownData>(request('POST', `puzzles/${puzzle}/answer`, { steps }));
export const fetchDay = (game: string, day: string) => json<DayData>(request('GET', `daily/${game}/${day}`));
/** What a finished game of a day came to. */
export const judgeDay = (game: string, day: string, record: string) =>
  json<DayResultData>(request('POST', `daily/${game}/${day}/result`, { record }));
export const fetchBoard = (game: string, day: string, token: string) =>
  json<DayBoardData>(request('GET', `daily/${game}/${day}/entries`, undefined, { token }));
export const enterBoard = (game: string, day: string, name: string, record: string, token: string) =>
  json<DayBoardData>(request('POST', `daily/${game}/${day}/entries`, { name, record }, { token }));
/** Somebody's game of a day. */
export const fetchDayRecord = async (game: string, day: string, name: string, token: string) =>
  (
    await request('GET', `daily/${game}/${day}/entries/${encodeURIComponent(name)}/record`, undefined, { token })
  ).text();
export const countPoints = (wanted: AnyScoring) => json<AnyCount>(request('POST', 'score', wanted));
/** The open tables of the server; asked also while the reader plays here, so that its return is noticed. */
export const listOpen = async (): Promise<ListedData[]> =>
  place.hasServer ? json<ListedData[]>(fetchServer('GET', 'tables')) : [];
/** A table as its reader saw it last: one of this page is not woken for that. */
export async function glanceAt(table: string, secrets: Secrets): Promise<StateMessage> {
  if (isHere(table)) {
    const seen = await (await findEngine()).engine.seen(table, secrets.token ?? '');
    if (seen !== null) return seen as StateMessage;
  }
  return lookAt(table, secrets);
}
/** Forgets what this device has stored of a table of its own. */
export const forgetHere = async (table: string): Promise<void> => {
  if (isHere(table)) await (await findEngine()).engine.forget(table);
};
export const fetchRecovery = async (table: string, secrets: Secrets) =>
  (await json<RecoveryData>(request('POST', `${at(table)}/recovery`, undefined, secrets))).recovery;
export const fetchInvitation = (table: string, secrets: Secrets) =>
  json<InvitationData>(request('GET', `${at(table)}/invitation`, undefined, secrets));
export const recoverSeat = (wanted: Recover) => json<JoinedData>(request('POST', 'recover', wanted));
export const fetchRecord = async (table: string, secrets?: Secrets) =>
  (await request('GET', `${at(table)}/record`, undefined, secrets)).text();

/** Through whose eyes a finished game is looked at, and whether everything is laid open. */
export interface Look {
  seat: number | null;
  open: boolean;
}

const query = ({ seat, open }: Look) => `?open=${open}${seat === null ? '' : `&seat=${seat}`}`;

export const fetchCourse = (table: string, look: Look, secrets?: Secrets) =>
  json<CourseData>(request('GET', `${at(table)}/steps${query(look)}`, undefined, secrets));
export const fetchStep = (table: string, step: number, look: Look, secrets?: Secrets) =>
  json<StepData>(request('GET', `${at(table)}/steps/${step}${query(look)}`, undefined, secrets));
export const fetchAdvice = (table: string, step: number, secrets?: Secrets) =>
  json<AdviceData>(request('GET', `${at(table)}/steps/${step}/advice`, undefined, secrets));
export type ReviewDepth = NonNullable<NewReview['depth']>;
/** Has a finished game reviewed; asked again, it tells how far that is. */
export const startReview = (table: string, depth: ReviewDepth, secrets?: Secrets) =>
  json<ReviewStateData>(request('POST', `${at(table)}/review`, { depth } satisfies NewReview, secrets));
/** How far a review is, after as many turns as are known; the last one that was asked for, unless a depth is told. */
export const fetchReview = (table: string, since: number, depth?: ReviewDepth, secrets?: Secrets) =>
  json<ReviewStateData>(
    request('GET', `${at(table)}/review?since=${since}${depth ? `&depth=${depth}` : ''}`, undefined, secrets),
  );
