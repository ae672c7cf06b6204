import {
  foldRecord,
  type MatchRecord,
  type Rulesets,
  type RulesetTypes,
  type SeatId,
  type Viewer,
} from '../match/index.ts';
import type { Stake } from './luck.ts';
import type { Reckoner, Reckoners } from './reckoner.ts';
import { TimeUsed } from './time-used.ts';
import type { Trial } from './trial.ts';

/** The numbers of one unit or one seat, in the order of the columns. */
interface NumbersRow {
  readonly seat: SeatId;
  /** The unit's printed name; empty in rows of seats. */
  readonly name: string;
  readonly values: readonly number[];
}

/** A table of numbers: the titles of its columns, and its rows. */
export interface Numbers {
  readonly columns: readonly string[];
  /** The last column is a time, in whole seconds. */
  readonly timed: boolean;
  readonly rows: readonly NumbersRow[];
}

/** What was reckoned up of a match. Its stakes are placed in what one viewer was told. */
export interface Reckoning {
  readonly words: Reckoner<RulesetTypes>['words'];
  readonly stakes: readonly Stake[];
  readonly units: Numbers;
  /** How the decisions of each seat were answered. */
  readonly answers: Numbers;
}

type OpenTrial = Trial<object, { readonly kind: string }>;

const SECOND = 1000;
const secondsOf = (used: ReadonlyMap<string, number> | undefined, id: string): readonly number[] =>
  used ? [Math.round((used.get(id) ?? 0) / SECOND)] : [];
const timeColumn = (used: ReadonlyMap<string, number> | undefined): readonly string[] => (used ? ['Time used'] : []);

/** Follows the truth of a match event by event. */
class Watching {
  readonly stakes: (Omit<Stake, 'n'> & { readonly at: ReadonlyMap<Viewer, number> })[] = [];
  readonly #reckoner: Reckoner<RulesetTypes>;
  readonly #counts = new Map<string, Map<string, number>>();
  #open: readonly OpenTrial[] = [];
  #at: ReadonlyMap<Viewer, number> = new Map();

  constructor(reckoner: Reckoner<RulesetTypes>) {
    this.#reckoner = reckoner;
  }

  /** An event is about to happen. `at`: the number that it will have for each viewer. */
  watch(state: object, event: { readonly kind: string }, at: ReadonlyMap<Viewer, number>): void {
    for (const { unit, column, add } of this.#reckoner.counts(state, event)) {
      const counts = this.#counts.get(unit) ?? new Map<string, number>();
      counts.set(column, (counts.get(column) ?? 0) + add);
      this.#counts.set(unit, counts);
    }
    if (this.#open.some((trial) => trial.goesOn(state, event))) return;
    this.end(state);
    this.#open = this.#reckoner.trials(state, event);
    this.#at = at;
  }

  /** What is being decided is decided now. */
  end(state: object): void {
    for (const { side, mean, variance, ...trial } of this.#open)
      this.stakes.push({ side, worth: trial.came(state) - mean, variance, at: this.#at });
    this.#open = [];
  }

  /** `used`: milliseconds by units; undefined if nobody noted them. */
  units(state: object, used: ReadonlyMap<string, number> | undefined): Numbers {
    const columns = Object.entries(this.#reckoner.columns);
    const rows = this.#reckoner.units(state).map(({ id, seat, name }) => ({
      seat,
      name,
      values: [...columns.map(([column]) => this.#valueOf(id, column)), ...secondsOf(used, id)],
    }));
    return { columns: [...columns.map(([, title]) => title), ...timeColumn(used)], timed: used !== undefined, rows };
  }

  /** A number of a unit; a mean to one decimal, 0 where there is nothing to take it of. */
  #valueOf(unit: string, column: string): number {
    const counts = this.#counts.get(unit);
    const sum = counts?.get(column) ?? 0;
    const per = this.#reckoner.means[column];
    return per === undefined ? sum : Math.round((10 * sum) / (counts?.get(per) || 1)) / 10;
  }
}

/** Whose answers records tell apart, and what the table calls them. */
const ANSWERS = {
  player: 'By the player',
  policy: 'By policies',
  clock: 'By the clock',
  bot: 'By the computer',
} as const;

const answersIn = ({ seats, intents }: MatchRecord, used: ReadonlyMap<string, number> | undefined): Numbers => ({
  columns: [...Object.values(ANSWERS), ...timeColumn(used)],
  timed: used !== undefined,
  rows: seats.map(({ id: seat }) => {
    const own = intents.flatMap((done) => ('seat' in done && done.seat === seat ? [done.by] : []));
    const values = Object.keys(ANSWERS).map((by) => own.filter((each) => each === by).length);
    return { seat, name: '', values: [...values, ...secondsOf(used, seat)] };
  }),
});

/**
 * Reckons up a match from its record, which must fold: for each viewer the worth of the dice, and the numbers of units
 * and seats. Undefined if its game has no reckoner.
 */
export const reckon = (
  record: MatchRecord,
  { rulesets, reckoners }: { readonly rulesets: Rulesets; readonly reckoners: Reckoners },
  viewers: readonly Viewer[],
): ((viewer: Viewer) => Reckoning) | undefined => {
  const reckoner = reckoners.get(record.ruleset.id);
  if (!reckoner) return undefined;
  const watching = new Watching(reckoner);
  const time = new TimeUsed(record, reckoner);
  const told = new Map(viewers.map((viewer) => [viewer, 0]));
  const folded = foldRecord(record, rulesets, viewers, {
    watch: (state, event, seen) => {
      const at = new Map(viewers.map((viewer) => [viewer, told.get(viewer)! + seen.get(viewer)!.length + 1]));
      watching.watch(state, event as { readonly kind: string }, at);
    },
    each: ({ seen }, match) => {
      time.step(match);
      for (const [viewer, parts] of seen) told.set(viewer, told.get(viewer)! + parts.length);
    },
  });
  if (!folded.ok) throw new RangeError('only records that fold are reckoned up');
  const { state } = folded.value.match;
  watching.end(state);
  const { words } = reckoner;
  const units = watching.units(state, time.isTold ? time.units : undefined);
  const answers = answersIn(record, time.isTold ? time.seats : undefined);
  return (viewer) => ({
    words,
    units,
    answers,
    stakes: watching.stakes.map(({ at, ...stake }) => ({ ...stake, n: Math.min(at.get(viewer)!, told.get(viewer)!) })),
  });
};
