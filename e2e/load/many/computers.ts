import type { CreateMatch } from '@ironhex/shared/protocol';
import { openMatch } from '../../drivers/door.ts';
import type { ServerProcess } from '../../drivers/server.ts';
import type { Pilot } from '../../rulesets/pilot.ts';
import { Game } from './game.ts';
import { Guest } from './guest.ts';
import { atPace, quantile } from './pace.ts';

/** How many matches of computers there are, beside how many of people, and for how long it is measured. */
interface ComputersPlan {
  readonly computers: number;
  readonly people: number;
  /** Milliseconds between two intents of a match of people. */
  readonly every: number;
  /** Seconds of one turn, and how many turns there are with computers, and without. */
  readonly seconds: number;
  readonly turns: number;
}

export const COMPUTERS_FULL: ComputersPlan = { computers: 50, people: 10, every: 100, seconds: 10, turns: 3 };
export const COMPUTERS_QUICK: ComputersPlan = { computers: 3, people: 2, every: 50, seconds: 0.5, turns: 1 };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Opens a match that computers play among themselves, which they do only while somebody looks. */
const openComputers = async ({ ruleset, requests }: Pilot, url: string): Promise<string> => {
  const request = requests.duel as Partial<CreateMatch>;
  const seats = ruleset.seats((request.options ?? {}) as never);
  const computers = Object.fromEntries(seats.map(({ id }) => [id, 'normal' as const]));
  return (await openMatch(url, { ...request, ruleset: ruleset.id, computers, clocks: 'none' } as CreateMatch)).id;
};

/**
 * How long people wait for what comes of an intent, in turns: while nobody looks at matches of computers, which then stand
 * still, and while all of these are looked at. Times are milliseconds until both players have it.
 */
export const measureComputers = async (pilot: Pilot, { url }: ServerProcess, plan: ComputersPlan) => {
  const games: Game[] = [];
  for (let n = 0; n < plan.people; n++) games.push(await Game.open(pilot, url));
  const matches: string[] = [];
  for (let n = 0; n < plan.computers; n++) matches.push(await openComputers(pilot, url));
  const times: Record<'without' | 'with', number[]> = { without: [], with: [] };
  const failures: string[] = [];
  for (let turn = 0; turn < 2 * plan.turns; turn++) {
    const kind = turn % 2 === 0 ? 'without' : 'with';
    const looking = kind === 'with' ? matches : [];
    const guests = await Promise.all(looking.map((id) => Guest.join(url, `joinById/${id}`, {})));
    const course = await atPace(games, plan.every, plan.seconds);
    times[kind].push(...course.times);
    failures.push(...course.failures);
    for (const guest of guests) guest.leave();
  }
  for (const game of games) game.close();
  const rowOf = (all: readonly number[]) => {
    const sorted = all.toSorted((a, b) => a - b);
    return { intents: all.length, p50: rounded(quantile(sorted, 0.5)), p99: rounded(quantile(sorted, 0.99)) };
  };
  const [without, beside] = [rowOf(times.without), rowOf(times.with)];
  return { computers: plan.computers, without, with: beside, p99Ratio: rounded(beside.p99 / without.p99), failures };
};
