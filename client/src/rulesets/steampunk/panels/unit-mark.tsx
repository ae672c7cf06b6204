import { BOX } from '../../../map/counters/figure.ts';
import { CounterMark } from '../../../ui/units/counter-mark.tsx';
import { SHAPES } from '../map/counter/shapes.ts';
import { sideOf } from '../map/sides.ts';

interface Props {
  /** The type of the unit, such as `elf.e34`. */
  readonly type: string;
  readonly side: number;
}

/** The counter of a unit beside its name, in a text or a panel. */
export const UnitMark = ({ type, side }: Props) => (
  <CounterMark side={sideOf(side)} path={SHAPES[type]?.path ?? ''} box={BOX} />
);
