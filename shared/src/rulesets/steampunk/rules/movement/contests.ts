import type { Contest, Entering } from '../../model/contest.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Going, Picks } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { declaredFor, fliesBy } from './declare.ts';
import { endOf, type Goings, goingsOf, isContested, type Presence, presences } from './presence.ts';

/** Units that attack the enemies under them from the air, as they have declared. */
const flights = (table: Table, goings: Goings, picks: Picks): readonly UnitId[] => {
  const declared = fieldUnits(table).filter((unit) => declaredFor(picks, unit) && fliesBy(table, unit));
  if (declared.length === 0) return [];
  const places = presences(table, goings);
  const there = (unit: Unit, layer: Presence['layer']): boolean =>
    places.some(
      (place) =>
        place.at === endOf(unit, goings) && place.layer === layer && place.units.some(({ side }) => side !== unit.side),
    );
  return declared.filter((unit) => !there(unit, 'air') && there(unit, 'ground')).map(({ id }) => id);
};

/** What units have come to before their moves are shown, MOV-7. */
export interface Ends {
  readonly goings: readonly Going[];
  /** Held in a hex by a swap, MOV-6. */
  readonly held: readonly UnitId[];
  /** Hidden until they met an enemy in their hex: they count as staying there, CON-8. */
  readonly met: readonly UnitId[];
  readonly picks: Picks;
}

/**
 * The hexes that both sides claim after all moves, MOV-7, in the order in which they are fought over: one assault each,
 * between those who stay, those who are held and those who enter. In the end-phase nothing is fought, VIC-2.
 */
export const contestsOf = (table: Table, { goings, held, met, picks }: Ends): readonly Contest[] => {
  if (table.stage === 'end-phase') return [];
  const byUnit = goingsOf(goings);
  const flying = flights(table, byUnit, picks);
  const entering = ({ id, at }: Unit): Entering | undefined => {
    const going = byUnit.get(id);
    if (flying.includes(id)) return { unit: id, from: going?.from ?? at!, backwards: false };
    if (!going || going.from === going.to || met.includes(id)) return undefined;
    return { unit: id, from: going.from, backwards: going.token === 'Rev' };
  };
  return presences(table, byUnit, flying)
    .filter(isContested)
    .map(({ at, layer, units }) => ({
      at,
      layer,
      staying: units.filter((unit) => !entering(unit) && !held.includes(unit.id)).map(({ id }) => id),
      held: units.filter(({ id }) => held.includes(id)).map(({ id }) => id),
      entering: units.flatMap((unit) => entering(unit) ?? []),
    }));
};

/** Everybody who takes part in one of the contests. */
export const involvedIn = (contests: readonly Contest[]): ReadonlySet<UnitId> =>
  new Set(
    contests.flatMap(({ staying, held, entering }) => [...staying, ...held, ...entering.map(({ unit }) => unit)]),
  );

/** Everybody who enters a contested hex, and stays where it comes from until it is fought over, MOV-8. */
export const enteringIn = (contests: readonly Contest[]): ReadonlySet<UnitId> =>
  new Set(contests.flatMap(({ entering }) => entering.map(({ unit }) => unit)));
