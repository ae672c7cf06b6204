import type { Brush } from './brush.ts';
import { drawingOrder, standing } from './counters/counter-sprites.ts';
import { paintEmphasis } from './counters/emphasis.ts';
import { paintPlate, paintWedge } from './counters/parts.ts';
import type { MapKit } from './kit.ts';
import { groundOf } from './layers/ground.ts';
import type { Layer } from './layers/layer.ts';
import type { BasePicture } from './picture.ts';

const paintLayers = <P>(brush: Brush, layers: readonly Layer<P>[], picture: P): void => {
  for (const layer of layers)
    for (const mark of layer.marks(picture, brush)) {
      brush.ctx.save();
      mark.paint(brush);
      brush.ctx.restore();
    }
};

const paintCounters = <P extends BasePicture>(brush: Brush, { counter: painter }: MapKit<P>, picture: P): void => {
  const { ctx } = brush;
  const poses = standing(picture.counters, brush.layout);
  for (const counter of picture.counters.toSorted(drawingOrder)) {
    const { x, y } = poses.get(counter.id)!.at;
    const { side, facing, designation, destroyed, emphasis } = counter;
    ctx.save();
    ctx.translate(x, y);
    if (emphasis) paintEmphasis(brush, emphasis);
    painter.paint(brush, counter);
    if (!destroyed && facing !== null) {
      ctx.save();
      ctx.rotate(brush.layout.rotationOf(facing));
      paintWedge(brush, side);
      ctx.restore();
    }
    if (!destroyed && designation !== '') paintPlate(brush, designation, side);
    ctx.restore();
  }
};

/** Paints a whole picture once, as the map would show it: for samples and previews. */
export const paintStill = <P extends BasePicture>(brush: Brush, kit: MapKit<P>, picture: P): void => {
  paintLayers(brush, groundOf(kit), picture);
  paintLayers(brush, kit.layers.under, picture);
  paintCounters(brush, kit, picture);
  paintLayers(brush, kit.layers.over, picture);
};
