import type { SeatId } from '../../../../match/index.ts';
import type { Contest, Fighter } from '../../model/contest.ts';
import { figuresOf } from '../../model/figures.ts';
import type { Table } from '../../model/table.ts';
import { fightersOf } from '../../rules/assault/angles.ts';
import { type Bout, specialOf } from '../../rules/assault/fighters.ts';
import { deflectionPool, habitsOf, strengthPool } from '../../rules/assault/pools.ts';
import type { Answers } from '../../rules/chapter.ts';
import { ASSAULT_RANK, byRank } from '../../rules/initiative.ts';
import { added, type Chances, deflectionChances, strengthChances } from './assault-dice.ts';

/** What a side has to expect of an assault. */
interface SideOdds {
  readonly seat: SeatId;
  /** Hits, deflections, and hits less the enemy's deflections, on average, AS-10. */
  readonly hits: number;
  readonly deflections: number;
  readonly net: number;
  /** The chance to have the advantage, 0 to 1, AS-11. */
  readonly wins: number;
}

/** Chances by hits, and for each number of hits by deflections: both depend on counter-attacks. */
type Both = readonly Chances[];

const NOTHING: Both = [[1]];

/** Chances with those of hits and deflections of somebody else of the same side. */
const joined = (one: Both, other: Both): Both => {
  const sum = Array.from({ length: one.length + other.length - 1 }, (): number[] => []);
  for (const [i, deflections] of one.entries())
    for (const [j, others] of other.entries())
      for (const [k, chance] of added(deflections, others).entries()) sum[i + j]![k] = (sum[i + j]![k] ?? 0) + chance;
  return sum;
};

/** What one unit rolls: strength, and deflection, of which some are hits as well. */
const ofUnit = (table: Table, bout: Bout, fighter: Fighter): Both => {
  const unit = table.units[fighter.unit]!;
  const { models } = figuresOf(table, unit);
  const strength = strengthChances(strengthPool(table, bout, fighter), habitsOf(table, unit)).map((chance) => [chance]);
  return deflectionChances(deflectionPool(table, bout, fighter)).reduce<Both>((sum, { model, chance }) => {
    const counters = specialOf(models[model]!, 'counter_attack') !== undefined;
    return joined(sum, counters ? [[1 - chance], [0, chance]] : [[1 - chance, chance]]);
  }, strength);
};

/** What a side may roll, and its chance. */
interface SideRolled {
  readonly hits: number;
  readonly deflections: number;
  readonly chance: number;
}

/** Every pair of hits and deflections of a side, with its chance. */
const outcomes = (both: Both): readonly SideRolled[] =>
  both.flatMap((row, hits) =>
    row.flatMap((chance, deflections) => (chance > 0 ? [{ hits, deflections, chance }] : [])),
  );

/** All that each side may roll in an assault between these fighters, AS-5 to AS-8. In the order of the seats. */
export const sidesRolled = (table: Table, bout: Bout): readonly (readonly SideRolled[])[] =>
  table.seats.map(({ id }) =>
    outcomes(
      bout.fighters
        .filter(({ seat }) => seat === id)
        .map((fighter) => ofUnit(table, bout, fighter))
        .reduce(joined, NOTHING),
    ),
  );

/** The hits of each side less the deflections of the other, AS-10. */
export const netOf = (one: SideRolled, two: SideRolled): readonly [number, number] => [
  Math.max(0, one.hits - two.deflections),
  Math.max(0, two.hits - one.deflections),
];

/**
 * What both sides have to expect of an assault as it stands, exactly: everybody in it fights, staying units with the
 * side that is answered, or their best (AS-4), and nobody retreats before it. In the order of the seats.
 */
export const assaultOdds = (table: Table, contest: Contest, answers: Answers = {}): readonly SideOdds[] => {
  const bout: Bout = { at: contest.at, layer: contest.layer, fighters: fightersOf(table, contest, answers) };
  const [one, two] = sidesRolled(table, bout);
  const sums = table.seats.map(() => ({ hits: 0, deflections: 0, net: 0, wins: 0 }));
  const first = table.seats.findIndex(({ id }) => id === byRank(table, ASSAULT_RANK)[0]);
  for (const own of one!)
    for (const other of two!) {
      const chance = own.chance * other.chance;
      const nets = netOf(own, other);
      for (const [index, side] of [own, other].entries()) {
        const sum = sums[index]!;
        sum.hits += chance * side.hits;
        sum.deflections += chance * side.deflections;
        sum.net += chance * nets[index]!;
      }
      sums[nets[0] === nets[1] ? first : nets[0] > nets[1] ? 0 : 1]!.wins += chance;
    }
  return table.seats.map(({ id }, index) => ({ seat: id, ...sums[index]! }));
};
