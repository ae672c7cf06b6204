import type { Unit, View } from '@ironhex/shared/grimdark';
import { UnitChips as Row, type UnitChipsProps } from '../../../ui/units/unit-chips.tsx';
import { unitName } from '../words/names.ts';
import { MarkOf } from './unit-mark.tsx';

/** A row of chips, one for each unit. */
export const UnitChips = ({ view, ...row }: UnitChipsProps<Unit> & { readonly view: View }) => (
  <Row {...row} nameOf={({ id }) => unitName(view, id)} markOf={(unit) => <MarkOf view={view} unit={unit} />} />
);
