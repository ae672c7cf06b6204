import { fastDice } from '@ironhex/shared/dice';
import { choicesOf, PUBLIC } from '@ironhex/shared/match';
import { type AskedClocks, type ClockRules, type Clocks, clocksFor, type Spectators } from '@ironhex/shared/protocol';
import type { Extent } from '../src/journal/journal.ts';
import type { AnyRuleset, Blueprint } from '../src/rooms/match/history/blueprint.ts';
import type { Entry } from '../src/rooms/match/history/entries.ts';
import { MatchRunner } from '../src/rooms/match/runner.ts';
import { Table } from '../src/rooms/match/table.ts';
import { example, type Intent, OptionsSchema, type Policy, type Seen, STOCK_BOARDS, type View } from './example.ts';
import { forceOf } from './kit.ts';
import { puppet } from './toys/puppet.ts';

/** A number in [0, n). */
export type Below = (n: number) => number;

/** Chance for choosing, the same every time. */
export const below = (seed: number): Below => {
  const dice = fastDice(seed);
  return (n) => dice.pick(n, 'choice');
};

/** An entry that has no time yet. */
export type Happening = Entry extends infer E ? (E extends Entry ? Omit<E, 'at'> : never) : never;

/** What such a table is made of. */
interface Making {
  readonly spectators?: Spectators;
  readonly clocks?: AskedClocks;
  readonly seed?: number;
  /** What the match may take up. */
  readonly most?: Extent;
  readonly policies?: Readonly<Record<string, Policy>>;
  /** The seats that computers hold. */
  readonly computers?: readonly string[];
}

/** A table without a room around it; what everybody sees there, what happens and what goes wrong is kept. */
export const tableOf = (blueprint: Blueprint, most?: Extent, ruleset: unknown = example) => {
  const seen: Seen[] = [];
  const troubles: string[] = [];
  const entries: Entry[] = [];
  const table: Table = new Table(
    ruleset as AnyRuleset,
    blueprint,
    { now: Date.now },
    {
      seen: (viewer, event) => viewer === PUBLIC && void seen.push(event as Seen),
      expired: (seat, id) => runner.expire(seat, id, Date.now()),
      laid: () => {},
    },
  );
  const runner: MatchRunner = new MatchRunner(
    table,
    {
      happened: (entry) => entries.push(entry),
      changed: () => {},
      trouble: (what) => troubles.push(what),
    },
    most,
  );
  /** Makes something happen now. */
  const perform = (entry: Happening) => runner.perform({ ...entry, at: Date.now() });
  return { table, runner, blueprint, seen, entries, troubles, perform };
};

/** A table where everything has happened that these entries tell, and where the match goes on, unless it is `asleep`. */
export const refolded = (
  blueprint: Blueprint,
  entries: readonly Entry[],
  how: 'awake' | 'asleep' = 'awake',
  most?: Extent,
  ruleset?: unknown,
) => {
  const made = tableOf(blueprint, most, ruleset);
  // As they come out of the journal.
  for (const _ of made.runner.refold(JSON.parse(JSON.stringify(entries)) as Entry[]));
  if (how === 'awake') made.runner.resume(entries.at(-1)!.at, Date.now());
  return made;
};

/** The clocks of a match, as a host asks for them; the first decision of a seat has no more time than others. */
export const clocksOf = (asked: AskedClocks, rules: ClockRules = example): Clocks => {
  const clocks = clocksFor(rules, asked === 'none' ? asked : { opening: 0, ...asked });
  if (!clocks.ok) throw new Error(clocks.error[0]!.message);
  return clocks.value;
};

/** A table where a match has begun. */
export const bareTable = (making: Making = {}) => {
  const { clocks = 'none', seed = 3025, policies = {}, most, spectators = true, computers = [] } = making;
  const isComputer = (seat: string) => computers.includes(seat);
  const blueprint: Blueprint = {
    id: 'here',
    name: 'Here',
    rulesetId: example.id,
    options: OptionsSchema.parse({ limit: 60 }),
    board: STOCK_BOARDS.find(({ id }) => id === 'open-hills')!,
    seats: [
      { id: 'blue', side: 0, force: forceOf('b', 'GRF-1N', 'LCT-1V'), lock: '' },
      { id: 'orange', side: 1, force: forceOf('o', 'WVR-6W', 'LCT-1V'), lock: '' },
    ].map((seat) => (isComputer(seat.id) ? { ...seat, computer: 'easy' as const } : seat)),
    clocks: clocksOf(clocks),
    spectators,
    version: example.version,
    diceSecret: seed.toString(16).padStart(64, '0'),
  };
  const made = tableOf(blueprint, most);
  const { table, perform } = made;
  for (const [seat, policy] of Object.entries(policies)) perform({ kind: 'policy', seat, policy });
  for (const { id, computer } of blueprint.seats)
    if (!computer) perform({ kind: 'sat', seat: id, name: id, salt: `salt of ${id}` });

  /** Answers everything by chance until something is so. */
  const play = (below: Below, so: () => boolean): void => {
    while (!so()) {
      const [asked] = table.pending();
      if (!asked) throw new Error('the match is over and it never was so');
      const intent = choicesOf(example, table.view(asked.seat) as View, asked.seat).sample(below) as Intent;
      const by = isComputer(asked.seat) ? 'bot' : 'player';
      const refusal = perform({ kind: 'done', seat: asked.seat, intent, by, decision: asked.id });
      if (refusal) throw new Error(refusal.code);
    }
  };
  return { ...made, play };
};

/**
 * A match of a game in which every intent says what is asked next; blue is asked first. `computers`: seats that computers
 * hold.
 */
export const puppetTable = (asked: AskedClocks = {}, computers: readonly string[] = []) => {
  const blueprint: Blueprint = {
    id: 'here',
    name: 'Here',
    rulesetId: puppet.id,
    version: puppet.version,
    options: {},
    board: puppet.boards.initial!({}),
    seats: ['blue', 'orange'].map((id, side) => ({
      ...{ id, side, force: {}, lock: '' },
      ...(computers.includes(id) ? { computer: 'easy' as const } : {}),
    })),
    clocks: clocksOf(asked, puppet),
    diceSecret: '1'.padStart(64, '0'),
  };
  const made = tableOf(blueprint, undefined, puppet);
  for (const { id, computer } of blueprint.seats)
    if (!computer) made.perform({ kind: 'sat', seat: id, name: id, salt: `salt of ${id}` });
  /** A seat answers a decision, and this is asked next. */
  const answer = (seat: string, decision: number, next: object, by: 'player' | 'policy' = 'player') => {
    const refusal = made.perform({ kind: 'done', seat, decision, intent: { do: 'ask', ...next }, by });
    if (refusal) throw new Error(refusal.code);
  };
  const back = (seat: string, decision: number) => made.perform({ kind: 'back', seat, decision })?.code;
  const again = (how: 'awake' | 'asleep' = 'asleep', entries: readonly Entry[] = made.entries) =>
    refolded(blueprint, entries, how, undefined, puppet);
  const left = (seat: string | null, id: number): number =>
    (made.table.clocks.running({ seat, id })!.deadline - Date.now()) / 1000;
  const kinds = () => made.entries.map((entry) => ('by' in entry ? `${entry.kind} by ${entry.by}` : entry.kind));
  return { ...made, answer, back, again, left, kinds };
};
