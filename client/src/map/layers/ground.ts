import type { Board } from '@ironhex/shared/board';
import { grid } from './grid.ts';
import type { Layer } from './layer.ts';
import { type Drawn, plain } from './terrain/plain.ts';
import { listedZones, type ZonePicture, zones } from './terrain/zones.ts';
import { terrain } from './terrain.ts';

/** How a game shows its boards. */
export interface BoardKit<P> {
  readonly layers: {
    /** On the ground itself, above the terrain that the engine draws: the game's own terrain. */
    readonly ground: readonly Layer<P>[];
  };
  /** What of the board the game's own layers draw. The rest gets a plain picture with its name. */
  readonly draws: Drawn;
  /** The zones of a board, such as where sides set up. Left out: those that the board lists, by their names. */
  readonly zones?: (board: Board) => readonly ZonePicture[];
}

/** Everything that changes only with the board, bottom first. */
export const groundOf = <P extends { readonly board: Board }>({
  layers,
  draws,
  zones: zonesOf = listedZones,
}: BoardKit<P>): Layer<P>[] => [terrain, zones(zonesOf), ...layers.ground, plain(draws), grid];
