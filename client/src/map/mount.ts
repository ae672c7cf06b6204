import type { HexLabel } from '@ironhex/shared/hex';
import type { Painting } from './brush.ts';
import { Camera } from './camera.ts';
import { THEMES } from './colours.ts';
import { CounterSprites } from './counters/counter-sprites.ts';
import { changedParts } from './diff.ts';
import { Effects } from './effects/effects.ts';
import { type Insets, R, type Rect, rectAround, UNCOVERED } from './geometry.ts';
import { Hover } from './hover.ts';
import type { MapKit } from './kit.ts';
import { cursor } from './layers/cursor.ts';
import { groundOf } from './layers/ground.ts';
import { type Lit, lit } from './layers/lit.ts';
import { type Layout, UPRIGHT } from './layout.ts';
import { layoutFor, type Orientation, otherWay } from './orientation.ts';
import type { BaseCue, BasePicture, BoardHandle, BoardInput } from './picture.ts';
import { listen } from './pointer.ts';
import { makePointerActions } from './pointer-actions.ts';
import { Sheets } from './sheets.ts';
import { openStage, type Stage } from './stage.ts';
import { TextureCache } from './texture-cache.ts';

/** Milliseconds of a frame that may go into painting the ground. */
const BUDGET = 12;
/** Overlays answer the player, so they are painted within the frame. */
const AT_ONCE = 200;
/** Milliseconds without zooming after which the map is painted anew at the new size. */
const RESTED = 130;
/** Zoomed out below this part of the painted size, the map is painted anew at once: the old tiles would be far too many. */
const TOO_SMALL = 0.6;

/**
 * Puts a board into `parent` and keeps it at its size. The parts of the map are put together and driven here; each draws
 * itself, and what fails is told to `input` and left out.
 */
export const mountBoard = async <P extends BasePicture, C extends BaseCue>(
  parent: HTMLElement,
  kit: MapKit<P, C>,
  input: BoardInput,
): Promise<BoardHandle<P, C>> => {
  const camera = new Camera();
  let picture: P | undefined;
  let pointedAt: readonly HexLabel[] = [];
  let theme: 'dark' | 'light' = 'dark';
  let layout = UPRIGHT;
  let orientation: Orientation = 'auto';
  let framed: { readonly hexes: readonly HexLabel[]; readonly covered: Insets } = { hexes: [], covered: UNCOVERED };
  let painted: { scale: number; theme: 'dark' | 'light'; layout: Layout } = { scale: 0, theme, layout };
  let zoomedAt = 0;

  const stage: Stage = await openStage(parent, {
    resized: (width, height) => {
      camera.resize(width, height);
      lay();
    },
    frame: (now) => frame(now),
  });
  const { scene, world } = stage;
  const group = () => {
    const container = scene.add.container(0, 0);
    world.add(container);
    return container;
  };
  const painting = (): Painting => ({ px: 1 / camera.zoom, layout });
  const failed = (error: unknown): void => input.failed(error);
  const { layers } = kit;
  const textures = new TextureCache(scene, failed);
  const ground = new Sheets<P>(scene, group(), groundOf(kit), failed);
  const under = new Sheets<P>(scene, group(), layers.under, failed);
  const hover = new Hover(scene, group(), textures);
  const sprites = new CounterSprites<P['counters'][number]>(scene, group(), textures, kit.counter);
  const over = new Sheets<P & Lit>(scene, group(), [...layers.over, cursor, lit], failed);
  const effects = new Effects<C>({
    scene,
    parent: group(),
    textures,
    sprites,
    makers: kit.effects,
    painting,
    request: () => stage.request(),
    release: (unit, shown) => sprites.release(unit, shown),
    failed,
  });

  const repaint = (): void => {
    const scale = camera.zoom * stage.density();
    const next = { ...painting(), scale, colours: THEMES[theme] };
    painted = { scale, theme, layout };
    textures.restart(next);
    for (const part of [ground, under, over, sprites, hover]) part.restart(next);
    textures.sweep(new Set([...sprites.inUse(), ...hover.inUse(), ...effects.inUse()]));
  };

  const frame = (now: number): boolean => {
    if (picture === undefined) return false;
    const scale = camera.zoom * stage.density();
    const resting = now - zoomedAt > RESTED || scale < painted.scale * TOO_SMALL;
    const turning = layout !== painted.layout;
    const wrong = scale !== painted.scale || theme !== painted.theme || turning;
    if (wrong && (resting || painted.scale === 0 || theme !== painted.theme || turning)) repaint();
    const view = camera.view();
    world.setScale(scale).setPosition(Math.round(-camera.x * scale), Math.round(-camera.y * scale));
    under.update(view, AT_ONCE);
    over.update(view, AT_ONCE);
    const complete = ground.update(view, turning ? AT_ONCE : BUDGET);
    const playing = effects.advance(now);
    return !complete || playing || (wrong && !resting);
  };
  /** A hex with some of what is around it. */
  const hexRect = (at: HexLabel): Rect => rectAround([layout.centreOfLabel(at)], R * 1.4);
  /** Lays the map as it is to lie in the room that it has now. */
  const lay = (): void => {
    if (picture === undefined) return;
    const before = layout;
    layout = layoutFor(orientation, picture.board, camera.room, before);
    if (layout === before) return;
    effects.skip();
    camera.turn(layout.boardRect(picture.board), (point) => layout.drawn(before.uprightOf(point)));
    camera.frame(framed.hexes.map(hexRect), framed.covered);
    input.turned(layout.turned);
    moved();
  };
  const moved = (): void => {
    zoomedAt = performance.now();
    stage.request();
  };

  const applyTheme = (): void => {
    parent.style.backgroundColor = THEMES[theme].table;
  };
  applyTheme();
  camera.resize(parent.clientWidth, parent.clientHeight);

  const actions = makePointerActions(
    {
      camera,
      layout: () => layout,
      grid: () => picture?.board,
      touchables: () => (picture === undefined ? [] : kit.touchables(picture, painting())),
      occupied: (at) => picture?.counters.some((counter) => counter.at === at && !counter.destroyed) ?? false,
      moved,
      hovered: (at) => {
        hover.show(at);
        stage.request();
      },
    },
    input,
  );
  const stopListening = listen(stage.canvas, actions);

  return {
    show: (next) => {
      const changed = changedParts(picture, next);
      const sameMap =
        picture !== undefined && picture.board.width === next.board.width && picture.board.height === next.board.height;
      picture = next;
      if (changed.size === 0) return;
      if (!sameMap) {
        layout = layoutFor(orientation, next.board, camera.room, undefined);
        camera.setBounds(layout.boardRect(next.board));
        input.turned(layout.turned);
      }
      for (const sheets of [ground, under]) sheets.show(next, changed);
      over.show({ ...next, lit: pointedAt }, changed);
      if (changed.has('counters')) {
        sprites.show(next.counters);
        effects.pictured();
      }
      stage.request();
    },
    light: (hexes) => {
      pointedAt = hexes;
      if (picture !== undefined) over.show({ ...picture, lit: hexes }, new Set(['lit']));
      stage.request();
    },
    play: (cue) => effects.play(cue),
    skip: () => effects.skip(),
    fit: () => {
      camera.fit();
      moved();
    },
    reveal: (at) => {
      camera.reveal(hexRect(at));
      moved();
    },
    frame: (hexes, covered) => {
      framed = { hexes, covered };
      camera.frame(hexes.map(hexRect), covered);
      moved();
    },
    orient: (wanted) => {
      orientation = wanted;
      lay();
    },
    otherWay: () => (picture === undefined ? orientation : otherWay(picture.board, camera.room, layout)),
    zoomBy: (factor) => {
      camera.zoomAt(factor);
      moved();
    },
    panBy: (dx, dy) => {
      camera.panBy(dx, dy);
      moved();
    },
    positionOf: (at) => camera.toScreen(layout.centreOfLabel(at)),
    setMotion: (on) => effects.setMotion(on),
    setTheme: (next) => {
      theme = next;
      applyTheme();
      stage.request();
    },
    framesPerSecond: () => stage.framesPerSecond(),
    destroy: () => {
      stopListening();
      effects.skip();
      stage.destroy();
    },
  };
};
