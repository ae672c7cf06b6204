import type { GameObjects, Scene } from 'phaser';
import type { Brush } from '../brush.ts';
import { type Point, R } from '../geometry.ts';
import type { Counter } from '../picture.ts';
import type { Stamps } from '../stamps.ts';
import { BODY, bodyKey, paintBody, paintPlate } from './body.ts';
import { paintEmphasis, RING } from './emphasis.ts';
import { paintWedge } from './ghost.ts';

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
export class Figure {
  private readonly root: GameObjects.Container;
  private readonly shadow: GameObjects.Image;
  private readonly ring: GameObjects.Image;
  private readonly wedge: GameObjects.Image;
  private readonly body: GameObjects.Image;
  private readonly plate: GameObjects.Image;
  private readonly stamps: Stamps;
  private keys: readonly string[] = [];
  counter: Counter;
  pose: Pose;

  constructor(scene: Scene, parent: GameObjects.Container, stamps: Stamps, counter: Counter, pose: Pose) {
    const image = (): GameObjects.Image => scene.add.image(0, 0, '__DEFAULT').setVisible(false);
    this.stamps = stamps;
    this.counter = counter;
    this.pose = pose;
    this.shadow = image();
    this.ring = image();
    this.wedge = image();
    this.body = image();
    this.plate = image();
    this.root = scene.add.container(0, 0, [this.ring, this.shadow, this.body, this.wedge, this.plate]);
    parent.add(this.root);
    this.dress(counter);
    this.place(pose);
  }

  /** The stamps it is shown with. */
  get inUse(): readonly string[] {
    return this.keys;
  }

  /** Shows the counter as it is now: paints what is not painted yet. */
  dress(counter: Counter): void {
    this.counter = counter;
    const { stamps } = this;
    const { side, emphasis, destroyed, designation } = counter;
    const wear = (image: GameObjects.Image, key: string): string => {
      image.setTexture(key).setScale(stamps.unit).setVisible(true);
      return key;
    };
    const keys = [
      wear(
        this.body,
        stamps.get(bodyKey(counter), BODY, BODY, (brush) => paintBody(brush, counter)),
      ),
    ];
    if (destroyed) {
      this.wedge.setVisible(false);
      this.plate.setVisible(false);
    } else {
      keys.push(
        wear(
          this.wedge,
          stamps.get(`wedge-${side}`, BODY, BODY, (brush) => paintWedge(brush, side)),
        ),
      );
      const paint = (brush: Brush): void => paintPlate(brush, designation, side);
      keys.push(wear(this.plate, stamps.get(`plate-${side}-${designation}`, BODY, BODY, paint)));
    }
    if (emphasis === undefined) this.ring.setVisible(false);
    else
      keys.push(
        wear(
          this.ring,
          stamps.get(`ring-${emphasis}`, RING, RING, (brush) => paintEmphasis(brush, emphasis)),
        ),
      );
    keys.push(wear(this.shadow, stamps.get('jump-shadow', R * 1.4, R, paintShadow)));
    this.keys = keys;
    this.place(this.pose);
  }

  /** Puts it somewhere without changing what it is. */
  place(pose: Pose): void {
    this.pose = pose;
    this.root.setPosition(pose.at.x, pose.at.y).setAlpha(pose.alpha);
    this.body.setY(-pose.lift);
    this.plate.setY(-pose.lift);
    this.wedge.setY(-pose.lift).setRotation((pose.facing * Math.PI) / 3);
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
