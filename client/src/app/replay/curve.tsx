import './reckoning.css';

/** Units of the picture, which is stretched to the width there is. */
const [WIDTH, HEIGHT] = [400, 120];

/** What a match was like for the first side along it, above the line where that side was ahead, with some moments as dots. */
export const Curve = (props: {
  /** By the numbers of events; `height` from -1 to 1. */
  readonly points: readonly { readonly n: number; readonly height: number }[];
  readonly dots: readonly { readonly n: number; readonly side: number }[];
  /** The two sides, and the names of their players. */
  readonly sides: readonly (readonly [side: number, name: string])[];
  readonly at: number;
  readonly last: number;
  readonly label: (above: string, below: string) => string;
  readonly testId: string;
}) => {
  const { points, dots, sides, at, last, label, testId } = props;
  const [[first, above] = [0, ''], [second, below] = [1, '']] = sides;
  const x = (n: number): number => (WIDTH * n) / Math.max(1, last);
  const y = (height: number): number => HEIGHT / 2 - height * (HEIGHT / 2 - 8);
  // It stays as it is until something happens: the curve is made of steps.
  const path = points.map(({ n, height }) => `H${x(n).toFixed(1)}V${y(height).toFixed(1)}`).join('');
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
        aria-label={label(above, below)}
        data-testid={testId}
      >
        <path class="luck-zero" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="luck-now" d={`M${x(at).toFixed(1)} 0V${HEIGHT}`} />
        <path class="luck-line" d={`M0 ${HEIGHT / 2}${path}H${WIDTH}`} />
        {dots.map(({ n, side }) => {
          const height = points.findLast((point) => point.n <= n)?.height ?? 0;
          // A line of no length with round ends stays a dot, however the picture is stretched.
          return <path key={`${n} ${side}`} class="luck-swing" data-side={side} d={`M${x(n)} ${y(height)}h0`} />;
        })}
      </svg>
    </figure>
  );
};
