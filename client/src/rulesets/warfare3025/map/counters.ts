import {
  homeEdge,
  type Knowledge,
  type Table,
  type Token,
  TRACK,
  type UnitId,
  unitName,
} from '@ironhex/shared/warfare3025';
import type { BaseCounter, Emphasis, Side } from '../../../map/picture.ts';
import { chance } from '../../../text/numbers.ts';
import { seatNumber } from '../../../text/seat-name.ts';
import type { Planned } from '../plan/planned.ts';
import type { Silhouette } from './counter/shapes.ts';
import { silhouetteOf } from './counter/silhouettes.ts';

/** One of Warfare's counters. */
export interface Counter extends BaseCounter {
  readonly silhouette: Silhouette;
  readonly token: Token;
  /** It has lost its footing, W-13c.7. */
  readonly unstable: boolean;
  /** How the other side knows it, W-13d.14; only of one's own units. */
  readonly known?: Knowledge | undefined;
  /** The number of its seat, if it is a further one of its side. */
  readonly seat?: number | undefined;
  /** Structure and armour damage as parts of their tracks, 0 to 1. */
  readonly structureDamage: number;
  readonly armourDamage: number;
}

/** Which units stand out, and how. */
type Emphases = ReadonlyMap<UnitId, Emphasis>;

/** The side of a unit, as the table draws it. */
export const sideOf = (side: number): Side => (side & 3) as Side;

/** What the sight marks of enemies say that can be shot from where the plan would fire. */
type SightMarks = ReadonlyMap<UnitId, string>;

/**
 * The chance to do any damage to each enemy that can be shot now: with the weapon and the extras that are planned, or else
 * with the weapon that a click would aim.
 */
export const sightMarksOf = (planned: Planned): SightMarks => {
  const marks = new Map(planned.shots.value.map(({ target, odds }) => [target, chance(1 - odds.nothing)]));
  const { aimed } = planned.judged.value;
  if (aimed) marks.set(aimed.attack.target, chance(1 - aimed.odds.whole.nothing));
  return marks;
};

/** Everything that stands or lies on the map, and what waits beside its edge of it, W-3.6. */
export const countersOf = (table: Table, emphases: Emphases, marks: SightMarks): Counter[] =>
  table.units
    .filter(({ status }) => status !== 'withdrawn')
    .map((unit) => {
      const card = table.cards[unit.id]!;
      return {
        id: unit.id,
        side: sideOf(unit.side),
        name: unitName(table, unit.id),
        silhouette: silhouetteOf(card),
        at: unit.at ?? { beside: homeEdge(table, unit.side).name },
        facing: unit.at === null ? null : unit.facing,
        token: unit.token,
        unstable: unit.unstable === true,
        known: unit.status === 'field' ? table.states?.[unit.id] : undefined,
        seat: seatNumber(unit.seat),
        structureDamage: (unit.damage.structure ?? 0) / TRACK,
        armourDamage: (unit.damage.armour ?? 0) / TRACK,
        destroyed: unit.status === 'destroyed',
        emphasis: emphases.get(unit.id),
        sight: marks.get(unit.id),
      };
    });
