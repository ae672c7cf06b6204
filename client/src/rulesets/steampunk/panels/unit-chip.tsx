import type { Unit, View } from '@ironhex/shared/steampunk';
import type { ComponentProps } from 'preact';
import { UnitChip as Chip } from '../../../ui/unit-chip.tsx';
import { figuresOf, unitName } from '../words/names.ts';
import { UnitMark } from './unit-mark.tsx';

interface Props extends Omit<ComponentProps<typeof Chip>, 'unit' | 'name' | 'mark'> {
  readonly view: View;
  readonly unit: Unit;
}

/** A unit in a list of those that something is planned for. */
export const UnitChip = ({ view, unit, ...chip }: Props) => (
  <Chip
    {...chip}
    unit={unit.id}
    name={unitName(view, unit.id)}
    mark={<UnitMark type={figuresOf(view, unit).id} side={unit.side} />}
  />
);
