import type { GameObjects, Scene } from 'phaser';
import type { TextureCache } from '../canvas/texture-cache.ts';
import { type Point, R } from '../geometry/geometry.ts';
import type { CounterPainter } from '../kit.ts';
import type { Brush, Painting } from '../paint/brush.ts';
import type { BaseCounter } from '../picture.ts';
import { hasSightMark, paintEmphasis, paintSightMark, RING } from './emphasis.ts';
import { BODY, paintWedge } from './parts.ts';
import { paintPlate } from './plate.ts';
import type { Plate } from './plates.ts';
import { type Pose, scaleOf } from './standing.ts';

/** A counter on the map: its frame, its body, its wedge, its sight mark and its plate. */
export class CounterSprite<C extends BaseCounter> {
  private readonly root: GameObjects.Container;
  private readonly shadow: GameObjects.Image;
  private readonly ring: GameObjects.Image;
  private readonly wedge: GameObjects.Image;
  private readonly body: GameObjects.Image;
  private readonly sight: GameObjects.Image;
  private readonly plate: GameObjects.Image;
  private readonly textures: TextureCache;
  private keys: string[] = [];
  private readonly painter: CounterPainter<C>;
  private written: Plate | undefined;
  /** How large it has been painted. */
  private painted = 1;
  counter: C;
  pose: Pose;

  constructor(
    scene: Scene,
    parent: GameObjects.Container,
    textures: TextureCache,
    painter: CounterPainter<C>,
    counter: C,
    pose: Pose,
  ) {
    const image = (): GameObjects.Image => scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    this.textures = textures;
    this.painter = painter;
    this.counter = counter;
    this.pose = pose;
    this.shadow = image();
    this.ring = image();
    this.wedge = image();
    this.body = image();
    this.sight = image();
    this.plate = image();
    this.root = scene.add.container(0, 0, [this.ring, this.sight, this.shadow, this.body, this.wedge, this.plate]);
    parent.add(this.root);
  }

  /** The textures it is shown with. */
  get inUse(): readonly string[] {
    return this.keys;
  }

  /** Shows the counter in its current state and size, with its plate: paints the textures that are missing. */
  update(counter: C, plate: Plate | undefined, pose: Pose, painting: Painting): void {
    this.counter = counter;
    this.written = plate;
    this.painted = scaleOf(counter, pose, painting.px);
    const { painter } = this;
    const { side, emphasis, destroyed, facing } = counter;
    this.keys = [];
    for (const image of [this.wedge, this.ring, this.sight, this.plate]) image.setVisible(false);
    this.put(this.body, `counter-${painter.key(counter)}`, BODY, BODY, (brush) => painter.paint(brush, counter));
    this.put(this.shadow, 'jump-shadow', R * 1.8, R * 1.3, paintShadow);
    if (emphasis !== undefined)
      this.put(this.ring, `ring-${emphasis}`, RING, RING, (brush) => paintEmphasis(brush, emphasis));
    if (hasSightMark(counter)) this.put(this.sight, 'sight-mark', BODY, BODY, paintSightMark);
    if (!destroyed) {
      if (facing !== null) this.put(this.wedge, `wedge-${side}`, BODY, BODY, (brush) => paintWedge(brush, side));
      this.write(plate);
    }
    this.place(this.pose, painting);
  }

  private write(plate: Plate | undefined): void {
    if (plate === undefined) return;
    const { side } = this.counter;
    const { name, sight, w, h } = plate;
    this.show(this.plate, `plate-${side}-${name}-${sight}`, w, h, (brush) => paintPlate(brush, plate, side));
  }

  /** Shows a part of the counter, painted at its size on the map. */
  private put(image: GameObjects.Image, name: string, w: number, h: number, paint: (brush: Brush) => void): void {
    const { painted } = this;
    this.show(image, `${name}@${painted}`, w * painted, h * painted, (brush) => {
      brush.ctx.scale(painted, painted);
      paint({ ...brush, px: brush.px / painted });
    });
  }

  private show(image: GameObjects.Image, name: string, w: number, h: number, paint: (brush: Brush) => void): void {
    const key = this.textures.get(name, w, h, paint);
    image.setTexture(key).setScale(this.textures.unit).setVisible(true);
    this.keys.push(key);
  }

  /** Moves it without changing its picture. */
  place(pose: Pose, painting: Painting): void {
    this.pose = pose;
    // While it moves into a hex or out of one that it shares, it grows or shrinks.
    this.root.setScale(scaleOf(this.counter, pose, painting.px) / this.painted);
    this.root.setPosition(pose.at.x, pose.at.y).setAlpha(pose.alpha);
    for (const image of [this.body, this.sight]) image.setY(-pose.lift);
    const { x, y } = this.written?.offset ?? { x: 0, y: 0 };
    this.plate.setPosition(x, y - pose.lift);
    this.wedge.setY(-pose.lift).setRotation(painting.layout.rotationOf(pose.facing));
    this.shadow.setVisible(pose.lift > 0).setAlpha(0.5);
  }

  /** What is written at a counter that is not seen would be read as another one's. */
  see(sees: (at: Point) => boolean): void {
    this.plate.setVisible(sees(this.pose.at) && this.written !== undefined && !this.counter.destroyed);
  }

  /** Whether what is written at it is shown. */
  get isNamed(): boolean {
    return this.plate.visible;
  }

  /** Draws it above the others. */
  raise(parent: GameObjects.Container): void {
    parent.bringToTop(this.root);
  }

  /** Takes it off the map. */
  remove(): void {
    this.root.destroy();
  }
}

const paintShadow = ({ ctx }: { readonly ctx: CanvasRenderingContext2D }): void => {
  ctx.beginPath();
  ctx.ellipse(0, 4, R * 0.72, R * 0.54, 0, 0, Math.PI * 2);
  ctx.fillStyle = '#000000';
  ctx.fill();
};
