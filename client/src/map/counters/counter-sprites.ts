import type { GameObjects, Scene } from 'phaser';
import type { TextureCache } from '../canvas/texture-cache.ts';
import { type Point, type Rect, rectAround } from '../geometry/geometry.ts';
import { UPRIGHT } from '../geometry/layout.ts';
import type { CounterPainter } from '../kit.ts';
import type { Painting } from '../paint/brush.ts';
import type { BaseCounter, BasePicture, Writing, WrittenAt } from '../picture.ts';
import { CounterSprite } from './counter-sprite.ts';
import { type Plate, plateRect, platesOf } from './plates.ts';
import { drawingOrder, extentOf, type Pose, standing } from './standing.ts';

/** The counters of a picture, the board that they stand on or beside, and the part of it that is seen. */
type CountersOnBoard<C> = Pick<BasePicture, 'board' | 'seen'> & { readonly counters: readonly C[] };

/** All counters on the map and beside it. */
export class CounterSprites<C extends BaseCounter = BaseCounter> {
  private readonly scene: Scene;
  private readonly parent: GameObjects.Container;
  private readonly textures: TextureCache;
  private readonly painter: CounterPainter<C>;
  private readonly sprites = new Map<string, CounterSprite<C>>();
  /** Counters that a running effect moves: a new picture does not move them before it is over. */
  private readonly held = new Set<string>();
  private poses: ReadonlyMap<string, Pose> = new Map();
  private plates: ReadonlyMap<string, Plate> = new Map();
  private shown: CountersOnBoard<C> | undefined;
  private painting: Painting = { px: 1, layout: UPRIGHT };

  constructor(scene: Scene, parent: GameObjects.Container, textures: TextureCache, painter: CounterPainter<C>) {
    this.painter = painter;
    this.scene = scene;
    this.parent = parent;
    this.textures = textures;
  }

  /** Shows these counters and no others. */
  show(shown: CountersOnBoard<C>): void {
    const { counters, board } = shown;
    this.shown = shown;
    this.poses = standing(counters, board, this.painting);
    const plates = platesOf(shown, this.poses, this.painting);
    this.plates = plates;
    for (const [id, sprite] of this.sprites) {
      if (this.poses.has(id)) continue;
      sprite.remove();
      this.sprites.delete(id);
    }
    for (const counter of counters.toSorted(drawingOrder)) {
      const pose = this.poses.get(counter.id)!;
      const sprite = this.sprites.get(counter.id) ?? this.make(counter, pose);
      sprite.update(counter, plates.get(counter.id), pose, this.painting);
      sprite.raise(this.parent);
      if (!this.held.has(counter.id)) sprite.place(pose, this.painting);
    }
  }

  private make(counter: C, pose: Pose): CounterSprite<C> {
    const { scene, parent, textures, painter } = this;
    const sprite = new CounterSprite(scene, parent, textures, painter, counter, pose);
    this.sprites.set(counter.id, sprite);
    return sprite;
  }

  /** Repaints all counters after a change of resolution, colours or layout. */
  restart({ px, layout }: Painting): void {
    this.painting = { px, layout };
    if (this.shown !== undefined) this.show(this.shown);
  }

  /** How a counter is shown now, undefined if it is not on the map. */
  poseOf(id: string): Pose | undefined {
    return this.sprites.get(id)?.pose;
  }

  /** The places of counters that are not destroyed, by id, and of their plates, by text; map units. */
  standing(): Pick<Writing, 'counters' | 'plates'> {
    const alive = this.shown?.counters.filter(({ destroyed }) => !destroyed) ?? [];
    const poseOf = ({ id }: C): Pose => this.sprites.get(id)!.pose;
    const at = ({ id, emphasis }: C, text: string, rect: Rect): WrittenAt => ({
      ...{ text, rect, counter: id },
      matters: emphasis !== undefined && emphasis !== 'eligible',
    });
    return {
      counters: alive.map((counter) => {
        const pose = poseOf(counter);
        return at(counter, counter.id, rectAround([pose.at], 0.9 * extentOf(counter, pose, this.painting.px)));
      }),
      plates: alive.flatMap((counter) => {
        const plate = this.plates.get(counter.id);
        const text = [plate?.name, plate?.sight].filter(Boolean).join(' ');
        return plate === undefined || !this.sprites.get(counter.id)!.isNamed
          ? []
          : [at(counter, text, plateRect(poseOf(counter).at, plate))];
      }),
    };
  }

  /** What is written at counters in places that are not seen is hidden. */
  see(sees: (at: Point) => boolean): void {
    for (const sprite of this.sprites.values()) sprite.see(sees);
  }

  /** Moves a counter for as long as a cue runs. */
  hold(id: string, pose: Pose): void {
    const sprite = this.sprites.get(id);
    if (sprite === undefined) return;
    if (!this.held.has(id)) sprite.raise(this.parent);
    this.held.add(id);
    sprite.place(pose, this.painting);
  }

  /**
   * The cue is over. A counter stays where the cue has put it until a picture says otherwise: `shown` tells whether one
   * has come meanwhile.
   */
  release(id: string, shown: boolean): void {
    this.held.delete(id);
    const pose = this.poses.get(id);
    if (shown && pose !== undefined) this.sprites.get(id)?.place(pose, this.painting);
  }

  /** The textures in use. */
  inUse(): readonly string[] {
    return [...this.sprites.values()].flatMap(({ inUse }) => inUse);
  }
}
