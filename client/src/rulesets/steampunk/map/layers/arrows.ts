import {
  type ArrowStyle,
  arrowLabelsWith,
  arrowsWith,
  type ArrowPicture as Pictured,
} from '../../../../map/layers/arrows.ts';
import { sideColour } from '../../../../map/paint/colours.ts';

/** What an arrow tells: a shot at its end, an attack into the hex, a retreat, or that somebody is dragged. */
type ArrowKind = 'shot' | 'assault' | 'retreat' | 'drag';

/** From one hex to another. */
export type ArrowPicture = Pictured<ArrowKind>;

const STYLES: Readonly<Record<ArrowKind, ArrowStyle>> = {
  shot: { colour: ({ danger }) => danger, width: 3, dash: [], head: 'sight' },
  assault: { colour: sideColour, width: 9, dash: [], head: 'point' },
  retreat: { colour: sideColour, width: 5, dash: [9, 8], head: 'point' },
  drag: { colour: ({ act }) => act, width: 4, dash: [3, 6], head: 'point' },
};

/** Shots, assaults, retreats and drags, over the counters. */
export const arrows = arrowsWith(STYLES);

/** What is written at arrows. */
export const arrowLabels = arrowLabelsWith(STYLES);
