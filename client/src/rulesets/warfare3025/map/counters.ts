import { homeEdge, type Table, type Token, TRACK, type UnitId, unitName } from '@ironhex/shared/warfare3025';
import type { BaseCounter, Emphasis, Side } from '../../../map/picture.ts';
import type { Silhouette } from './counter/shapes.ts';
import { silhouetteOf } from './counter/silhouettes.ts';
import type { SightMarks } from './marks.ts';

/** One of Warfare's counters. */
export interface Counter extends BaseCounter {
  readonly silhouette: Silhouette;
  readonly token: Token;
  /** Structure and armour damage as parts of their tracks, 0 to 1. */
  readonly structureDamage: number;
  readonly armourDamage: number;
}

/** Which units stand out, and how. */
type Emphases = ReadonlyMap<UnitId, Emphasis>;

/** The side of a unit, as the table draws it. */
export const sideOf = (side: number): Side => (side & 3) as Side;

/** Everything that stands or lies on the map, and what waits beside its edge of it, W-3.6. */
export const countersOf = (table: Table, emphases: Emphases, marks: SightMarks): Counter[] =>
  table.units.map((unit) => {
    const card = table.cards[unit.id]!;
    return {
      id: unit.id,
      side: sideOf(unit.side),
      name: unitName(table, unit.id),
      silhouette: silhouetteOf(card),
      at: unit.at ?? { beside: homeEdge(table, unit.side).name },
      facing: unit.at === null ? null : unit.facing,
      token: unit.token,
      structureDamage: (unit.damage.structure ?? 0) / TRACK,
      armourDamage: (unit.damage.armour ?? 0) / TRACK,
      destroyed: unit.status === 'destroyed',
      emphasis: emphases.get(unit.id),
      sight: marks.get(unit.id),
    };
  });
