import './reckoning.css';

/** Units of the picture, which is stretched to the width there is. */
const [WIDTH, HEIGHT] = [400, 120];
/** How far the highest point stays from the edge. */
const MARGIN = 8;

/** A value at an event: above 0 what is good for the first side, at most 1; below it what is good for the second. */
interface Point {
  readonly n: number;
  readonly value: number;
}

/** How something stood between two sides along a match, above the line for the first one, with moments as dots. */
export const Curve = (props: {
  readonly points: readonly Point[];
  readonly dots: readonly { readonly n: number; readonly side: number }[];
  /** The two sides, and the names of their players. */
  readonly sides: readonly (readonly [side: number, name: string])[];
  readonly at: number;
  readonly last: number;
  /** What the picture shows, for who cannot see it. */
  readonly label: (above: string, below: string) => string;
  readonly testId: string;
}) => {
  const { points, dots, sides, at, last, label, testId } = props;
  const [[first, above] = [0, ''], [second, below] = [1, '']] = sides;
  const x = (n: number): number => (WIDTH * n) / Math.max(1, last);
  const y = (value: number): number => HEIGHT / 2 - value * (HEIGHT / 2 - MARGIN);
  // A value stays as it is until the next one: the curve is made of steps.
  const path = points.map(({ n, value }) => `H${x(n).toFixed(1)}V${y(value).toFixed(1)}`).join('');
  return (
    <figure class="side-curve">
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
        aria-label={label(above, below)}
        data-testid={testId}
      >
        <path class="curve-zero" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="curve-now" d={`M${x(at).toFixed(1)} 0V${HEIGHT}`} />
        <path class="curve-line" d={`M0 ${HEIGHT / 2}${path}H${WIDTH}`} />
        {dots.map(({ n, side }) => {
          const value = points.findLast((point) => point.n <= n)?.value ?? 0;
          // A line of no length with round ends stays a dot, however the picture is stretched.
          return <path key={`${n} ${side}`} class="curve-dot" data-side={side} d={`M${x(n)} ${y(value)}h0`} />;
        })}
      </svg>
    </figure>
  );
};
