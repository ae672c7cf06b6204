import { type Card, componentsOf, TRACK, type UnitId, type View } from '@ironhex/shared/warfare3025';
import type { Counter, SideNumber } from '../../../map/picture.ts';

const SILHOUETTES = ['light', 'light', 'medium', 'heavy', 'assault', 'assault', 'assault'] as const;

/** How heavy a unit looks: by its armour tier, W-2.3. */
export const silhouetteOf = ({ movement, armour }: Card): Counter['silhouette'] =>
  movement.mode === 'walker' ? SILHOUETTES[armour.tier]! : 'vehicle';

/** Which units stand out, and how. */
export type Emphases = ReadonlyMap<UnitId, NonNullable<Counter['emphasis']>>;

/** The side of a unit, as the table draws it. */
export const sideOf = (side: number): SideNumber => (side & 3) as SideNumber;

/** Everything that stands or lies on the map. */
export const countersOf = (view: View, emphases: Emphases): Counter[] =>
  view.units.flatMap((unit) => {
    if (unit.at === null) return [];
    const card = view.cards[unit.id]!;
    const parts = componentsOf(card).filter((component) => component !== 'structure');
    return [
      {
        id: unit.id,
        side: sideOf(unit.side),
        designation: card.designation,
        silhouette: silhouetteOf(card),
        at: unit.at,
        facing: unit.facing,
        token: unit.token,
        structureDamage: (unit.damage.structure ?? 0) / TRACK,
        armourDamage: Math.max(...parts.map((part) => unit.damage[part] ?? 0)) / TRACK,
        destroyed: unit.status === 'destroyed',
        emphasis: emphases.get(unit.id),
      },
    ];
  });
