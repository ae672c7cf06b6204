import { hasSightMark, paintEmphasis, paintSightMark } from './counters/emphasis.ts';
import { paintWedge } from './counters/parts.ts';
import { paintPlate } from './counters/plate.ts';
import { platesOf } from './counters/plates.ts';
import { drawingOrder, scaleOf, standing } from './counters/standing.ts';
import type { MapKit } from './kit.ts';
import { groundOf } from './layers/ground.ts';
import { paintLayers } from './layers/layer.ts';
import { trays } from './layers/trays.ts';
import type { Brush } from './paint/brush.ts';
import type { BasePicture } from './picture.ts';

/** What a kit needs to paint what does not move. */
type Still<P extends BasePicture> = Omit<MapKit<P>, 'touchables' | 'effects'>;

const paintCounters = <P extends BasePicture>(brush: Brush, { counter: painter }: Still<P>, picture: P): void => {
  const { ctx } = brush;
  const poses = standing(picture.counters, picture.board, brush);
  const plates = platesOf(picture, poses, brush);
  for (const counter of picture.counters.toSorted(drawingOrder)) {
    const pose = poses.get(counter.id)!;
    const scale = scaleOf(counter, pose, brush.px);
    const scaled = { ...brush, px: brush.px / scale };
    const { side, facing, destroyed, emphasis } = counter;
    const plate = plates.get(counter.id);
    ctx.save();
    ctx.translate(pose.at.x, pose.at.y);
    ctx.save();
    ctx.scale(scale, scale);
    if (emphasis) paintEmphasis(scaled, emphasis);
    if (hasSightMark(counter)) paintSightMark(scaled);
    painter.paint(scaled, counter);
    if (!destroyed && facing !== null) {
      ctx.rotate(brush.layout.rotationOf(facing));
      paintWedge(scaled, side);
    }
    ctx.restore();
    if (plate !== undefined) {
      ctx.translate(plate.offset.x, plate.offset.y);
      paintPlate(brush, plate, side);
    }
    ctx.restore();
  }
};

/** Paints a whole picture once, as the map would show it: for samples and previews. */
export const paintStill = <P extends BasePicture>(brush: Brush, kit: Still<P>, picture: P): void => {
  paintLayers(brush, groundOf(kit), picture);
  paintLayers(brush, [trays, ...kit.layers.under], picture);
  paintCounters(brush, kit, picture);
  paintLayers(brush, kit.layers.over, picture);
};
