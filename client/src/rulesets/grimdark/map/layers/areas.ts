import type { Action } from '@ironhex/shared/grimdark';
import { APOTHEM, along, type Point } from '../../../../map/geometry/geometry.ts';
import { areasWith, type AreaPicture as Pictured } from '../../../../map/layers/areas.ts';
import type { AreaStyle } from '../../../../map/paint/area.ts';
import type { Painting } from '../../../../map/paint/brush.ts';
import { type Colours, sideColour } from '../../../../map/paint/colours.ts';
import { type Label, labelRect, type Tone } from '../../../../map/paint/labels.ts';

/**
 * What hexes are outlined for: the reach of an action, what is to be chosen, the hexes around a marker that count for it,
 * a hex from which a charge can be made, terrain pieces that shelter, or a side's hexes.
 */
type AreaKind = Exclude<Action, 'hold'> | 'choice' | 'near' | 'contact' | 'shelter' | 'side';

/** Hexes that have something in common. */
export interface AreaPicture extends Pictured<AreaKind> {
  /** Written at the rim, such as `Rush 12`; empty for nothing. */
  readonly label: string;
}

interface Style {
  readonly colour: (colours: Colours, area: AreaPicture) => string;
  /** Each kind has a line of its own, so that colour is not needed. */
  readonly dash: readonly number[];
  readonly tint: number;
  readonly tone: Tone;
  /** In which direction from its middle the label stands: those of bands that lie within each other keep apart. */
  readonly towards: number;
}

const STYLES: Readonly<Record<AreaKind, Style>> = {
  advance: { colour: ({ reach }) => reach, dash: [], tint: 0.42, tone: 'plain', towards: 0 },
  rush: { colour: ({ act }) => act, dash: [15, 10], tint: 0, tone: 'act', towards: 1 },
  charge: { colour: ({ danger }) => danger, dash: [2, 10], tint: 0, tone: 'danger', towards: 5 },
  choice: { colour: ({ act }) => act, dash: [], tint: 0.42, tone: 'act', towards: 0 },
  near: { colour: ({ good }) => good, dash: [8, 6], tint: 0.3, tone: 'good', towards: 0 },
  contact: { colour: ({ danger }) => danger, dash: [12, 7], tint: 0.42, tone: 'danger', towards: 0 },
  shelter: { colour: ({ good }) => good, dash: [2, 8], tint: 0.3, tone: 'good', towards: 0 },
  side: {
    colour: (colours, { side }) => sideColour(colours, side),
    dash: [2, 8],
    tint: 0.42,
    tone: 'plain',
    towards: 0,
  },
};

/** Outlines around the hexes that matter now, one within the other. */
export const areas = areasWith<AreaPicture>((colours, area) => {
  const { colour, dash, tint } = STYLES[area.kind];
  return { colour: colour(colours, area), dash, tint } satisfies AreaStyle;
});

/** Between a label and the rim that it stands within, CSS pixels. */
const INSIDE = 5;

/** Where the label of an area stands: in its hex that lies farthest in a direction, within the rim. */
const labelPlace = ({ hexes, kind, label }: AreaPicture, { layout, px }: Painting): Point => {
  const angle = layout.angleOf(STYLES[kind].towards);
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const farthest = hexes
    .map((hex) => layout.centreOfLabel(hex))
    .reduce((best, at) => (at.x * x + at.y * y > best.x * x + best.y * y ? at : best));
  const { w, h } = labelRect({ at: farthest, text: label }, px);
  const half = Math.min(w / 2 / Math.abs(x), h / 2 / Math.abs(y));
  return along(farthest, angle, APOTHEM - half - INSIDE * px);
};

/** What is written at areas. */
export const areaLabels = (all: readonly AreaPicture[], painting: Painting): readonly Label[] =>
  all
    .filter(({ label, hexes }) => label !== '' && hexes.length > 0)
    .map((area) => ({ at: labelPlace(area, painting), text: area.label, tone: STYLES[area.kind].tone }));
