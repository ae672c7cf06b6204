import type { Board } from '@ironhex/shared/board';
import { axialAt, shortSides } from '@ironhex/shared/hex';
import { type Brush, stroke, trace } from '../../../map/brush.ts';
import { centreOf, R } from '../../../map/geometry.ts';

/** A band along each short side in the colour of the side that enters there, W-3.6. */
export const paintHomeEdges = ({ ctx, colours }: Brush, board: Board): void => {
  for (const [i, { hexes, inward }] of shortSides(board).entries()) {
    const away =
      inward === 3 ? { x: 0, y: -1.35 } : inward === 0 ? { x: 0, y: 1.35 } : { x: inward === 2 ? -1.4 : 1.4, y: 0 };
    const points = hexes.map((hex) => {
      const { x, y } = centreOf(axialAt(board, hex));
      return { x: x + away.x * R * 0.95, y: y + away.y * R * 0.95 };
    });
    trace(ctx, points, false);
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    stroke(ctx, colours.sides[i === 0 ? 1 : 0], R * 0.34);
  }
};
