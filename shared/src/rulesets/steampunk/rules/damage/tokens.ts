import type { Event } from '../../model/events.ts';
import type { ShakenWhy } from '../../model/facts/damage.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { type Harm, harmOf, type Unit, type UnitId } from '../../model/units.ts';
import type { OnHit } from '../../roster/index.ts';
import { isDead, ledgered, shakenMore } from './ledger.ts';
import { isBio, isImmune } from './resistance.ts';

/** Can the unit take a token, SPD-7? */
export const takes = (table: Pick<Table, 'arsenal'>, unit: Unit, { token }: OnHit): boolean => {
  if (token === 'poison') return isBio(table, unit);
  return token !== 'minor_acid' || !isImmune(table, unit, 'minor_acid');
};

/** What a unit carries with one token more. */
export const withToken = (harm: Harm, given: OnHit): Harm => {
  switch (given.token) {
    case 'poison':
      return { ...harm, poison: [...harm.poison, given.die] };
    case 'fire':
      return { ...harm, fire: harm.fire + 1 };
    case 'acid':
      return { ...harm, acid: harm.acid + 1 };
    case 'minor_acid':
      return { ...harm, minorAcid: harm.minorAcid + 1 };
  }
};

/** Puts tokens into a unit's ledger, DMG-1, AS-14; those that it is immune to are not placed. */
export const giveTokens = function* (state: State, id: UnitId, given: readonly OnHit[]): Generator<Event> {
  const unit = state.units[id]!;
  if (isDead(unit)) return;
  const tokens = given.filter((token) => takes(state, unit, token));
  if (tokens.length === 0) return;
  yield { kind: 'tokens-given', unit: id, tokens, to: ledgered(unit, tokens.reduce(withToken, harmOf(unit))) };
};

/** A unit becomes shaken otherwise than by a damage table, CON-1. It goes to the ledger. */
export const shake = function* (state: State, id: UnitId, why: ShakenWhy): Generator<Event> {
  const unit = state.units[id]!;
  if (isDead(unit)) return;
  yield { kind: 'shaken', unit: id, why, to: ledgered(unit, shakenMore(harmOf(unit))) };
};
