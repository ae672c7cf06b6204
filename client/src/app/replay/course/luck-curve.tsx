import { luckCurve, type Stake } from '@ironhex/shared/reckoning';
import { WORDS } from '../words.ts';
import { Curve } from './curve.tsx';
import type { Swing } from './luck.ts';

/** The luck of the first side along the match, above the line where it was lucky, with the luckiest dice as dots. */
export const LuckCurve = (props: {
  readonly stakes: readonly Stake[];
  readonly swings: readonly Swing[];
  readonly sides: readonly (readonly [side: number, name: string])[];
  readonly at: number;
  readonly last: number;
}) => {
  const { stakes, swings, sides, at, last } = props;
  const points = luckCurve(stakes, sides[0]?.[0] ?? 0);
  const most = Math.max(1, ...points.map(({ sum }) => Math.abs(sum)));
  return (
    <Curve
      points={points.map(({ n, sum }) => ({ n, value: sum / most }))}
      dots={swings}
      {...{ sides, at, last }}
      label={WORDS.curve}
      testId="luck-curve"
    />
  );
};
