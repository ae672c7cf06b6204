import { shapeCredits } from '../../../ui/help/shape-credits.ts';
import type { Credit } from '../../types.ts';
import { SHAPES } from './counter/shapes.ts';

/** Whose works the map of Steampunk Fantasy shows. */
export const credits: readonly Credit[] = [shapeCredits('Silhouettes of people and beasts', SHAPES)];
