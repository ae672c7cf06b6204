import type { Unit, View } from '@ironhex/shared/steampunk';
import { UnitChips as Row, type UnitChipsProps } from '../../../ui/units/unit-chips.tsx';
import { figuresOf, unitName } from '../words/names.ts';
import { UnitMark } from './unit-mark.tsx';

/** A row of chips, one for each unit. */
export const UnitChips = ({ view, ...row }: UnitChipsProps<Unit> & { readonly view: View }) => (
  <Row
    {...row}
    nameOf={({ id }) => unitName(view, id)}
    markOf={(unit) => <UnitMark type={figuresOf(view, unit).id} side={unit.side} />}
  />
);
