import type { Ruleset, RulesetTypes } from '@ironhex/shared/match';
import type { CreateFromPosition } from '@ironhex/shared/protocol';

/** A position of a game as a file holds it; the seats are those that the game has with these options. */
export const laid = <T extends RulesetTypes>(
  { id, version, schemas, seats }: Ruleset<T>,
  at: { readonly options?: object; readonly board: object; readonly position: object },
): CreateFromPosition['position'] => ({
  format: 'ironhex.position/1',
  ruleset: { id, version },
  options: {},
  seats: seats(schemas.options.parse(at.options ?? {})).map(({ id, side }) => ({ id, side })),
  ...at,
});

/** The units of a position, of which some are otherwise. */
export const changedIn = (
  units: readonly { readonly id: string }[],
  changes: Readonly<Record<string, object>>,
): readonly object[] => units.map((unit) => ({ ...unit, ...changes[unit.id] }));
