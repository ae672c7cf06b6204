import { list } from '../../../text/numbers.ts';
import type { Credit } from '../../types.ts';
import { SHAPES } from '../map/counter/shapes.ts';

const authors = [...new Set(Object.values(SHAPES).map(({ by }) => by))];

/** Whose works Warfare shows. */
export const credits: readonly Credit[] = [
  {
    text: `Silhouettes of units by ${list(authors)}, coordinates rounded.`,
    links: [
      ['game-icons.net', 'https://game-icons.net'],
      ['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
    ],
  },
];
