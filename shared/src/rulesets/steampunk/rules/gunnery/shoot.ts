import type { Intent, Shot } from '../../ask/intents.ts';
import type { Ask } from '../../model/asks.ts';
import { fieldUnits } from '../../model/in-order.ts';
import { remembered } from '../../model/remembered.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import { BATTLEFIELD, type Battlefield } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { View } from '../../model/view.ts';
import type { PartsRule } from '../chapter.ts';
import { partOfStep } from './aiming.ts';
import { checkShoot, checkShots } from './check-shots.ts';
import { defaultShots } from './default-shots.ts';
import { cannotUse, type Gun, gunsFor, type Use } from './guns.ts';
import { couldShoot, targetsOf } from './targets.ts';

const USES: readonly Use[] = ['normal', 'shared', 'area', 'focus', 'amp'];

/** What can be fired by one use of a unit's weapons: as by default, each target of each gun alone, and a gun split up. */
const shotsBy = function* (table: Battlefield, unit: Unit, use: Use, part: Part): Generator<readonly Shot[]> {
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

/** What one unit can be told to fire at. */
const partsOf = remembered(BATTLEFIELD, (table, unit: Unit, part: Part): readonly Intent[] => [
  { kind: 'shoot', unit: unit.id, use: 'normal', shots: [] },
  ...USES.filter((use) => !cannotUse(table, unit, use, part)).flatMap((use) =>
    [...shotsBy(table, unit, use, part)]
      .filter((shots) => !checkShots(table, unit, { use, shots }, part))
      .map((shots): Intent => ({ kind: 'shoot', unit: unit.id, use, shots: [...shots] })),
  ),
]);

/** The units of a seat that could fire at something now. */
const shooters = (view: View, { seat }: Ask): readonly Unit[] => {
  const part = partOfStep(view);
  return fieldUnits(view).filter((unit) => unit.seat === seat && couldShoot(view, unit, part));
};

const parts = function* (view: View, units: readonly Unit[]): Generator<Intent> {
  const part = partOfStep(view);
  for (const unit of units) yield* partsOf(view, unit, part);
};

/** How a seat says what its units fire at, P16 and P26. */
export const SHOOT: PartsRule = {
  check: (view, { seat }, intent) => checkShoot(view, seat, intent),
  units: shooters,
  parts: (view, ask, only) => parts(view, only ? [only] : shooters(view, ask)),
};
