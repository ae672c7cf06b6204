// What an assault is worth.
import type { HexLabel } from '../../../hex/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { Contest, Fighter } from '../model/contest.ts';
import { figuresOf } from '../model/figures.ts';
import type { Table } from '../model/table.ts';
import { layerOf, type Unit } from '../model/units.ts';
import { added, type Chances, deflectionChances, strengthChances } from '../plan/odds/assault-dice.ts';
import { sufferedIn } from '../plan/odds/courses.ts';
import { oneHit } from '../plan/odds/one-hit.ts';
import { fightersOf } from '../rules/assault/angles.ts';
import { type Bout, fighterOf, hitOf, livingModels, specialOf } from '../rules/assault/fighters.ts';
import { deflectionPool, habitsOf, strengthPool } from '../rules/assault/pools.ts';
import { behind } from '../rules/assault/retreats.ts';
import { ASSAULT_RANK, byRank } from '../rules/initiative.ts';
import { withUnit } from '../rules/movement/doings.ts';
import type { Outlook } from './outlook.ts';
import { valueOfUnit, worthOf } from './value.ts';

/** What the loser of an assault loses besides, as a share of its points: it retreats, and its turn is over. */
const BEATEN = 0.1;

/** The enemies in a hex, in the layer of a unit. */
export const met = ({ enemies }: Outlook, unit: Unit): readonly Unit[] =>
  enemies.filter((enemy) => enemy.at === unit.at && layerOf(enemy) === layerOf(unit));

/** What one hit of a unit does to another one on average, in match points: that of any of its living models. */
const hitWorth = (table: Table, bout: Bout, unit: Unit, target: Unit): number => {
  const { angle } = fighterOf(bout, target.id);
  const known = new Map<string, number>();
  const living = livingModels(table, unit);
  const sum = living.reduce((all, { index: model }) => {
    const damage = hitOf(table, bout, { by: unit.id, model });
    const key = JSON.stringify(damage);
    const found =
      known.get(key) ??
      worthOf(
        table,
        target,
        sufferedIn(
          oneHit(table, { target: target.id, by: unit.id, damage, angle, range: 'assault' }, target).map((way) => ({
            ...way,
            hit: true,
          })),
          target,
        ),
      );
    known.set(key, found);
    return all + found;
  }, 0);
  return sum / Math.max(1, living.length);
};

/** What so many hits of a side do to a unit: no more than all of it. */
const harmBy = (table: Table, bout: Bout, by: readonly Unit[], target: Unit, hits: number): number => {
  const { destroyed, kept } = valueOfUnit(table, target);
  const each = by.reduce((sum, unit) => sum + hitWorth(table, bout, unit, target), 0) / Math.max(1, by.length);
  return Math.min(destroyed + kept, hits * each);
};

/** What it costs a unit to lose: who stands before the edge of the map leaves it, RET-4. */
const beaten = (table: Table, unit: Unit, stays: boolean): number => {
  const { kept, crippled } = valueOfUnit(table, unit);
  return stays && behind(table, unit) === undefined ? kept + crippled : BEATEN * kept;
};

/** A side of an assault: its fighters, how many hits get through on average, and its chance to have the advantage. */
interface Side {
  readonly fighters: readonly Fighter[];
  readonly net: number;
  readonly wins: number;
}

/** What fighters of one side roll: the chances by hits, and by deflections. */
const rolledBy = (table: Table, bout: Bout, fighters: readonly Fighter[]) => {
  let [hits, deflections]: [Chances, Chances] = [[1], [1]];
  for (const fighter of fighters) {
    const unit = table.units[fighter.unit]!;
    hits = added(hits, strengthChances(strengthPool(table, bout, fighter), habitsOf(table, unit)));
    for (const { model, chance } of deflectionChances(deflectionPool(table, bout, fighter))) {
      const die = [1 - chance, chance];
      deflections = added(deflections, die);
      if (specialOf(figuresOf(table, unit).models[model]!, 'counter_attack')) hits = added(hits, die);
    }
  }
  return { hits, deflections };
};

/** The chances by hits that get through so many deflections, AS-10. */
const through = (hits: Chances, deflections: Chances): Chances => {
  const net = hits.map(() => 0);
  for (const [hit, chance] of hits.entries())
    for (const [deflected, other] of deflections.entries()) net[Math.max(0, hit - deflected)]! += chance * other;
  return net;
};

const meanOf = (chances: Chances): number => chances.reduce((sum, chance, count) => sum + chance * count, 0);

/**
 * Both sides of an assault, in the order of the seats. As `assaultOdds`, but much quicker: hits by counter-attacks are
 * counted as if they did not depend on deflections.
 */
const sidesOf = (table: Table, bout: Bout): readonly [Side, Side] => {
  const fighters = table.seats.map(({ id }) => bout.fighters.filter(({ seat }) => seat === id));
  const [one, two] = fighters.map((each) => rolledBy(table, bout, each)) as [Rolled, Rolled];
  const nets = [through(one.hits, two.deflections), through(two.hits, one.deflections)] as const;
  const tied = byRank(table, ASSAULT_RANK)[0] === table.seats[0]!.id;
  let wins = 0;
  for (const [net, chance] of nets[0].entries())
    for (const [other, its] of nets[1].entries()) if (net > other || (net === other && tied)) wins += chance * its;
  return [
    { fighters: fighters[0]!, net: meanOf(nets[0]), wins },
    { fighters: fighters[1]!, net: meanOf(nets[1]), wins: 1 - wins },
  ];
};

type Rolled = ReturnType<typeof rolledBy>;

/** What a side loses on average by another one, in match points. */
const lossOf = (table: Table, bout: Bout, side: Side, by: Side): number => {
  const strikers = by.fighters.map(({ unit }) => table.units[unit]!);
  return side.fighters.reduce((sum, { unit: id, role }) => {
    const unit = table.units[id]!;
    const harm = harmBy(table, bout, strikers, unit, by.net / side.fighters.length);
    return sum + harm + by.wins * beaten(table, unit, role !== 'entering');
  }, 0);
};

/** What the assault in a contested hex is worth for a seat, in match points: what enemies lose, less what its own side does. */
export const contestWorth = (table: Table, contest: Contest, seat: SeatId): number => {
  const bout: Bout = { at: contest.at, layer: contest.layer, fighters: fightersOf(table, contest) };
  const [one, two] = sidesOf(table, bout);
  const harm = lossOf(table, bout, two, one) - lossOf(table, bout, one, two);
  return table.seats[0]!.id === seat ? harm : -harm;
};

/** A unit enters the hex of others from another one. */
export const entered = (by: Unit, from: HexLabel, foes: readonly [Unit, ...Unit[]]): Contest => ({
  at: foes[0].at!,
  layer: layerOf(foes[0]),
  staying: foes.map(({ id }) => id),
  held: [],
  entering: [{ unit: by.id, from, backwards: false }],
});

/** What an assault on these enemies is worth, in match points. */
export const assaultWorth = (
  { table }: Outlook,
  unit: Unit,
  from: HexLabel,
  foes: readonly [Unit, ...Unit[]],
): number => contestWorth(withUnit(table, { ...unit, at: from }), entered(unit, from, foes), unit.seat);
