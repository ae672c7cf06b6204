// Spell tokens: which models hold them, and how they are gained and spent, G-16.1.

import type { IntentOf } from '../../ask/intents.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Spell } from '../../roster/index.ts';
import { arsenalOf, figuresOf, livingModels, unitOf } from '../figures.ts';

/** The living Casters of a unit, by index in its track. */
export const castersOf = (table: Pick<Table, 'arsenal'>, unit: Unit): readonly number[] => {
  const { track } = figuresOf(table, unit);
  return livingModels(unit).filter((model) => track[model]!.rules.caster !== undefined);
};

/** The living Casters of a unit that hold tokens: index in the track, and tokens. */
const holdings = (table: Pick<Table, 'arsenal'>, unit: Unit): readonly (readonly [number, number])[] =>
  castersOf(table, unit).flatMap((model) => {
    const held = unit.tokens[model] ?? 0;
    return held > 0 ? [[model, held] as const] : [];
  });

/** The model that pays for a spell of this value: the unit's first Caster that holds enough; undefined: none does. */
export const payerOf = (table: Pick<Table, 'arsenal'>, unit: Unit, value: number): number | undefined =>
  holdings(table, unit).find(([, held]) => held >= value)?.[0];

/** The tokens that a unit can spend to help or hinder, G-16.4: all but those of the Caster that casts. */
export const spareTokens = (table: Pick<Table, 'arsenal'>, unit: Unit, casts?: number): number =>
  holdings(table, unit).reduce((sum, [model, held]) => (model === casts ? sum : sum + held), 0);

/**
 * A unit's tokens after it has helped or hindered with some: its Casters pay in track order, the one that casts does
 * not.
 */
export const spent = (
  table: Pick<Table, 'arsenal'>,
  unit: Unit,
  amount: number,
  casts?: number,
): Pick<Unit, 'tokens'> => {
  let owed = amount;
  const tokens = [...unit.tokens];
  for (const [model, held] of holdings(table, unit)) {
    if (model === casts) continue;
    const paid = Math.min(owed, held);
    tokens[model] = held - paid;
    owed -= paid;
  }
  return { tokens };
};

/** A unit's tokens after one Caster has paid for its spell. */
const paid = ({ tokens }: Pick<Unit, 'tokens'>, casts: number, value: number): Pick<Unit, 'tokens'> => ({
  tokens: tokens.map((held, model) => (model === casts ? held - value : held)),
});

/** A spell as it is tried, with its targets and the tokens that help, P9. */
export type Cast = NonNullable<IntentOf<'cast'>['cast']>;

/** The spell with this id. */
export const spellNamed = (table: Pick<Table, 'arsenal'>, id: string): Spell => arsenalOf(table).spells[id]!;

/**
 * What trying a spell changes of units, successful or not: the tokens of the caster and of those who help, G-16.4,
 * and that it was tried, G-16.2.
 */
export const afterTrying = (
  table: Table,
  unit: Unit,
  { spell, tokens }: Pick<Cast, 'spell' | 'tokens'>,
): Readonly<Record<UnitId, Partial<Unit>>> => {
  const { value } = spellNamed(table, spell);
  const casts = payerOf(table, unit, value)!;
  const payer = { ...unit, ...paid(unit, casts, value) };
  const units: Record<UnitId, Partial<Unit>> = {
    [unit.id]: { ...spent(table, payer, tokens[unit.id] ?? 0, casts), tried: [...unit.tried, spell] },
  };
  for (const [id, amount] of Object.entries(tokens))
    if (id !== unit.id) units[id] = spent(table, unitOf(table, id), amount);
  return units;
};
