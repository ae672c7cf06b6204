// Where a unit goes and whom it charges, P10.
import { indexDistance, labelOfIndex } from '../../../../hex/index.ts';
import { pathTo } from '../../ground/moving/reach.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { rulesNow } from '../../rules/figures.ts';
import { type Act, alongPath, courseAhead, HOLD, moveNow } from '../../rules/movement/path.ts';
import { chargesOf, reachOf } from '../../rules/movement/reach.ts';
import { approachTo, bestShot, chargeGain, type Prospect, placeAt, riskAt, worthOfShare } from '../prospect.ts';
import { whereIs } from '../standing.ts';
import { shotsGain } from './shoot.ts';

/** An action with what it gains, as logarithm of the odds that the side wins. */
interface Plan {
  readonly act: Act;
  readonly gain: number;
}

type Going = 'advance' | 'rush';

/** How many ends of a move are looked at closely: with sight, cover and dangers. */
const LOOKED_AT: Readonly<Record<'all' | 'first', number>> = { all: 4, first: 2 };
/** They are so far from each other, in hexes: beside a good hex lie others that are as good. */
const APART = 3;

const byGain = <T extends { readonly gain: number }>(all: readonly T[]): readonly T[] =>
  all.toSorted((one, other) => other.gain - one.gain);

/** What a place is worth apart from shots. */
const restOf = (table: Table, prospect: Prospect, hex: number): number =>
  placeAt(table, prospect, hex) + approachTo(table, prospect, hex) - riskAt(table, prospect, hex);

/** The share of a unit that a dangerous test takes on average, G-9.9: one die in six for each point of Tough. */
const WOUNDED = 1 / 6;

const dangerOf = (table: Table, unit: Unit, { own }: Prospect, act: Act): number => {
  if (unit.tested || !courseAhead(table, unit, act).dangerous) return 0;
  return worthOfShare(own, WOUNDED);
};

/** The first of these ends that are not beside one another. */
const spread = <T extends { readonly hex: number }>(table: Table, ends: readonly T[], most: number): readonly T[] => {
  const chosen: T[] = [];
  for (const end of ends) {
    if (chosen.length === most) break;
    if (chosen.every(({ hex }) => indexDistance(table.board, hex, end.hex) >= APART)) chosen.push(end);
  }
  return chosen;
};

/** The best ends of an Advance or a Rush: by ranges first, and the best of these by what is seen from there. */
const moves = (table: Table, unit: Unit, prospect: Prospect, action: Going, how: 'all' | 'first'): readonly Plan[] => {
  const found = reachOf(table, unit, action);
  const rough = found.ends.map((hex) => {
    const rest = restOf(table, prospect, hex);
    return { hex, rest, gain: rest + (action === 'advance' ? bestShot(table, prospect, hex).gain : 0) };
  });
  return spread(table, byGain(rough), LOOKED_AT[how]).map(({ hex, rest }) => {
    const path = pathTo(found, labelOfIndex(table.board, hex))!;
    const act: Act = { kind: 'act', action, path };
    const there = { ...unit, ...alongPath(path) };
    const shots = action === 'advance' ? shotsGain(table, there, prospect, 'advance') : 0;
    return { act, gain: rest + shots - dangerOf(table, unit, prospect, act) };
  });
};

const hold = (table: Table, unit: Unit, prospect: Prospect): Plan => {
  const shots = unit.place === 'map' ? shotsGain(table, unit, prospect, 'hold') : 0;
  return { act: HOLD, gain: restOf(table, prospect, whereIs(table, unit)!) + shots };
};

/** How many ends of a charge are compared. */
const BESIDE = 3;

const charges = (table: Table, unit: Unit, prospect: Prospect): readonly Plan[] => {
  const from = whereIs(table, unit)!;
  const { allowance } = moveNow(table, unit, 'charge');
  // A search is slow, so this looks first whether anybody is near.
  if (!prospect.foes.some((foe) => indexDistance(table.board, from, foe.hex) - foe.reach <= allowance + 2)) return [];
  const found = reachOf(table, unit, 'charge');
  return chargesOf(table, unit).flatMap(({ unit: target, ends }) => {
    const foe = prospect.foes.find((each) => each.unit.id === target.id);
    if (!foe) return [];
    const melee = chargeGain(table, prospect, unit, foe);
    return byGain(
      ends.slice(0, BESIDE).map((at): Plan => {
        const path = pathTo(found, at)!;
        const act: Act = { kind: 'act', action: 'charge', path, target: target.id };
        const hex = whereIs(table, { ...unit, ...alongPath(path) })!;
        const rest = placeAt(table, prospect, hex) - riskAt(table, prospect, hex, target.id);
        return { act, gain: rest + melee - dangerOf(table, unit, prospect, act) };
      }),
    ).slice(0, 1);
  });
};

/** The actions of a unit on the map or aboard, the best first. It may act: it is not Shaken. */
export const plansFor = (table: Table, unit: Unit, prospect: Prospect, how: 'all' | 'first'): readonly Plan[] => {
  const stays = hold(table, unit, prospect);
  if (rulesNow(table, unit).immobile) return [stays];
  return byGain([
    stays,
    ...moves(table, unit, prospect, 'advance', how),
    ...moves(table, unit, prospect, 'rush', how),
    ...charges(table, unit, prospect),
  ]);
};
