import { outlineOf } from '../../map/counters/base.ts';
import { counterColour, INK } from '../../map/counters/parts.ts';
import type { Side } from '../../map/picture.ts';
import './counter-mark.css';

/** Half the square around an outline with a radius of 100, its rim included. */
const HALF = 126;

interface Props {
  readonly side: Side;
  /** SVG path data of the figure on the counter, in a square of `box` by `box`. */
  readonly path: string;
  readonly box: number;
}

/** A counter beside its name in a text or a panel, as large as its class or `--mark` says: the shape and colour of its side, its figure. */
export const CounterMark = ({ side, path, box }: Props) => {
  const points = outlineOf(side, 100).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
  // As wide as fits into the outline.
  const size = side === 3 ? 118 : 138;
  return (
    <svg class="counter-mark" viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
      <polygon
        points={points.join(' ')}
        fill={counterColour(side)}
        stroke={INK}
        stroke-width="10"
        stroke-linejoin="round"
      />
      <path d={path} fill={INK} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / box})`} />
    </svg>
  );
};
