import type { MapCue } from '../../../map/effects/cues.ts';
import { EFFECTS } from '../../../map/effects/makers.ts';
import type { MapKit } from '../../../map/kit.ts';
import { spotlight } from '../../../map/layers/highlights.ts';
import { counterRects } from '../../../map/layers/labels.ts';
import { ghostRects, pathsWith } from '../../../map/layers/paths.ts';
import { sight } from '../../../map/layers/sight.ts';
import { zonesWith } from '../../../map/layers/terrain/zones.ts';
import { threat } from '../../../map/layers/threat.ts';
import { grimdarkCounter } from './counter/body.ts';
import { labels } from './labels.ts';
import { areas } from './layers/areas.ts';
import { arrows } from './layers/arrows.ts';
import { footprints } from './layers/footprints.ts';
import { boardKit } from './layers/ground.ts';
import { outlook } from './layers/outlook.ts';
import { tokens, tokensBeside } from './layers/tokens.ts';
import type { Picture } from './picture.ts';

const zones = zonesWith<Picture>(
  ['zones', 'counters', 'paths', 'seen'],
  (picture) => picture.zones,
  (picture, painting) => [...counterRects(picture, painting), ...ghostRects(picture.paths, painting.layout)],
);

/** What this game brings to the map. */
export const grimdarkMap: MapKit<Picture, MapCue> = {
  ...boardKit,
  layers: {
    ...boardKit.layers,
    under: [zones, spotlight, outlook, threat, areas, tokens, footprints, pathsWith(grimdarkCounter)],
    over: [tokensBeside, arrows, sight, labels],
  },
  counter: grimdarkCounter,
  touchables: () => [],
  effects: EFFECTS,
};
