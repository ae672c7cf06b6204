import { arsenalOf, type Unit, type View } from '@ironhex/shared/grimdark';
import type { ComponentProps } from 'preact';
import { UnitChip as Chip } from '../../../ui/unit-chip.tsx';
import { sideOf } from '../map/sides.ts';
import { unitName } from '../words/names.ts';
import { UnitMark } from './unit-mark.tsx';

/** The counter of a unit of the match. */
export const MarkOf = ({ view, unit }: { readonly view: View; readonly unit: Unit }) => (
  <UnitMark profile={arsenalOf(view).profiles[unit.bought.profile]!} side={sideOf(view.seats, unit.seat)} />
);

interface Props extends Omit<ComponentProps<typeof Chip>, 'unit' | 'name' | 'mark'> {
  readonly view: View;
  readonly unit: Unit;
}

/** A unit in a list of those that something is planned for. */
export const UnitChip = ({ view, unit, ...chip }: Props) => (
  <Chip {...chip} unit={unit.id} name={unitName(view, unit.id)} mark={<MarkOf view={view} unit={unit} />} />
);
