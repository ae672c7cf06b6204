import type { Refusal } from '../../../../match/index.ts';
import type { Intent, Shot } from '../../ask/intents.ts';
import { refusal } from '../../model/refusal.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Unit } from '../../model/units.ts';
import type { View } from '../../model/view.ts';
import { figuresOf } from '../damage/figures.ts';
import { partOfStep } from './aiming.ts';
import { checkShot, type Seen } from './check-shot.ts';
import { checkTogether, volleysOf } from './check-together.ts';
import { cannotFire, cannotUse, gunOf, gunsFor, type Use } from './guns.ts';
import { weaponsOf } from './loading.ts';

/** Why one of its shots is not allowed. */
const checkOne = (view: Seen, unit: Unit, { weapon: id, ...shot }: Shot, use: Use, part: Part): Refusal | undefined => {
  const weapon = weaponsOf(figuresOf(view, unit)).find((each) => each.id === id);
  if (!weapon) return refusal('no-weapon', 'GUN-4', { unit: unit.id, weapon: id });
  const found = gunOf(view, unit, weapon, part);
  if (!found.ok) return found.error;
  const gun = gunsFor(view, unit, use, part).find((each) => each.weapon.id === id);
  if (!gun) return refusal('shared-or-normal', 'ARM-6');
  return checkShot(view, { unit, gun, use, part }, { weapon: id, ...shot });
};

/** Why what a unit fires at is not allowed, GUN-4 to GUN-8; undefined if it is. `part`: the gunnery phase. */
export const checkShots = (
  view: Seen,
  unit: Unit,
  { use, shots }: { readonly use: Use; readonly shots: readonly Shot[] },
  part: Part,
): Refusal | undefined => {
  const bad = cannotFire(unit) ?? cannotUse(view, unit, use, part);
  if (bad) return bad;
  for (const shot of shots) {
    const wrong = checkOne(view, unit, shot, use, part);
    if (wrong) return wrong;
  }
  return checkTogether(view, unit, volleysOf(view, unit, gunsFor(view, unit, use, part), use, shots));
};

/** Why a seat may not answer P16 so; undefined if it may. Judged by what the seat knows. */
export const checkShoot = (view: View, seat: string, intent: Intent): Refusal | undefined => {
  if (intent.kind !== 'shoot') return refusal('wrong-answer/shoot', 'P16');
  const unit = Object.hasOwn(view.units, intent.unit) ? view.units[intent.unit] : undefined;
  if (!unit) return refusal('no-unit', 'GUN-4', { unit: intent.unit });
  if (unit.seat !== seat) return refusal('not-yours/shoot', 'GUN-4', { unit: intent.unit });
  return checkShots(view, unit, intent, partOfStep(view));
};
