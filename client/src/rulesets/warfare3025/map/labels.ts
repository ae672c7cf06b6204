import { R, rectAround } from '../../../map/geometry/geometry.ts';
import { bandLabels } from '../../../map/layers/bands.ts';
import { handleRects } from '../../../map/layers/handles.ts';
import { type Labelled, labelsOf } from '../../../map/layers/labels.ts';
import { ghostRects, pathLabels } from '../../../map/layers/paths.ts';
import { sightLabels } from '../../../map/layers/sight.ts';
import { wayLabels } from '../../../map/layers/way.ts';
import { wheelRects } from '../../../map/layers/wheel.ts';
import type { Painting } from '../../../map/paint/brush.ts';
import { spottingLabels } from './layers/spotting.ts';
import type { Picture } from './picture.ts';

/** What is written over Warfare's map, the most important first. */
const labelled = (picture: Picture, painting: Painting): Labelled => {
  const { paths, sight, way, contacts } = picture;
  const pointed = way?.hexes.slice(-1).map((label) => painting.layout.centreOfLabel(label)) ?? [];
  return {
    labels: [
      ...wayLabels(way, painting),
      ...sightLabels(sight, painting),
      ...spottingLabels(picture, painting),
      ...paths.flatMap((path) => pathLabels(path, painting.layout)),
      ...bandLabels(picture, painting),
    ],
    obstacles: [
      ...pointed.map((at) => rectAround([at], R * 0.6)),
      ...contacts.map(({ at }) => rectAround([painting.layout.centreOfLabel(at)], R * 0.7)),
      ...wheelRects(picture, painting),
      ...handleRects(paths, painting),
      ...ghostRects(paths, painting.layout),
    ],
  };
};

/** All labels of Warfare's map. */
export const labels = labelsOf<Picture>(['paths', 'sight', 'bands', 'way', 'wheel', 'spotting', 'contacts'], labelled);
