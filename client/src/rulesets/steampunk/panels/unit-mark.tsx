import type { Unit, View } from '@ironhex/shared/steampunk';
import { BOX } from '../../../map/counters/figure.ts';
import { CounterMark } from '../../../ui/units/counter-mark.tsx';
import { UnitChips as Row, type UnitChipsProps } from '../../../ui/units/unit-chips.tsx';
import { SHAPES } from '../map/counter/shapes.ts';
import { sideOf } from '../map/counters.ts';
import { figuresOf, unitName } from '../words/names.ts';

interface Props {
  /** The type of the unit, such as `elf.e34`. */
  readonly type: string;
  readonly side: number;
}

/** The counter of a unit beside its name, in a text or a panel. */
export const UnitMark = ({ type, side }: Props) => (
  <CounterMark side={sideOf(side)} path={SHAPES[type]?.path ?? ''} box={BOX} />
);

/** A row of chips, one for each unit. */
export const UnitChips = ({ view, ...row }: UnitChipsProps<Unit> & { readonly view: View }) => (
  <Row
    {...row}
    nameOf={({ id }) => unitName(view, id)}
    markOf={(unit) => <UnitMark type={figuresOf(view, unit).id} side={unit.side} />}
  />
);
