/** A shape as SVG path data that touches the circle in a square of {@link BOX}. */
export interface Shape {
  readonly path: string;
  /** Its name at game-icons.net; left out for shapes drawn for the game. */
  readonly icon?: string;
  /** Its author; left out for shapes drawn for the game. */
  readonly by?: string;
}

/** How wide and high the square of a shape is. */
export const BOX = 512;

/** Fills a shape by its name around the origin, within a circle; nothing for a name without one. */
type FigureFiller = (ctx: CanvasRenderingContext2D, name: string, radius: number, colour: string) => void;

/** What fills some shapes. */
export const fillerOf = (shapes: Readonly<Record<string, Shape>>): FigureFiller => {
  const paths = new Map<string, Path2D>();
  return (ctx, name, radius, colour) => {
    const shape = shapes[name];
    if (shape === undefined) return;
    const path = paths.get(name) ?? new Path2D(shape.path);
    paths.set(name, path);
    const scale = (2 * radius) / BOX;
    ctx.save();
    ctx.scale(scale, scale);
    ctx.translate(-BOX / 2, -BOX / 2);
    ctx.fillStyle = colour;
    ctx.fill(path);
    ctx.restore();
  };
};
