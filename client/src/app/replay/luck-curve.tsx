import { luckCurve, type Stake } from '@ironhex/shared/reckoning';
import type { Swing } from './luck.ts';
import { WORDS } from './words.ts';
import './reckoning.css';

/** Units of the picture, which is stretched to the width there is. */
const [WIDTH, HEIGHT] = [400, 120];

/** The luck of the first side along the match, above the line where it was lucky, with the luckiest dice as dots. */
export const LuckCurve = (props: {
  readonly stakes: readonly Stake[];
  readonly swings: readonly Swing[];
  /** The two sides, and the names of their players. */
  readonly sides: readonly (readonly [side: number, name: string])[];
  readonly at: number;
  readonly last: number;
}) => {
  const { stakes, swings, sides, at, last } = props;
  const [[first, above] = [0, ''], [second, below] = [1, '']] = sides;
  const points = luckCurve(stakes, first);
  const most = Math.max(1, ...points.map(({ sum }) => Math.abs(sum)));
  const x = (n: number): number => (WIDTH * n) / Math.max(1, last);
  const y = (sum: number): number => HEIGHT / 2 - (sum / most) * (HEIGHT / 2 - 8);
  // Luck stays as it is until the next dice: the curve is made of steps.
  const path = points.map(({ n, sum }) => `H${x(n).toFixed(1)}V${y(sum).toFixed(1)}`).join('');
  return (
    <figure class="luck-curve">
      <figcaption>
        <span data-side={first}>
          <span class="seat-base" aria-hidden="true" /> {above}
        </span>
        <span data-side={second}>
          <span class="seat-base" aria-hidden="true" /> {below}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={WORDS.curve(above, below)}
        data-testid="luck-curve"
      >
        <path class="luck-zero" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="luck-now" d={`M${x(at).toFixed(1)} 0V${HEIGHT}`} />
        <path class="luck-line" d={`M0 ${HEIGHT / 2}${path}H${WIDTH}`} />
        {swings.map(({ n, side }) => {
          const sum = points.findLast((point) => point.n <= n)?.sum ?? 0;
          // A line of no length with round ends stays a dot, however the picture is stretched.
          return <path key={`${n} ${side}`} class="luck-swing" data-side={side} d={`M${x(n)} ${y(sum)}h0`} />;
        })}
      </svg>
    </figure>
  );
};
