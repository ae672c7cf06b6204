// Orders for one unit, the best first: where it goes, and what it does with its weapons, P5.
import type { HexLabel } from '../../../../hex/index.ts';
import { figuresOf } from '../../model/figures.ts';
import type { Movement, Order } from '../../model/orders.ts';
import type { Unit } from '../../model/units.ts';
import { defaultOf, textOf, writable } from '../../rules/orders/writable.ts';
import { chargesWorth } from '../charges.ts';
import { endsOf } from '../ends.ts';
import { gunneryFor, loadsThen } from '../gunnery.ts';
import type { Outlook } from '../outlook.ts';
import { valueOfUnit } from '../value.ts';

/** An order with what it is worth, in match points. */
export interface Rated {
  readonly order: Order;
  readonly worth: number;
  /** Where the unit will be. */
  readonly at: HexLabel;
}

const USUAL = { brake: 0, priority: 0, endurance: { kill: 'always', stubborn: 'never', poison: 'never' } } as const;

/** Ends are compared without their gunnery first; so many of them with it, and so many of one movement. */
const LOOKED_AT = 8;
const OF_ONE = 2;

const movementsOf = (outlook: Outlook, { id }: Unit): readonly Movement[] => {
  const start = outlook.table.units[id]!;
  const built = figuresOf(outlook.table, start);
  const { movements } = writable(built, start.speed);
  return movements.length > 0 ? movements : [defaultOf(built, start.speed)];
};

/** What it costs to share a hex, as a share of the unit's points. */
const CROWDED = 0.05;

/** Orders for one unit, the best first. `taken`: hexes to which others of its side go. */
export const ordersFor = (outlook: Outlook, unit: Unit, taken: ReadonlySet<HexLabel>): readonly Rated[] => {
  const loads = loadsThen(outlook, unit);
  const begun = outlook.table.units[unit.id]!;
  const crowd = CROWDED * valueOfUnit(outlook.table, unit).kept;
  const ends = movementsOf(outlook, unit).flatMap((movement) =>
    endsOf(outlook, begun, { ...USUAL, movement, gunnery: ['-', '-'] }, loads)
      .map((end) => {
        const less = taken.has(end.unit.at!) ? crowd : 0;
        return { ...end, movement, rest: end.rest - less, worth: end.worth - less };
      })
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, OF_ONE),
  );
  const best = ends.toSorted((one, other) => other.worth - one.worth).slice(0, LOOKED_AT);
  const rated = best
    .map(({ movement, start, unit: end, rest }): Rated => {
      const shots = gunneryFor(outlook, { ...start, loads }, { ...end, loads });
      return {
        order: { ...USUAL, movement, gunnery: shots.gunnery },
        worth: rest + shots.worth + chargesWorth(outlook, end),
        at: end.at!,
      };
    })
    .toSorted((one, other) => other.worth - one.worth);
  // Which way it turns is decided on the way: of those that differ by nothing else the best one stays.
  const texts = rated.map(({ order: { movement, gunnery } }) => `${textOf(movement)} ${textOf(gunnery)}`);
  return rated.filter((_, index) => texts.indexOf(texts[index]!) === index);
};
