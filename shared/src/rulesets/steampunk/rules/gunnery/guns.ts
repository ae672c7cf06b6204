import type { Refusal } from '../../../../match/index.ts';
import { fail, ok, type Result } from '../../../../result.ts';
import type { Intent } from '../../ask/intents.ts';
import { refusal } from '../../model/refusal.ts';
import { remembered } from '../../model/remembered.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, livingOf, type Unit } from '../../model/units.ts';
import { abilityOf, type Built, type BuiltModel, type Weapon } from '../../roster/index.ts';
import { figuresOf } from '../damage/figures.ts';
import { aimFor } from './aiming.ts';
import { isLoaded, loadsWith, weaponsOf } from './loading.ts';

/** What a unit does with its weapons, P26: `area` is the usual way of a weapon that could focus. */
export type Use = Extract<Intent, { kind: 'shoot' }>['use'];

/** A weapon that a unit can fire in a part. */
export interface Gun {
  readonly weapon: Weapon;
  /** The living models that fire it, by index; who has two of them stands there twice. */
  readonly models: readonly number[];
  /** It is fired instead of the normal weapons, ARM-6. */
  readonly shared: boolean;
}

/** The word that a unit carries out in a part; `-` before orders were read, and for nothing. */
export const wordOf = ({ did }: Pick<Unit, 'did'>, part: Part): string => did.parts[part - 1] ?? '-';

/** Why a unit fires nothing at all now; undefined: nothing keeps it from firing. */
export const cannotFire = (unit: Unit): Refusal | undefined => {
  if (unit.status !== 'field') return refusal('not-on-field', 'GUN-4', { unit: unit.id });
  if (unit.hidden) return refusal('hidden', 'CON-8', { unit: unit.id });
  if (isShaken(unit)) return refusal('shaken', 'CON-1', { unit: unit.id });
  if (unit.harm.unconscious) return refusal('unconscious', 'AB-UN', { unit: unit.id });
  return undefined;
};

/** Does a model fire this weapon in this part: by order, freely, or as a reserve while its unit does nothing, GUN-4? */
const fires = ({ firedBy, freeFire, abilities }: Weapon, model: BuiltModel, word: string, part: Part): boolean =>
  firedBy.some((each) => each === word) ||
  freeFire.includes(part) ||
  (word === '-' && Boolean(abilityOf(abilities, 'reserve') && abilityOf(model.abilities, 'auto_reserve')));

/** The living models that fire a weapon in a part, once for each that they carry. */
const crewOf = (built: Built, unit: Unit, weapon: Weapon, part: Part): readonly number[] =>
  built.models.flatMap((model, index) => {
    if (!unit.harm.alive[index] || !fires(weapon, model, wordOf(unit, part), part)) return [];
    const carried = weapon === built.shared ? 1 : model.weapons.filter((id) => id === weapon.id).length;
    return Array<number>(carried).fill(index);
  });

/** A weapon of a unit as it can be fired in this part; or why it cannot, GUN-1, GUN-2, GUN-4. */
export const gunOf = (table: Pick<Table, 'arsenal'>, unit: Unit, weapon: Weapon, part: Part): Result<Gun, Refusal> => {
  const built = figuresOf(table, unit);
  const models = crewOf(built, unit, weapon, part);
  const word = wordOf(unit, part);
  const named = { weapon: weapon.name };
  if (models.length === 0) return fail(refusal('not-ordered', 'GUN-4', { ...named, order: word }));
  if (loadsWith(weapon, word)) return fail(refusal('just-loaded', 'GUN-1', named));
  if (!isLoaded(built, unit, weapon)) return fail(refusal('not-loaded', 'GUN-2', named));
  const needs = abilityOf(weapon.abilities, 'needs_alive')?.n ?? 1;
  const living = livingOf(unit.harm);
  if (living < needs) return fail(refusal('too-few', 'GUN-4', { ...named, needs, living }));
  return ok({ weapon, models, shared: weapon === built.shared });
};

/** Everything that a unit can fire in a part, in the order in which its models list it; the shared weapon last. */
export const gunsOf = remembered(['arsenal'], (table, unit: Unit, part: Part): readonly Gun[] => {
  if (cannotFire(unit)) return [];
  return weaponsOf(figuresOf(table, unit)).flatMap((weapon) => {
    const gun = gunOf(table, unit, weapon, part);
    return gun.ok ? [gun.value] : [];
  });
});

/** Can it be fired at one unit with aim, besides its usual way, P26? */
export const canFocus = ({ weapon }: Gun): boolean => abilityOf(weapon.abilities, 'focus_fire') !== undefined;

/** The word that amplifies a ray. */
const AMPLIFIED = 'Fire(amp)';

/** Why weapons cannot be used so in this part, P26; undefined if they can. */
export const cannotUse = (
  table: Pick<Table, 'arsenal' | 'turn'>,
  unit: Unit,
  use: Use,
  part: Part,
): Refusal | undefined => {
  const guns = gunsOf(table, unit, part);
  if (use === 'shared' && !guns.some(({ shared }) => shared)) return refusal('no-shared', 'ARM-6', { unit: unit.id });
  if (use === 'amp' && wordOf(unit, part) !== AMPLIFIED)
    return refusal('not-amplified', 'GUN-4', { unit: unit.id, order: AMPLIFIED });
  if ((use === 'focus' || use === 'area') && !guns.some(canFocus)) return refusal('no-focus', 'P26', { unit: unit.id });
  if (use === 'focus' && !guns.some((gun) => canFocus(gun) && aimFor(table, unit, gun.weapon, part)))
    return refusal('no-aim/unit', 'GUN-3', { unit: unit.id });
  return undefined;
};

/** What a unit fires in a part when it uses its weapons so: the shared weapon instead of those of the same order, ARM-6. */
export const gunsFor = (table: Pick<Table, 'arsenal'>, unit: Unit, use: Use, part: Part): readonly Gun[] =>
  gunsOf(table, unit, part).filter(({ weapon, shared }) =>
    use === 'shared' ? shared || !weapon.firedBy.some((word) => word === wordOf(unit, part)) : !shared,
  );

/** How a weapon attacks when it is used so, GUN-8: focused fire is direct. */
export const modeOf = ({ attack, abilities }: Weapon, use: Use): Weapon['attack']['mode'] =>
  use === 'focus' && abilityOf(abilities, 'focus_fire') ? 'direct' : attack.mode;

/** How many shots each firing model has, or the unit. */
export const shotsOf = ({ shots, abilities }: Weapon, use: Use): number =>
  use === 'focus' ? (abilityOf(abilities, 'focus_fire')?.shots ?? shots) : shots;
