import { type Refusal, refusal } from '../../../../match/index.ts';
import type { Intent, Shot } from '../../ask/intents.ts';
import type { Ask } from '../../model/asks.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { View } from '../../model/view.ts';
import type { PartsRule } from '../chapter.ts';
import { figuresOf } from '../damage/figures.ts';
import { partOfStep } from './aiming.ts';
import { checkShot, type Seen } from './check-shot.ts';
import { checkTogether, volleysOf } from './check-together.ts';
import { couldShoot } from './choose-targets.ts';
import { defaultShots } from './default-shots.ts';
import { cannotFire, cannotUse, type Gun, gunOf, gunsFor, type Use } from './guns.ts';
import { weaponsOf } from './loading.ts';
import { targetsOf } from './targets.ts';

const USES: readonly Use[] = ['normal', 'shared', 'area', 'focus', 'amp'];

/** Why one of its shots is not allowed. */
const checkOne = (view: Seen, unit: Unit, { weapon: id, ...shot }: Shot, use: Use, part: Part): Refusal | undefined => {
  const weapon = weaponsOf(figuresOf(view, unit)).find((each) => each.id === id);
  if (!weapon) return refusal('no-weapon', 'GUN-4', `The unit has no weapon ${id}.`);
  const found = gunOf(view, unit, weapon, part);
  if (!found.ok) return found.error;
  const gun = gunsFor(view, unit, use, part).find((each) => each.weapon.id === id);
  if (!gun) return refusal('shared-or-normal', 'ARM-6', 'A unit fires either its shared weapon or its normal ones.');
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

const check = (view: View, seat: string, intent: Intent): Refusal | undefined => {
  if (intent.kind !== 'shoot') return refusal('wrong-answer', 'P16', 'Say what a unit fires at, or commit.');
  const unit = Object.hasOwn(view.units, intent.unit) ? view.units[intent.unit] : undefined;
  if (!unit) return refusal('no-unit', 'GUN-4', `There is no unit ${intent.unit}.`);
  if (unit.seat !== seat) return refusal('not-yours', 'GUN-4', 'That unit is not yours.');
  return checkShots(view, unit, intent, partOfStep(view));
};

/** What can be fired by one use of a unit's weapons: as by default, each target of each gun alone, and a gun split up. */
const shotsBy = function* (table: Table, unit: Unit, use: Use, part: Part): Generator<readonly Shot[]> {
  yield defaultShots(table, unit, part, use);
  for (const gun of gunsFor(table, unit, use, part)) {
    const targets = targetsOf(table, { unit, gun, use, part }).map(({ shot }) => shot);
    for (const shot of targets) yield [shot];
    yield* split(gun, targets);
  }
};

/** The first model takes one target, the others another. */
const split = function* ({ models: [model] }: Gun, [one, other]: readonly Shot[]): Generator<readonly Shot[]> {
  if (one && other) yield [{ ...one, models: [model!] }, other];
};

const shooters = (view: View, { seat }: Ask): readonly Unit[] => {
  const part = partOfStep(view);
  return fieldUnits(view).filter((unit) => unit.seat === seat && !cannotFire(unit) && couldShoot(view, unit, part));
};

const parts = function* (view: View, units: readonly Unit[]): Generator<Intent> {
  const part = partOfStep(view);
  for (const unit of units) {
    yield { kind: 'shoot', unit: unit.id, use: 'normal', shots: [] };
    for (const use of USES) {
      if (cannotUse(view, unit, use, part)) continue;
      for (const shots of shotsBy(view, unit, use, part))
        if (!checkShots(view, unit, { use, shots }, part))
          yield { kind: 'shoot', unit: unit.id, use, shots: [...shots] };
    }
  }
};

/** How a seat says what its units fire at, P16 and P26. */
export const SHOOT: PartsRule = {
  check: (view, { seat }, intent) => check(view, seat, intent),
  units: shooters,
  parts: (view, ask, only) => parts(view, only ? [only] : shooters(view, ask)),
};
