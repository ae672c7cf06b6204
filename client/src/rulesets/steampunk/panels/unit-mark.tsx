import type { Side } from '../../../map/picture.ts';
import { CounterMark } from '../../../ui/counter-mark.tsx';
import { BOX, SHAPES } from '../map/counter/shapes.ts';

interface Props {
  /** The type of the unit, such as `elf.e34`. */
  readonly unit: string;
  readonly side: Side;
}

/** The counter of a unit beside its name, in a text or a panel. */
export const UnitMark = ({ unit, side }: Props) => (
  <CounterMark side={side} path={SHAPES[unit]?.path ?? ''} box={BOX} />
);
