import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import type { PathPicture } from '../../../map/layers/paths.ts';
import type { SightPicture } from '../../../map/layers/sight.ts';
import type { ZonePicture } from '../../../map/layers/terrain/zones.ts';
import type { ThreatPicture } from '../../../map/layers/threat.ts';
import type { BasePicture } from '../../../map/picture.ts';
import type { Counter } from './counters.ts';
import type { AreaPicture } from './layers/areas.ts';
import type { ArrowPicture } from './layers/arrows.ts';
import type { OutlookPicture } from './layers/outlook.ts';
import type { TokenPicture } from './tokens.ts';

/** Everything that stands on the map of this game. */
export interface Picture extends BasePicture {
  readonly counters: readonly Counter[];
  /** Markers, what scenarios bring, and what can be carried away. */
  readonly tokens: readonly TokenPicture[];
  /** Deployment zones, while they matter. */
  readonly zones: readonly ZonePicture[];
  /** The reach of actions, widest first, and other hexes that are outlined. */
  readonly areas: readonly AreaPicture[];
  /** What enemies threaten: where they could go, and what they could shoot at or charge. */
  readonly threat: ThreatPicture | undefined;
  /** What is seen from a planned hex. */
  readonly outlook: OutlookPicture | undefined;
  /** Planned moves, with ghosts at their ends. */
  readonly paths: readonly PathPicture[];
  readonly arrows: readonly ArrowPicture[];
  readonly sight: readonly SightPicture[];
  /** Hexes that something is about now, such as a melee. */
  readonly spotlight: readonly HexLabel[];
}

/** A board with nothing on it. */
export const emptyPicture = (board: Board): Picture => ({
  board,
  counters: [],
  tokens: [],
  zones: [],
  areas: [],
  threat: undefined,
  outlook: undefined,
  paths: [],
  arrows: [],
  sight: [],
  spotlight: [],
  cursor: undefined,
});
