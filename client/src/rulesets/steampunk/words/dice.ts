import type { Die, DieExpression } from '@ironhex/shared/steampunk';

/** A die, such as `d6`. */
export const dieText = (sides: Die): string => `d${sides}`;

/** A die with its modifier, such as `d6−2`. */
export const dieExpressionText = ({ sides, plus }: DieExpression): string =>
  `${dieText(sides)}${plus === 0 ? '' : plus > 0 ? `+${plus}` : `−${-plus}`}`;

/** A number with its sign, such as `+2` or `−1`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
