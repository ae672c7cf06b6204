import type { Card } from '@ironhex/shared/warfare3025';
import { CounterMark } from '../../../ui/units/counter-mark.tsx';
import { BOX, SHAPES } from '../map/counter/shapes.ts';
import { silhouetteOf } from '../map/counter/silhouettes.ts';
import { sideOf } from '../map/counters.ts';

interface Props {
  readonly card: Card;
  readonly side: number | null;
}

/** The counter of a unit beside its name, in a text or a panel. */
export const UnitMark = ({ card, side }: Props) => (
  <CounterMark side={side === null ? null : sideOf(side)} path={SHAPES[silhouetteOf(card)].path} box={BOX} />
);
