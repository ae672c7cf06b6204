import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import type { PathPicture } from '../../../map/layers/paths.ts';
import type { SightPicture } from '../../../map/layers/sight.ts';
import type { Wheel } from '../../../map/layers/wheel.ts';
import type { BasePicture } from '../../../map/picture.ts';
import type { Counter } from './counters.ts';
import type { ArcPicture } from './layers/arc.ts';
import type { AreaPicture } from './layers/areas.ts';
import type { ArrowPicture } from './layers/arrows.ts';
import type { MarkersPicture } from './layers/clouds.ts';
import type { Grip } from './layers/grips.ts';
import type { PlanPicture } from './layers/plan-places.ts';

/** Everything that stands on the map of Steampunk Fantasy. */
export interface Picture extends BasePicture {
  /** Those of a hex from the top: units in the air first, then those on the ground, then tokens. */
  readonly counters: readonly Counter[];
  /** What lies on hexes, as the view has it. */
  readonly markers: MarkersPicture;
  /** Where units will be by their orders. */
  readonly plans: readonly PlanPicture[];
  /** Where units would be that are not on the board yet. */
  readonly paths: readonly PathPicture[];
  /** Hexes to choose from, and those that belong together. */
  readonly areas: readonly AreaPicture[];
  /** The arc of the weapon that is looked at or aimed. */
  readonly arc: ArcPicture | undefined;
  readonly arrows: readonly ArrowPicture[];
  readonly sight: readonly SightPicture[];
  /** While a facing is chosen: kind `face` among the touchables, the direction as value. */
  readonly wheel: Wheel | undefined;
  /** What can be dragged: kind `grip` among the touchables, the place in this list as value. */
  readonly grips: readonly Grip[];
  /** Where it can be dragged: kind `goal`. */
  readonly goals: readonly HexLabel[];
  /** Hexes in which something happens now, such as an assault. */
  readonly spotlight: readonly HexLabel[];
}

/** A board with nothing on it. */
export const emptyPicture = (board: Board): Picture => ({
  board,
  counters: [],
  markers: {},
  plans: [],
  paths: [],
  areas: [],
  arc: undefined,
  arrows: [],
  sight: [],
  wheel: undefined,
  grips: [],
  goals: [],
  spotlight: [],
  cursor: undefined,
});
