import type { Board } from '@ironhex/shared/board';
import { grid } from './grid.ts';
import type { Layer } from './layer.ts';
import { type Drawn, plain } from './terrain/plain.ts';
import { terrain } from './terrain.ts';

/** How a game shows its boards. */
export interface BoardKit<P> {
  readonly layers: {
    /** On the ground itself, above the terrain that the engine draws: the game's own terrain. */
    readonly ground: readonly Layer<P>[];
  };
  /** What of the board the game's own layers draw. The rest gets a plain picture with its name. */
  readonly draws: Drawn;
}

/** Everything that changes only with the board, bottom first. */
export const groundOf = <P extends { readonly board: Board }>({ layers, draws }: BoardKit<P>): Layer<P>[] => [
  terrain,
  ...layers.ground,
  plain(draws),
  grid,
];
