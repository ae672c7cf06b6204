import type { IntentOf } from '../../ask/intents.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Spell } from '../../roster/index.ts';
import { arsenalOf, unitOf } from '../figures.ts';
import { paid, payerOf, spent } from './tokens.ts';

/** A spell as it is tried, with its targets and the tokens that help, P9. */
export type Cast = NonNullable<IntentOf<'cast'>['cast']>;

/** The spell with this id. */
export const spellNamed = (table: Pick<Table, 'arsenal'>, id: string): Spell => arsenalOf(table).spells[id]!;

/**
 * What trying a spell changes of units, whatever comes of it: the tokens of the caster and of those who help, G-16.4,
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
