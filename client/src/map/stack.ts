import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import type { GameObjects, Scene } from 'phaser';
import { Backdrop } from './canvas/backdrop.ts';
import type { SheetPainting } from './canvas/sheet.ts';
import { Sheets } from './canvas/sheets.ts';
import { TextureCache } from './canvas/texture-cache.ts';
import { CounterSprites } from './counters/counter-sprites.ts';
import { same } from './diff.ts';
import { type EffectSurroundings, Effects } from './effects/effects.ts';
import { Room } from './effects/room.ts';
import { type Point, type Rect, rectAround } from './geometry/geometry.ts';
import { Hover } from './input/hover.ts';
import type { MapKit } from './kit.ts';
import { groundOf, paintedAs } from './layers/ground.ts';
import { cursor, type Lit, lit } from './layers/highlights.ts';
import { type Trailed, trail } from './layers/trail.ts';
import { trays } from './layers/trays.ts';
import type { BaseCue, BasePicture, TrailPicture, Writing, Written } from './picture.ts';

/** Milliseconds of a frame that may go into painting the ground. */
const BUDGET = 12;
/** Overlays answer the player, so they are painted within the frame. */
const AT_ONCE = 200;
/** How faint ghosts are: the counters on the board are seen through them. */
const FAINT = 0.62;

/** A picture with what the page points at, and what the last action has left. */
type Drawn<P> = P & Lit & Trailed;

/** What the stack is painted into, and the screen that it asks about. */
interface StackContext extends EffectSurroundings {
  readonly scene: Scene;
  readonly world: GameObjects.Container;
  /** The part of the map that is on the screen, and that no panel covers, once the camera has come to rest. */
  free(): Rect;
  /** Whether a point of the map is on the screen, and no panel covers it. */
  sees(at: Point): boolean;
  /** The parts of the map over which something small stands then, such as the compass. */
  over(): readonly Rect[];
}

/** Everything that is painted on the map, bottom first: ground, overlays, counters, ghosts of counters, effects. */
export class MapStack<P extends BasePicture, C extends BaseCue> {
  /** The picture that is shown; undefined before the first one. */
  picture: P | undefined;
  readonly hover: Hover;
  readonly sprites: CounterSprites<P['counters'][number]>;
  readonly effects: Effects<C>;
  /** The effects that play among the ghosts: something is shown again. */
  readonly again: Effects<C>;
  private readonly kit: MapKit<P, C>;
  private readonly context: StackContext;
  private readonly textures: TextureCache;
  private readonly backdrop: Backdrop;
  private readonly ground: Sheets<P>;
  private readonly under: Sheets<Drawn<P>>;
  private readonly over: Sheets<Drawn<P>>;
  private readonly ghosts: CounterSprites<P['counters'][number]>;
  private trail: readonly TrailPicture[] = [];
  private lit: readonly HexLabel[] = [];
  private seen: Rect | undefined;
  /** Effects ran in the last frame. */
  private played = false;

  constructor(kit: MapKit<P, C>, context: StackContext) {
    this.kit = kit;
    this.context = context;
    const { scene, failed } = context;
    const { layers } = kit;
    const textures = new TextureCache(scene, failed);
    const counters = (parent: GameObjects.Container) =>
      new CounterSprites<P['counters'][number]>(scene, parent, textures, kit.counter);
    this.textures = textures;
    this.backdrop = new Backdrop(scene, this.group());
    this.ground = new Sheets<P>(scene, this.group(), groundOf(kit), failed);
    this.under = new Sheets<Drawn<P>>(scene, this.group(), [trays, trail, ...layers.under], failed);
    this.hover = new Hover(scene, this.group(), textures);
    this.sprites = counters(this.group());
    this.ghosts = counters(this.group().setAlpha(FAINT));
    this.over = new Sheets<Drawn<P>>(scene, this.group(), [...layers.over, cursor, lit], failed);
    const room = new Room((at) => {
      context.look([at]);
      const { counters, plates, words } = this.written();
      const obstacles = [...counters, ...plates, ...words].map(({ rect }) => rect);
      return { obstacles: [...obstacles, ...context.over()], view: context.free() };
    });
    this.effects = this.effectsOn(this.sprites, room);
    this.again = this.effectsOn(this.ghosts, room);
  }

  /** A group of its own above all others. */
  private group(): GameObjects.Container {
    const container = this.context.scene.add.container(0, 0);
    this.context.world.add(container);
    return container;
  }

  private effectsOn(sprites: CounterSprites<P['counters'][number]>, room: Room): Effects<C> {
    const { kit, context, textures } = this;
    const { scene, painting, look, request, failed } = context;
    return new Effects<C>({
      ...{ scene, textures, sprites, room, painting, look, request, failed },
      parent: this.group(),
      makers: kit.effects,
      release: (unit, shown) => sprites.release(unit, shown),
    });
  }

  /** The board of the picture as the engine paints it; undefined before the first picture. */
  get board(): Board | undefined {
    return this.picture && paintedAs(this.kit, this.picture.board);
  }

  /** Shows a picture of which these parts have changed. */
  show(picture: P, changed: ReadonlySet<keyof P>): void {
    this.picture = picture;
    this.ground.show(picture, changed);
    this.draw(picture, changed);
    if (changed.has('counters')) this.effects.pictured();
  }

  /** Draws what these parts have changed of all that lies on the ground. */
  private draw(picture: P, changed: ReadonlySet<keyof Drawn<P>>): void {
    const { seen, trail, lit } = this;
    const drawn = { ...picture, seen, trail, lit };
    this.under.show(drawn, changed);
    this.over.show(drawn, changed);
    if (changed.has('counters') || changed.has('seen')) this.sprites.show(drawn);
  }

  /** Lights these hexes, and no others. */
  light(hexes: readonly HexLabel[]): void {
    this.lit = hexes;
    this.redraw('lit');
  }

  /** The camera rests, and this part of the map is on the screen and not covered: what is written moves into it. */
  see(seen: Rect): void {
    if (same(seen, this.seen)) return;
    this.seen = seen;
    this.redraw('seen');
  }

  private redraw(part: 'seen' | 'trail' | 'lit'): void {
    if (this.picture !== undefined) this.draw(this.picture, new Set([part]));
  }

  /** Draws what the last action has left, and nothing else of that kind. */
  leave(left: readonly TrailPicture[]): void {
    this.trail = left;
    this.redraw('trail');
  }

  /** Shows these counters, and no others, as ghosts. None ends what plays among them. */
  recall(counters: P['counters']): void {
    if (counters.length === 0) this.again.skip();
    if (this.picture !== undefined) this.ghosts.show({ board: this.picture.board, counters });
  }

  /** Repaints everything after a change of resolution, colours or layout. */
  restart(painting: SheetPainting): void {
    const { textures, ground, under, over, sprites, ghosts, hover } = this;
    textures.restart(painting);
    for (const part of [ground, under, over, sprites, ghosts, hover]) part.restart(painting);
    this.sweep();
  }

  /**
   * Paints the part in view: all of it if `whole`, else as much as fits into a frame. Returns false if some of the
   * ground is still unpainted.
   */
  update(view: Rect, { layout, colours }: Pick<SheetPainting, 'layout' | 'colours'>, whole: boolean): boolean {
    for (const sprites of [this.sprites, this.ghosts]) sprites.see((at) => this.context.sees(at));
    this.under.update(view, AT_ONCE);
    this.over.update(view, AT_ONCE);
    const complete = this.ground.update(view, whole ? AT_ONCE : BUDGET);
    const { board } = this;
    this.backdrop.show(complete || !board ? undefined : { board, layout, colours, tones: this.kit.tones });
    return complete;
  }

  /** Moves the running effects on; true while there are any. */
  advance(now: number): boolean {
    const playing = [this.effects.advance(now), this.again.advance(now)].includes(true);
    // Free the textures of effects: each verdict has its own text, so none is used again.
    if (this.played && !playing) this.sweep();
    this.played = playing;
    return playing;
  }

  /** Ends the running effects; false if none runs. */
  skip(): boolean {
    return [this.effects.skip(), this.again.skip()].includes(true);
  }

  /** Everything that nothing should cover, in map units. */
  written(): Writing {
    return { ...this.sprites.standing(), words: this.over.written(), touchables: this.touchables() };
  }

  /** What can be touched, by its kind, in map units. */
  touchables(): readonly Written[] {
    const { picture, kit, context } = this;
    if (picture === undefined) return [];
    const painting = context.painting();
    return kit.touchables(picture, painting).map(({ kind, at, within }) => ({
      text: kind,
      rect: rectAround([at], within * painting.px),
    }));
  }

  private sweep(): void {
    const { textures, sprites, ghosts, hover, effects, again } = this;
    textures.sweep(new Set([sprites, ghosts, hover, effects, again].flatMap((part) => part.inUse())));
  }
}
