import {
  type ArrowStyle,
  arrowLabelsWith,
  arrowsWith,
  type ArrowPicture as Pictured,
} from '../../../../map/layers/arrows.ts';
import { sideColour } from '../../../../map/paint/colours.ts';

/** What an arrow tells: shots at a target, in the open or in cover; a charge; a spell. */
type ArrowKind = 'shot' | 'covered' | 'charge' | 'spell';

/** From one hex to another. */
export type ArrowPicture = Pictured<ArrowKind>;

const STYLES: Readonly<Record<ArrowKind, ArrowStyle>> = {
  shot: { colour: ({ danger }) => danger, width: 3, dash: [], head: 'sight' },
  covered: { colour: ({ danger }) => danger, width: 3, dash: [10, 7], head: 'sight' },
  charge: { colour: sideColour, width: 9, dash: [], head: 'point' },
  spell: { colour: () => '#d9a8ff', width: 4, dash: [2, 8], head: 'point' },
};

/** Shots, charges and spells, over the counters. */
export const arrows = arrowsWith(STYLES);

/** What is written at arrows. */
export const arrowLabels = arrowLabelsWith(STYLES);
