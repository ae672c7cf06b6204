import type { IntentOf, MoreSpells } from '../ask/intents.ts';
import type { Ask } from '../model/asks.ts';
import type { Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { hasSpell, spellsNow } from '../rules/casting/spells.ts';
import { afterTrying } from '../rules/casting/tokens.ts';
import { unitOf } from '../rules/figures.ts';
import { afterAct } from '../rules/movement/path.ts';

/**
 * Could a unit cast after its move: would a spell have a target then, or, while its path is not chosen yet, could one
 * be paid?
 */
const couldCast = (table: Table, unit: Unit, act: IntentOf<'act'> | undefined): boolean => {
  if (!act) return spellsNow(table, unit).length > 0;
  // Who holds casts now or never: nothing is different afterwards.
  if (act.action === 'hold') return false;
  const after = afterAct(table, unit, act);
  return hasSpell(after, unitOf(after, unit.id));
};

/**
 * When more spells can be of use after an answer to P9, by what is known now, for the page: never, at once after the
 * spell that it casts, or after the move.
 */
export const moreSpells = (
  table: Table,
  { unit: id, when, act }: Pick<Ask, 'unit' | 'when' | 'act'>,
  cast: IntentOf<'cast'>['cast'],
): readonly MoreSpells[] => {
  const spent = cast ? afterTrying(table, unitOf(table, id!), cast) : {};
  const units = { ...table.units };
  for (const [each, change] of Object.entries(spent)) units[each] = { ...units[each]!, ...change };
  const later = { ...table, units };
  const unit = unitOf(later, id!);
  return [
    'none',
    ...(cast && hasSpell(later, unit) ? (['now'] as const) : []),
    ...(when === 'before' && couldCast(later, unit, act) ? (['after'] as const) : []),
  ];
};
