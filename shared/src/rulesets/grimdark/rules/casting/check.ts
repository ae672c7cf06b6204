import { count } from '../../../../count.ts';
import { type Refusal, refusal } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Spell } from '../../roster/index.ts';
import { arsenalOf, figuresOf } from '../figures.ts';
import { ASSISTANCE, apart, isRightSide, isSeen } from './spells.ts';
import { payerOf, spareTokens } from './tokens.ts';

type Cast = NonNullable<IntentOf<'cast'>['cast']>;
type Found = (unit: Unit) => Refusal | undefined;

const named = ({ units }: Table, id: UnitId): Unit | undefined => (Object.hasOwn(units, id) ? units[id] : undefined);

/** The first fault that one of these units has. */
const firstOf = (units: readonly Unit[], fault: Found): Refusal | undefined => {
  for (const unit of units) {
    const found = fault(unit);
    if (found) return found;
  }
  return undefined;
};

/** The first fault of one of these checks, in their order. */
const firstFault = (...checks: readonly (() => Refusal | undefined)[]): Refusal | undefined => {
  for (const check of checks) {
    const found = check();
    if (found) return found;
  }
  return undefined;
};

const unknown = (table: Table, ids: readonly UnitId[], rule: string): Refusal | undefined => {
  const id = ids.find((each) => !named(table, each));
  return id === undefined ? undefined : refusal('E_UNKNOWN_UNIT', rule, `There is no unit ${id}.`);
};

/**
 * Why units of a seat cannot spend tokens on a spell of the caster, G-16.4: who, then where. `casts` pays for the
 * spell.
 */
const assistance = (table: Table, caster: Unit, seat: string, tokens: Cast['tokens'], casts?: number) => {
  const units = Object.keys(tokens).flatMap((id) => named(table, id) ?? []);
  return {
    who: () =>
      firstFault(
        () =>
          firstOf(units, (unit) =>
            unit.seat === seat ? undefined : refusal('E_NOT_YOURS', 'G-16.4', `The unit ${unit.id} is not yours.`),
          ),
        () =>
          firstOf(units, ({ id, place }) =>
            place === 'map'
              ? undefined
              : refusal('E_NOT_AVAILABLE', 'G-16.4', `The unit ${id} is not on the map: it is ${place}.`),
          ),
        () =>
          firstOf(units, ({ id, shaken }) =>
            shaken
              ? refusal('E_SHAKEN_MUST_IDLE', 'G-13.5', `The unit ${id} is Shaken: it neither helps nor hinders.`)
              : undefined,
          ),
      ),
    sight: () =>
      firstOf(units, (unit) =>
        unit.id === caster.id || isSeen(table, caster, unit)
          ? undefined
          : refusal('E_NO_LOS', 'G-16.4', `The units ${unit.id} and ${caster.id} do not see each other.`),
      ),
    range: () =>
      firstOf(units, (unit) => {
        const away = apart(table, caster, unit);
        return away <= ASSISTANCE
          ? undefined
          : refusal(
              'E_OUT_OF_RANGE',
              'G-16.4',
              `The unit ${unit.id} is ${away} from ${caster.id}, over ${ASSISTANCE}.`,
            );
      }),
    tokens: () =>
      firstOf(units, (unit) => {
        const spare = spareTokens(table, unit, unit.id === caster.id ? casts : undefined);
        const asked = tokens[unit.id]!;
        return asked <= spare
          ? undefined
          : refusal('E_NO_TOKENS', 'G-16.4', `The unit ${unit.id} can spend ${count(spare, 'token')}, not ${asked}.`);
      }),
  };
};

/** Why a spell cannot reach its targets, G-16.3. */
const reaching = (table: Table, caster: Unit, { range, name }: Spell, targets: readonly Unit[]) => ({
  sight: () =>
    firstOf(targets, (target) =>
      target.id === caster.id || isSeen(table, caster, target)
        ? undefined
        : refusal('E_NO_LOS', 'G-16.3', `The unit ${caster.id} does not see ${target.id}.`),
    ),
  range: () =>
    firstOf(targets, (target) => {
      const away = apart(table, caster, target);
      return away <= range
        ? undefined
        : refusal('E_OUT_OF_RANGE', 'G-16.3', `The unit ${target.id} is ${away} away; ${name} reaches ${range}.`);
    }),
});

/** Why a unit cannot try a spell so, P9: the first code of G-20 that fits. */
export const checkCast = (table: Table, caster: Unit, { spell: id, targets, tokens }: Cast): Refusal | undefined => {
  const spells = arsenalOf(table).spells;
  const spell = Object.hasOwn(spells, id) ? spells[id] : undefined;
  const known = spell && figuresOf(table, caster).spells.includes(spell) ? spell : undefined;
  const units = targets.flatMap((target) => named(table, target) ?? []);
  const casts = known && payerOf(table, caster, known.value);
  const help = assistance(table, caster, caster.seat, tokens, casts);
  const reach = known && reaching(table, caster, known, units);
  return firstFault(
    () => unknown(table, [...targets, ...Object.keys(tokens)], 'G-16.3'),
    help.who,
    () =>
      firstOf(units, ({ id: target, place }) =>
        place === 'map' ? undefined : refusal('E_BAD_TARGET', 'G-16.3', `The unit ${target} is not on the map.`),
      ),
    () => reach?.sight(),
    help.sight,
    () => reach?.range(),
    help.range,
    () =>
      known && casts === undefined
        ? refusal(
            'E_NO_TOKENS',
            'G-16.2',
            `No Caster of ${caster.id} has ${count(known.value, 'token')} for ${known.name}.`,
          )
        : undefined,
    help.tokens,
    () =>
      caster.tried.includes(id)
        ? refusal('E_SPELL_USED', 'G-16.2', `The unit ${caster.id} has tried ${id} in this activation.`)
        : undefined,
    () => (known ? undefined : refusal('E_BAD_SPELL', 'G-16.2', `The unit ${caster.id} knows no spell ${id}.`)),
    () =>
      firstOf(units, (target) =>
        isRightSide(known!, caster, target)
          ? undefined
          : refusal('E_BAD_SPELL', 'G-16.3', `${known!.name} takes ${known!.side} units; ${target.id} is none.`),
      ),
    () =>
      targets.length > known!.targets || new Set(targets).size < targets.length
        ? refusal('E_BAD_CHOICE', 'G-16.3', `${known!.name} takes ${count(known!.targets, 'unit')} at most, each once.`)
        : undefined,
  );
};

/** Why a seat cannot hinder a spell so, P12. */
export const checkHinder = (
  table: Table,
  caster: Unit,
  seat: string,
  { tokens }: IntentOf<'hinder'>,
): Refusal | undefined => {
  const { who, sight, range, tokens: enough } = assistance(table, caster, seat, tokens);
  return firstFault(() => unknown(table, Object.keys(tokens), 'G-16.4'), who, sight, range, enough);
};
