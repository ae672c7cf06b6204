import type { GameObjects, Scene } from 'phaser';
import type { Painting } from '../brush.ts';
import type { CounterPainter } from '../kit.ts';
import { type Layout, UPRIGHT } from '../layout.ts';
import type { BaseCounter } from '../picture.ts';
import type { TextureCache } from '../texture-cache.ts';
import { CounterSprite, type Pose } from './counter-sprite.ts';

/** How far counters that share a hex stand apart, in map units. */
const SHARED = 17;

const height = ({ destroyed, emphasis }: BaseCounter): number => {
  if (destroyed) return 0;
  return emphasis === undefined ? 1 : 2;
};

/** What is drawn first: wrecks, then units that stand out less. */
export const drawingOrder = (a: BaseCounter, b: BaseCounter): number => height(a) - height(b) || (a.id < b.id ? -1 : 1);

/** Where each counter stands, apart from others in the same hex. */
export const standing = (counters: readonly BaseCounter[], layout: Layout): ReadonlyMap<string, Pose> => {
  const hexes = Map.groupBy(
    counters.filter(({ destroyed }) => !destroyed),
    ({ at }) => at,
  );
  return new Map(
    counters.map((counter) => {
      const sharing = counter.destroyed ? [] : (hexes.get(counter.at) ?? []);
      const shift = (sharing.indexOf(counter) - (sharing.length - 1) / 2) * SHARED;
      const { x, y } = layout.centreOfLabel(counter.at);
      const at = sharing.length > 1 ? { x: x + shift, y: y + shift * 0.5 } : { x, y };
      return [counter.id, { at, facing: counter.facing ?? 0, lift: 0, alpha: 1 }];
    }),
  );
};

/** All counters on the map. */
export class CounterSprites<C extends BaseCounter = BaseCounter> {
  private readonly scene: Scene;
  private readonly parent: GameObjects.Container;
  private readonly textures: TextureCache;
  private readonly painter: CounterPainter<C>;
  private readonly sprites = new Map<string, CounterSprite<C>>();
  /** Counters that a running effect moves: a new picture does not move them before it is over. */
  private readonly held = new Set<string>();
  private poses: ReadonlyMap<string, Pose> = new Map();
  private counters: readonly C[] = [];
  private layout: Layout = UPRIGHT;

  constructor(scene: Scene, parent: GameObjects.Container, textures: TextureCache, painter: CounterPainter<C>) {
    this.painter = painter;
    this.scene = scene;
    this.parent = parent;
    this.textures = textures;
  }

  /** Shows these counters and no others. */
  show(counters: readonly C[]): void {
    this.counters = counters;
    this.poses = standing(counters, this.layout);
    for (const [id, sprite] of this.sprites) {
      if (this.poses.has(id)) continue;
      sprite.remove();
      this.sprites.delete(id);
    }
    for (const counter of counters.toSorted(drawingOrder)) {
      const pose = this.poses.get(counter.id)!;
      const sprite = this.sprites.get(counter.id);
      if (sprite === undefined) {
        this.sprites.set(
          counter.id,
          new CounterSprite(this.scene, this.parent, this.textures, this.painter, counter, pose, this.layout),
        );
        continue;
      }
      sprite.update(counter);
      sprite.raise(this.parent);
      if (!this.held.has(counter.id)) sprite.place(pose, this.layout);
    }
  }

  /** Paints all of them anew: resolution, colours or layout have changed. */
  restart({ layout }: Painting): void {
    for (const sprite of this.sprites.values()) sprite.update(sprite.counter);
    if (layout === this.layout) return;
    this.layout = layout;
    this.show(this.counters);
  }

  /** How a counter is shown now, undefined if it is not on the map. */
  poseOf(id: string): Pose | undefined {
    return this.sprites.get(id)?.pose;
  }

  /** Moves a counter for as long as a cue runs. */
  hold(id: string, pose: Pose): void {
    const sprite = this.sprites.get(id);
    if (sprite === undefined) return;
    if (!this.held.has(id)) sprite.raise(this.parent);
    this.held.add(id);
    sprite.place(pose, this.layout);
  }

  /**
   * The cue is over. A counter stays where the cue has put it until a picture says otherwise: `shown` tells whether one
   * has come meanwhile.
   */
  release(id: string, shown: boolean): void {
    this.held.delete(id);
    const pose = this.poses.get(id);
    if (shown && pose !== undefined) this.sprites.get(id)?.place(pose, this.layout);
  }

  /** The textures in use. */
  inUse(): readonly string[] {
    return [...this.sprites.values()].flatMap(({ inUse }) => inUse);
  }
}
