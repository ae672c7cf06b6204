import type { Die, DieExpression } from '@ironhex/shared/steampunk';
import { signed } from '../../../text/entry.ts';

/** A die, such as `d6`. */
export const dieText = (sides: Die): string => `d${sides}`;

/** A die with its modifier, such as `d6−2`. */
export const dieExpressionText = ({ sides, plus }: DieExpression): string =>
  `${dieText(sides)}${plus === 0 ? '' : signed(plus)}`;
