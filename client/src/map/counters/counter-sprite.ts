import type { GameObjects, Scene } from 'phaser';
import type { Brush } from '../brush.ts';
import { type Point, R } from '../geometry.ts';
import type { CounterPainter } from '../kit.ts';
import type { Layout } from '../layout.ts';
import type { BaseCounter } from '../picture.ts';
import type { TextureCache } from '../texture-cache.ts';
import { paintEmphasis, RING } from './emphasis.ts';
import { BODY, paintPlate, paintWedge } from './parts.ts';

/** Where and how a counter is shown. */
export interface Pose {
  readonly at: Point;
  /** Sixths of a circle clockwise from north; between two directions while it turns. */
  readonly facing: number;
  /** How high it is above the ground, in map units. */
  readonly lift: number;
  readonly alpha: number;
}

/** A counter on the map: its frame, its body, its wedge and its plate. */
export class CounterSprite<C extends BaseCounter> {
  private readonly root: GameObjects.Container;
  private readonly shadow: GameObjects.Image;
  private readonly ring: GameObjects.Image;
  private readonly wedge: GameObjects.Image;
  private readonly body: GameObjects.Image;
  private readonly plate: GameObjects.Image;
  private readonly textures: TextureCache;
  private keys: readonly string[] = [];
  private readonly painter: CounterPainter<C>;
  private layout: Layout;
  counter: C;
  pose: Pose;

  constructor(
    scene: Scene,
    parent: GameObjects.Container,
    textures: TextureCache,
    painter: CounterPainter<C>,
    counter: C,
    pose: Pose,
    layout: Layout,
  ) {
    const image = (): GameObjects.Image => scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    this.textures = textures;
    this.painter = painter;
    this.counter = counter;
    this.pose = pose;
    this.layout = layout;
    this.shadow = image();
    this.ring = image();
    this.wedge = image();
    this.body = image();
    this.plate = image();
    this.root = scene.add.container(0, 0, [this.ring, this.shadow, this.body, this.wedge, this.plate]);
    parent.add(this.root);
    this.update(counter);
  }

  /** The textures it is shown with. */
  get inUse(): readonly string[] {
    return this.keys;
  }

  /** Shows the counter as it is now: paints what is not painted yet. */
  update(counter: C): void {
    this.counter = counter;
    const { textures, painter } = this;
    const { side, emphasis, destroyed, designation, facing } = counter;
    const put = (image: GameObjects.Image, key: string): string => {
      image.setTexture(key).setScale(textures.unit).setVisible(true);
      return key;
    };
    const keys = [
      put(
        this.body,
        textures.get(`counter-${painter.key(counter)}`, BODY, BODY, (brush) => painter.paint(brush, counter)),
      ),
    ];
    this.wedge.setVisible(false);
    this.plate.setVisible(false);
    if (!destroyed && facing !== null)
      keys.push(
        put(
          this.wedge,
          textures.get(`wedge-${side}`, BODY, BODY, (brush) => paintWedge(brush, side)),
        ),
      );
    if (!destroyed && designation !== '') {
      const paint = (brush: Brush): void => paintPlate(brush, designation, side);
      keys.push(put(this.plate, textures.get(`plate-${side}-${designation}`, BODY, BODY, paint)));
    }
    if (emphasis === undefined) this.ring.setVisible(false);
    else
      keys.push(
        put(
          this.ring,
          textures.get(`ring-${emphasis}`, RING, RING, (brush) => paintEmphasis(brush, emphasis)),
        ),
      );
    keys.push(put(this.shadow, textures.get('jump-shadow', R * 1.4, R, paintShadow)));
    this.keys = keys;
    this.place(this.pose, this.layout);
  }

  /** Puts it somewhere without changing what it is. */
  place(pose: Pose, layout: Layout): void {
    this.pose = pose;
    this.layout = layout;
    this.root.setPosition(pose.at.x, pose.at.y).setAlpha(pose.alpha);
    this.body.setY(-pose.lift);
    this.plate.setY(-pose.lift);
    this.wedge.setY(-pose.lift).setRotation(layout.rotationOf(pose.facing));
    this.shadow.setVisible(pose.lift > 0).setAlpha(0.5);
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
  ctx.ellipse(0, 4, R * 0.55, R * 0.4, 0, 0, Math.PI * 2);
  ctx.fillStyle = '#000000';
  ctx.fill();
};
