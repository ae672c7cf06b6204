import { randomBytes } from 'node:crypto';
import { levelsOf } from '@ironhex/shared/computers';
import { decisionsOf, type Outcome, type Refusal, type Rulesets, told } from '@ironhex/shared/match';
import type { Answer, CreatedMatch, CreateMatch, Fault } from '@ironhex/shared/protocol';
import { RULESETS } from '@ironhex/shared/rulesets';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { openMatch } from '../../e2e/drivers/door.ts';
import { RoomClient } from '../../e2e/drivers/room-client.ts';
import { until } from '../../e2e/drivers/until.ts';
import { type App, type AppOptions, startApp } from '../src/app.ts';
import { ProcessClock } from '../src/clock.ts';
import { makeLog } from '../src/log.ts';
import { example, type Force, type Intent, STOCK_CARDS, type View } from './example.ts';
import { type MemoryJournal, memoryJournal } from './memory-journal.ts';

export { postMatch as post } from '../../e2e/drivers/door.ts';
export { newSecret } from '../../e2e/drivers/tables.ts';
export { until, untilAtRest } from '../../e2e/drivers/until.ts';
export { RoomClient };

/** Servers in one process share the list of matches, so they share what is kept of them too. */
const journal = memoryJournal();

/** A server for the tests of one file. */
interface TestApp {
  readonly url: string;
  readonly journal: MemoryJournal;
  /** Ends it and starts it again, with nothing left but what is in the journal. */
  restart(): Promise<void>;
}

/** The clock of a server in a test: what the machine does to it can be told, in milliseconds. */
export const troubledClock = () => {
  const shift = { monotonic: 0, wall: 0 };
  const clock = new ProcessClock({
    monotonic: () => performance.now() + shift.monotonic,
    wall: () => Date.now() + shift.wall,
  });
  return {
    clock,
    /** Somebody sets the wall clock. */
    set: (by: number) => {
      shift.wall += by;
    },
    /** The process is stopped for so long. */
    stand: (milliseconds: number) => {
      shift.monotonic += milliseconds;
      shift.wall += milliseconds;
    },
  };
};

/** Tests ask for more than people do. */
const BUSY: Partial<AppOptions> = {
  matchesPerMinute: 10_000,
  quota: { matches: 10_000, bytes: 1e12 },
  joinsPerMinute: 10_000,
  readsPerMinute: 10_000,
  connectionsPerAddress: 10_000,
  commandsPerSecond: 10_000,
  framesPerSecond: 100_000,
  bytesPerSecond: 100_000_000,
  workPerSecond: 100_000,
  // Never in most tests: nothing comes that nobody has caused.
  countEvery: 86_400,
  levelsOf,
  computerPause: 0,
  awayAfter: 0,
};

/** Keeps the SDK's messages off the console: it tells of each line that breaks, and of each attempt to come back. */
export const quietConsole = (): void =>
  beforeEach(() => {
    for (const how of ['info', 'warn'] as const) vi.spyOn(console, how).mockImplementation(() => {});
  });

/** Runs a server for the tests of one file, on a port that is free. */
export const useApp = (options: Partial<AppOptions> = {}): TestApp => {
  let app: App | undefined;
  const rulesets: Rulesets = RULESETS;
  const start = async (port: number): Promise<void> => {
    app = await startApp(port, undefined, { rulesets, journal, log: makeLog('silent'), ...BUSY, ...options });
  };
  beforeAll(() => start(0));
  afterAll(() => app?.stop());
  return {
    journal,
    get url() {
      return app!.url;
    },
    restart: async () => {
      await app!.stop();
      await start(app!.port);
      // This process may not have noticed yet that its idle lines to the old server are closed: the first request does.
      await fetch(app!.url).catch(() => {});
    },
  };
};

const card = (designation: string) => STOCK_CARDS.find((stock) => stock.designation === designation)!;

/** A force of stock units, by their designations; ids are the letter and a number. */
export const forceOf = (letter: string, ...designations: readonly string[]): Force =>
  designations.map((designation, index) => ({ id: `${letter}${index + 1}`, card: card(designation) }));

/** A request for a match of two units a side, short and without clocks. */
export const REQUEST = {
  ruleset: example.id,
  options: { limit: 60 },
  board: { stock: 'open-hills' },
  forces: [forceOf('b', 'GRF-1N', 'LCT-1V'), forceOf('o', 'WVR-6W', 'LCT-1V')],
  clocks: 'none',
} satisfies CreateMatch;

/** What the server says about a request that it does not take. */
export const faultsOf = async (response: Response): Promise<readonly Fault[]> =>
  ((await response.json()) as { faults: Fault[] }).faults;

/** Opens a match like {@link REQUEST}, but for what is given. */
export const open = (url: string, request: Partial<CreateMatch> = {}): Promise<CreatedMatch> =>
  openMatch(url, { ...REQUEST, ...request });

/** Joins a match as a client does; resolves with the state. */
export const joined = async (
  url: string,
  id: string,
  join: { readonly secret?: string; readonly name?: string } = {},
): Promise<RoomClient> => {
  const client = await RoomClient.join(url, id, join);
  await until(() => client.own, 'the newcomer has got the state');
  return client;
};

/** A match with everybody at it. */
export interface Gathering {
  readonly match: CreatedMatch;
  readonly blue: RoomClient;
  readonly orange: RoomClient;
  readonly spectator: RoomClient;
  /** By seat, in playing order. */
  readonly salts: readonly string[];
  /** The three of them. */
  readonly everybody: readonly RoomClient[];
}

/** Two players and a spectator at a match that was opened. Nobody sits yet. */
export const gatherAt = async (url: string, match: CreatedMatch): Promise<Gathering> => {
  const [blue, orange, spectator] = await Promise.all([
    RoomClient.join(url, match.id, { secret: match.seats[0]!.secret }),
    RoomClient.join(url, match.id, { secret: match.seats[1]!.secret }),
    RoomClient.join(url, match.id, {}),
  ]);
  const salts = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
  const everybody = [blue, orange, spectator];
  await until(() => everybody.every(({ own }) => own), 'everybody has got the state');
  return { match, blue, orange, spectator, salts, everybody };
};

/** Two players and a spectator at a new match. Nobody sits yet. */
export const gather = async (url: string, request: Partial<CreateMatch> = {}): Promise<Gathering> =>
  gatherAt(url, await open(url, request));

/** Both players sit down: the match begins. Resolves when everybody sees it. */
export const begin = async ({ blue, orange, salts, everybody }: Gathering): Promise<void> => {
  must(await blue.ask('sit', { name: 'Ada', salt: salts[0] }));
  must(await orange.ask('sit', { name: 'Bo', salt: salts[1] }));
  const begun = ({ own, seen }: RoomClient) => own!.eventCount > 0 && seen.length === own!.eventCount;
  await until(() => everybody.every(begun), 'everybody has seen the beginning');
};

/** A match that has begun. */
export const play = async (url: string, request: Partial<CreateMatch> = {}): Promise<Gathering> => {
  const gathering = await gather(url, request);
  await begin(gathering);
  return gathering;
};

/** The answer, which must be good. */
export const must = <T>(answer: Answer<T>): { readonly ok: true } & T => {
  if (answer.ok) return answer;
  throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
};

/** The sentence that a page makes of a refusal; the code of an answer that is none. */
export const sentenceOf = (answer: Answer): string => (answer.ok ? 'done' : inWords(answer.refusal));

/** The sentence of a refusal, whether it came over the wire or not. */
export const inWords = (refusal: Refusal): string => told(example.words.refusals, refusal).message;

/** The code of a refusal, or `done`. */
export const codeOf = (answer: Answer): string => (answer.ok ? 'done' : answer.refusal.code);

/** What a client sees of its match. */
export const viewOf = (client: RoomClient): View => client.view as View;

/** What is asked of a seat, as somebody sees it, and what the clock would do. */
export const askedOf = (client: RoomClient, seat: string) => {
  const view = viewOf(client);
  const [decision] = decisionsOf(example, view, seat);
  return decision && { ...decision, default: example.fallback(view, decision) };
};

/** The player that the match waits for, and the other one. */
export const turnOf = ({ blue, orange }: Gathering) => {
  const [asked, other] = askedOf(blue, 'blue') ? [blue, orange] : [orange, blue];
  const seat = asked === blue ? 'blue' : 'orange';
  const decision = askedOf(asked, seat)!;
  return { asked, other, seat, decision, answer: (intent: Intent) => asked.intend(intent, decision.id) };
};

/** All have seen as much as this one. */
export const sameFor = (clients: readonly RoomClient[], like: RoomClient): Promise<unknown> =>
  until(
    () =>
      clients.every(({ own, seen }) => own!.eventCount === like.own!.eventCount && seen.length === like.seen.length),
    'everybody has been told',
  );

/** How the match ended, as everybody is told. */
export const outcomeOf = (client: RoomClient): Outcome => JSON.parse(client.state.outcome) as Outcome;
