import type { ComponentChildren } from 'preact';
import type { ClientMatch } from '../../table/match.ts';
import { type Chip, UnitChip } from './unit-chip.tsx';

/** Units in a row, each a chip that is pressed to plan something for it. `U` is a unit of the game. */
export interface UnitChipsProps<U extends { readonly id: string }> {
  readonly match: Pick<ClientMatch, 'highlighted'>;
  /** What the row lists. */
  readonly label: string;
  readonly chips: readonly (Chip & { readonly unit: U })[];
  /** What else can be pressed in the row. */
  readonly children?: ComponentChildren;
}

interface Props<U extends { readonly id: string }> extends UnitChipsProps<U> {
  /** What a unit is called. */
  readonly nameOf: (unit: U) => string;
  /** The counter of a unit. */
  readonly markOf: (unit: U) => ComponentChildren;
}

/** A row of chips, one for each unit. */
export const UnitChips = <U extends { readonly id: string }>({
  match,
  label,
  chips,
  nameOf,
  markOf,
  children,
}: Props<U>) => (
  <fieldset class="unit-chips" aria-label={label}>
    {chips.map(({ unit, ...chip }) => (
      <UnitChip key={unit.id} {...chip} match={match} unit={unit.id} name={nameOf(unit)} mark={markOf(unit)} />
    ))}
    {children}
  </fieldset>
);
