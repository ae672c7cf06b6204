// What an assault is worth.
import type { HexLabel } from '../../../hex/index.ts';
import type { Contest } from '../model/contest.ts';
import { layerOf, type Unit } from '../model/units.ts';
import { assaultOdds } from '../plan/odds/assault.ts';
import { withUnit } from '../rules/movement/doings.ts';
import type { Outlook } from './outlook.ts';
import { valueOfUnit } from './value.ts';

/** What one hit of an assault takes of the points of a unit with one model; more models lose less of it by a hit. */
const HIT = 0.28;
/** What the loser of an assault loses besides: it retreats, shaken. */
const BEATEN = 0.1;

/** The enemies in a hex, in the layer of a unit. */
export const met = ({ enemies }: Outlook, unit: Unit): readonly Unit[] =>
  enemies.filter((enemy) => enemy.at === unit.at && layerOf(enemy) === layerOf(unit));

/** The share of a unit that so many hits take. */
const share = (unit: Unit, hits: number): number => Math.min(1, (HIT * hits) / Math.sqrt(unit.harm.alive.length));

/** What an assault on these enemies is worth, in match points. */
export const assaultWorth = ({ table }: Outlook, unit: Unit, from: HexLabel, foes: readonly Unit[]): number => {
  const there = withUnit(table, { ...unit, at: from });
  const contest: Contest = {
    at: unit.at!,
    layer: layerOf(unit),
    staying: foes.map(({ id }) => id),
    held: [],
    entering: [{ unit: unit.id, from, backwards: false }],
  };
  const odds = assaultOdds(there, contest);
  const own = odds.find(({ seat }) => seat === unit.seat)!;
  const theirs = odds.find(({ seat }) => seat !== unit.seat)!;
  const [foe] = foes as [Unit];
  const prize = valueOfUnit(table, foe);
  const price = valueOfUnit(table, unit);
  return (
    share(foe, own.net) * (prize.destroyed + prize.kept) +
    own.wins * BEATEN * prize.kept -
    share(unit, theirs.net) * (price.destroyed + price.kept) -
    theirs.wins * BEATEN * price.kept
  );
};
