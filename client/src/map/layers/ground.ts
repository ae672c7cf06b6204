import type { MapKit } from '../kit.ts';
import type { BasePicture } from '../picture.ts';
import { grid } from './grid.ts';
import type { Layer } from './layer.ts';
import { plain } from './terrain/plain.ts';
import { terrain } from './terrain.ts';

/** Everything that changes only with the board, bottom first. */
export const groundOf = <P extends BasePicture>({ layers, draws }: Pick<MapKit<P>, 'layers' | 'draws'>): Layer<P>[] => [
  terrain,
  ...layers.ground,
  plain(draws),
  grid,
];
