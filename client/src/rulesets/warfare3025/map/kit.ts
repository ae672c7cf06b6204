import type { MapCue } from '../../../map/effects/cues.ts';
import { EFFECTS } from '../../../map/effects/makers.ts';
import type { MapKit } from '../../../map/kit.ts';
import { bands } from '../../../map/layers/bands.ts';
import { entries } from '../../../map/layers/entries.ts';
import { handles, pathTouchables } from '../../../map/layers/handles.ts';
import { spotlight } from '../../../map/layers/highlights.ts';
import { pathsWith } from '../../../map/layers/paths.ts';
import { sight } from '../../../map/layers/sight.ts';
import { threat } from '../../../map/layers/threat.ts';
import { way } from '../../../map/layers/way.ts';
import { wheel, wheelTouchables } from '../../../map/layers/wheel.ts';
import { warfareCounter } from './counter/body.ts';
import { labels } from './labels.ts';
import { contacts } from './layers/contacts.ts';
import { reach } from './layers/reach.ts';
import { spotting } from './layers/spotting.ts';
import type { Picture } from './picture.ts';

/** What Warfare brings to the map. */
export const warfareMap: MapKit<Picture, MapCue> = {
  layers: {
    ground: [],
    under: [spotlight, bands, threat, entries, reach, contacts, pathsWith(warfareCounter)],
    over: [way, sight, spotting, wheel, handles, labels],
  },
  draws: { features: [], markers: [] },
  counter: warfareCounter,
  touchables: (picture, painting) => [
    ...wheelTouchables(picture, painting),
    ...pathTouchables(picture.paths, painting),
  ],
  effects: EFFECTS,
};
