import type { Shape } from '../../map/counters/figure.ts';
import type { Credit } from '../../rulesets/types.ts';
import { list } from '../../text/numbers.ts';

/** The credit for a game's shapes from game-icons.net; `what` describes them, such as `Silhouettes`. */
export const shapeCredits = (what: string, shapes: Readonly<Record<string, Shape>>): Credit => {
  const authors = [...new Set(Object.values(shapes).flatMap(({ by }) => by ?? []))];
  return {
    text: `${what} by ${list(authors)}, scaled and coordinates rounded.`,
    links: [
      ['game-icons.net', 'https://game-icons.net'],
      ['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
    ],
  };
};
