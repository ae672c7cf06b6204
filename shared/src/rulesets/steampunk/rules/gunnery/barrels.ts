import type { Direction } from '../../../../hex/index.ts';
import type { Shot } from '../../ask/intents.ts';
import { gunsThrough } from '../../ground/arcs.ts';
import type { Unit } from '../../model/units.ts';
import { type Gun, shotsOf, type Use } from './guns.ts';
import { arcOf } from './reach.ts';

/** One shot of a weapon in one part: who fires it, and through which side if its gun is fixed, ANG-4. */
export interface Barrel {
  /** The model, by index. */
  readonly model: number;
  /** null: the gun is not fixed. */
  readonly side: Direction | null;
}

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const times = (count: number, barrel: Barrel): readonly Barrel[] => Array<Barrel>(count).fill(barrel);

/** All shots that a gun has in one part: by model, then by side. */
export const barrelsOf = (unit: Unit, { weapon, models }: Gun, use: Use): readonly Barrel[] => {
  const shots = shotsOf(weapon, use);
  if (weapon.per === 'unit') return times(shots, { model: models[0]!, side: null });
  return models.flatMap((model) =>
    weapon.fixed
      ? SIX.flatMap((side) => times(shots * gunsThrough(arcOf(unit, weapon), unit.facing, side), { model, side }))
      : times(shots, { model, side: null }),
  );
};

/** A target of a gun, and the sides of the own hex through which it can be fired at. */
export interface Aim {
  readonly shot: Shot;
  readonly sides: readonly Direction[];
}

/**
 * Gives the shots of one weapon their barrels: those that name models first, one barrel for each time a model is named;
 * then the others take all that is left. A shot gets none if there is none for it.
 */
export const allot = (barrels: readonly Barrel[], aims: readonly Aim[]): ReadonlyMap<Shot, readonly Barrel[]> => {
  const left = [...barrels];
  const fits = ({ side }: Barrel, { sides }: Aim): boolean => side === null || sides.includes(side);
  const allotted = new Map<Shot, readonly Barrel[]>();
  for (const aim of aims) {
    if (!aim.shot.models) continue;
    const taken = aim.shot.models.flatMap((model) => {
      const index = left.findIndex((barrel) => barrel.model === model && fits(barrel, aim));
      return index < 0 ? [] : left.splice(index, 1);
    });
    allotted.set(aim.shot, taken);
  }
  for (const aim of aims) {
    if (aim.shot.models) continue;
    const taken = left.filter((barrel) => fits(barrel, aim));
    for (const barrel of taken) left.splice(left.indexOf(barrel), 1);
    allotted.set(aim.shot, taken);
  }
  return allotted;
};
