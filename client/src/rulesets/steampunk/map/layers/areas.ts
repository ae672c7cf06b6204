import { areasWith, type AreaPicture as Pictured } from '../../../../map/layers/areas.ts';
import { type Colours, sideColour } from '../../../../map/paint/colours.ts';

/** What hexes are outlined for: to be chosen, to be attacked, to move or retreat to, to be led to, or as those of a side. */
export type AreaKind = 'choice' | 'target' | 'goal' | 'reach' | 'side';

/** Hexes that have something in common. */
export type AreaPicture = Pictured<AreaKind>;

const colourOf = (colours: Colours, { kind, side }: AreaPicture): string => {
  switch (kind) {
    case 'choice':
      return colours.act;
    case 'target':
      return colours.danger;
    case 'goal':
    case 'reach':
      return colours.reach;
    case 'side':
      return sideColour(colours, side);
  }
};

/** Each kind has a line of its own, so that colour is not needed. */
const DASHES: Readonly<Record<AreaKind, readonly number[]>> = {
  choice: [],
  target: [12, 7],
  goal: [],
  reach: [3, 6],
  side: [2, 8],
};

/** Outlines around the hexes that matter now. */
export const areas = areasWith<AreaPicture>((colours, area) => ({
  colour: colourOf(colours, area),
  dash: DASHES[area.kind],
  tint: area.kind === 'reach' ? 0 : 0.42,
}));
