import type { Refusal } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import type { Spell } from '../../roster/index.ts';
import { distanceOf } from '../field.ts';
import { figuresOf } from '../figures.ts';
import { ASSISTANCE, isRightSide, isSeen } from './spells.ts';
import { type Cast, payerOf, spareTokens } from './tokens.ts';

type Tokens = IntentOf<'hinder'>['tokens'];

/** The units with these ids; ids that no unit has are left out. */
const unitsNamed = ({ units }: Table, ids: readonly UnitId[]): readonly Unit[] =>
  ids.flatMap((id) => (Object.hasOwn(units, id) ? units[id]! : []));

/** The fault of the first unit that has one. */
const firstFault = (units: readonly Unit[], faultOf: (unit: Unit) => Refusal | undefined): Refusal | undefined => {
  for (const unit of units) {
    const fault = faultOf(unit);
    if (fault) return fault;
  }
  return undefined;
};

const checkIds = ({ units }: Table, ids: readonly UnitId[], rule: string): Refusal | undefined => {
  const unit = ids.find((each) => !Object.hasOwn(units, each));
  return unit === undefined ? undefined : refusal('E_UNKNOWN_UNIT', rule, { unit });
};

/** Why units cannot spend tokens for a seat on a spell of either side, G-16.4. */
const checkHelpers = (helpers: readonly Unit[], seat: string): Refusal | undefined =>
  firstFault(helpers, ({ id, seat: own }) =>
    own === seat ? undefined : refusal('E_NOT_YOURS', 'G-16.4', { unit: id }),
  ) ??
  firstFault(helpers, ({ id, place }) =>
    place === 'map' ? undefined : refusal('E_NOT_AVAILABLE/off-map', 'G-16.4', { unit: id, place }),
  ) ??
  firstFault(helpers, ({ id, shaken }) =>
    shaken ? refusal('E_SHAKEN_MUST_IDLE/help', 'G-13.5', { unit: id }) : undefined,
  );

const checkHelpersSight = (table: Table, caster: Unit, helpers: readonly Unit[]): Refusal | undefined =>
  firstFault(helpers, (unit) =>
    unit.id === caster.id || isSeen(table, caster, unit)
      ? undefined
      : refusal('E_NO_LOS/help', 'G-16.4', { unit: unit.id, caster: caster.id }),
  );

const checkHelpersRange = (table: Table, caster: Unit, helpers: readonly Unit[]): Refusal | undefined =>
  firstFault(helpers, (unit) => {
    const away = distanceOf(table, caster, unit);
    return away <= ASSISTANCE
      ? undefined
      : refusal('E_OUT_OF_RANGE/help', 'G-16.4', { unit: unit.id, away, caster: caster.id, most: ASSISTANCE });
  });

/**
 * Have the helpers the tokens that they spend? `payer`: the model of the caster's unit that pays for the spell itself.
 */
const checkTokens = (
  table: Table,
  caster: Unit,
  helpers: readonly Unit[],
  tokens: Tokens,
  payer?: number,
): Refusal | undefined =>
  firstFault(helpers, (unit) => {
    const spare = spareTokens(table, unit, unit.id === caster.id ? payer : undefined);
    const asked = tokens[unit.id]!;
    return asked <= spare ? undefined : refusal('E_NO_TOKENS/help', 'G-16.4', { unit: unit.id, spare, asked });
  });

const checkTargetsPlace = (targets: readonly Unit[]): Refusal | undefined =>
  firstFault(targets, ({ id, place }) =>
    place === 'map' ? undefined : refusal('E_BAD_TARGET/off-map', 'G-16.3', { unit: id }),
  );

const checkTargetsSight = (table: Table, caster: Unit, targets: readonly Unit[]): Refusal | undefined =>
  firstFault(targets, (target) =>
    target.id === caster.id || isSeen(table, caster, target)
      ? undefined
      : refusal('E_NO_LOS/cast', 'G-16.3', { caster: caster.id, unit: target.id }),
  );

const checkTargetsRange = (
  table: Table,
  caster: Unit,
  { range, name }: Spell,
  targets: readonly Unit[],
): Refusal | undefined =>
  firstFault(targets, (target) => {
    const away = distanceOf(table, caster, target);
    return away <= range
      ? undefined
      : refusal('E_OUT_OF_RANGE/cast', 'G-16.3', { unit: target.id, away, spell: name, range });
  });

const checkPayer = (caster: Unit, { name, value }: Spell, payer: number | undefined): Refusal | undefined =>
  payer === undefined
    ? refusal('E_NO_TOKENS/cast', 'G-16.2', { unit: caster.id, tokens: value, spell: name })
    : undefined;

/** Are the targets on the side that the spell takes, as many as it takes at most, and each of them once, G-16.3? */
const checkTargets = (spell: Spell, caster: Unit, targets: readonly Unit[]): Refusal | undefined => {
  const { name, side, targets: most } = spell;
  const wrong = targets.find((target) => !isRightSide(spell, caster, target));
  if (wrong) return refusal('E_BAD_SPELL/side', 'G-16.3', { spell: name, side, unit: wrong.id });
  return targets.length > most || new Set(targets).size < targets.length
    ? refusal('E_BAD_CHOICE/targets', 'G-16.3', { spell: name, most })
    : undefined;
};

/** Why a unit cannot try a spell so, P9: the first code of G-20 that fits. */
export const checkCast = (
  table: Table,
  caster: Unit,
  { spell: id, targets: ids, tokens }: Cast,
): Refusal | undefined => {
  const spell = figuresOf(table, caster).spells.find((each) => each.id === id);
  const targets = unitsNamed(table, ids);
  const helpers = unitsNamed(table, Object.keys(tokens));
  const payer = spell && payerOf(table, caster, spell.value);
  return (
    checkIds(table, [...ids, ...Object.keys(tokens)], 'G-16.3') ??
    checkHelpers(helpers, caster.seat) ??
    checkTargetsPlace(targets) ??
    (spell && checkTargetsSight(table, caster, targets)) ??
    checkHelpersSight(table, caster, helpers) ??
    (spell && checkTargetsRange(table, caster, spell, targets)) ??
    checkHelpersRange(table, caster, helpers) ??
    (spell && checkPayer(caster, spell, payer)) ??
    checkTokens(table, caster, helpers, tokens, payer) ??
    (caster.tried.includes(id) ? refusal('E_SPELL_USED', 'G-16.2', { unit: caster.id, spell: id }) : undefined) ??
    (spell
      ? checkTargets(spell, caster, targets)
      : refusal('E_BAD_SPELL/unknown', 'G-16.2', { unit: caster.id, spell: id }))
  );
};

/** Why more spells cannot be wished for like this, P9: after a move, or right after none. */
export const checkMore = (
  when: 'before' | 'after' | undefined,
  { cast, more }: Pick<IntentOf<'cast'>, 'cast' | 'more'>,
): Refusal | undefined => {
  if (more === 'after' && when === 'after') return refusal('E_BAD_CHOICE/later', 'P9');
  return more === 'now' && !cast ? refusal('E_BAD_CHOICE/another', 'P9') : undefined;
};

/** Why a seat cannot hinder a spell so, P12: the first code of G-20 that fits. */
export const checkHinder = (
  table: Table,
  caster: Unit,
  seat: string,
  { tokens }: IntentOf<'hinder'>,
): Refusal | undefined => {
  const helpers = unitsNamed(table, Object.keys(tokens));
  return (
    checkIds(table, Object.keys(tokens), 'G-16.4') ??
    checkHelpers(helpers, seat) ??
    checkHelpersSight(table, caster, helpers) ??
    checkHelpersRange(table, caster, helpers) ??
    checkTokens(table, caster, helpers, tokens)
  );
};
