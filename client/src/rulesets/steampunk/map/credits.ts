import { list } from '../../../text/numbers.ts';
import type { Credit } from '../../types.ts';
import { SHAPES } from './counter/shapes.ts';

const authors = [...new Set(Object.values(SHAPES).flatMap(({ by }) => by ?? []))];

/** Whose works the map of Steampunk Fantasy shows. */
export const credits: readonly Credit[] = [
  {
    text: `Silhouettes of people and beasts by ${list(authors)}, scaled and coordinates rounded.`,
    links: [
      ['game-icons.net', 'https://game-icons.net'],
      ['CC BY 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
    ],
  },
];
