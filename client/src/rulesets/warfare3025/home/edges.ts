import type { Board } from '@ironhex/shared/board';
import { axialAt, type Grid, shortSides } from '@ironhex/shared/hex';
import { along, grown, R } from '../../../map/geometry/geometry.ts';
import type { Layer } from '../../../map/layers/layer.ts';
import { type Brush, stroke, trace } from '../../../map/paint/brush.ts';
import { blend } from '../../../map/paint/colours.ts';

/** From the middle of a hex at the edge to the band beside it, and how wide that is. */
const BESIDE = R * 1.25;
const WIDE = R * 0.3;

const paint = ({ ctx, colours, layout }: Brush, grid: Grid): void => {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  for (const [i, { hexes, inward }] of shortSides(grid).entries()) {
    // The sides to the left and right have hexes that face two directions outward: the band lies between these.
    const outward = inward === 3 ? 0 : inward === 0 ? 3 : inward === 2 ? 4.5 : 1.5;
    const colour = colours.sides[i === 0 ? 1 : 0];
    const points = hexes.map((hex) => along(layout.centreOf(axialAt(grid, hex)), layout.angleOf(outward), BESIDE));
    trace(ctx, points, false);
    stroke(ctx, blend(colour, colours.shadow, 0.5), WIDE);
    stroke(ctx, colour, WIDE * 0.72);
  }
};

/** A band along each short side in the colour of the side that enters there, W-3.6. */
export const homeEdges: Layer<{ readonly board: Board }> = {
  parts: ['board'],
  marks: ({ board }, { layout }) => [
    { bounds: grown(layout.boardRect(board), R), paint: (brush) => paint(brush, board) },
  ],
};
