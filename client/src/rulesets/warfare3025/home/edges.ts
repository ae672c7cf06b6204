import type { Board } from '@ironhex/shared/board';
import { axialAt, shortSides } from '@ironhex/shared/hex';
import { type Brush, stroke, trace } from '../../../map/brush.ts';
import { along, R } from '../../../map/geometry.ts';

/** From the middle of a hex at the edge to the band beside it. */
const BESIDE = R * 1.3;

/** A band along each short side in the colour of the side that enters there, W-3.6. */
export const paintHomeEdges = ({ ctx, colours, layout }: Brush, board: Board): void => {
  for (const [i, { hexes, inward }] of shortSides(board).entries()) {
    // The sides to the left and right have hexes that face two directions outward: the band lies between these.
    const outward = inward === 3 ? 0 : inward === 0 ? 3 : inward === 2 ? 4.5 : 1.5;
    const points = hexes.map((hex) => along(layout.centreOf(axialAt(board, hex)), layout.angleOf(outward), BESIDE));
    trace(ctx, points, false);
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    stroke(ctx, colours.sides[i === 0 ? 1 : 0], R * 0.34);
  }
};
