import type { HexLabel } from '@ironhex/shared/hex';
import { Minimap } from './camera/minimap.ts';
import { Viewpoint } from './camera/viewpoint.ts';
import { Backdrop } from './canvas/backdrop.ts';
import { Sheets } from './canvas/sheets.ts';
import { openStage, type Stage } from './canvas/stage.ts';
import { TextureCache } from './canvas/texture-cache.ts';
import { CounterSprites } from './counters/counter-sprites.ts';
import { standingAt } from './counters/standing.ts';
import { neighboursOf, waitingAt } from './counters/trays.ts';
import { changedParts } from './diff.ts';
import { Effects } from './effects/effects.ts';
import { Room } from './effects/room.ts';
import type { Layout } from './geometry/layout.ts';
import { Hover } from './input/hover.ts';
import { listen } from './input/pointer.ts';
import { makePointerActions } from './input/pointer-actions.ts';
import type { MapKit } from './kit.ts';
import { cursor } from './layers/cursor.ts';
import { groundOf, paintedAs } from './layers/ground.ts';
import { type Lit, lit } from './layers/lit.ts';
import { type Trailed, trail } from './layers/trail.ts';
import { trays } from './layers/trays.ts';
import type { Painting } from './paint/brush.ts';
import { THEMES } from './paint/colours.ts';
import type { BaseCue, BasePicture, BoardHandle, BoardInput, TrailPicture, Written } from './picture.ts';

/** Milliseconds of a frame that may go into painting the ground. */
const BUDGET = 12;
/** Overlays answer the player, so they are painted within the frame. */
const AT_ONCE = 200;
/** Milliseconds without zooming after which the map is painted anew at the new size. */
const RESTED = 130;
/** How faint ghosts are: those on the board are seen through them. */
const FAINT = 0.62;
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
  let picture: P | undefined;
  let pointedAt: readonly HexLabel[] = [];
  let left: readonly TrailPicture[] = [];
  let theme: 'dark' | 'light' = 'dark';
  let minimap: Minimap | undefined;
  let zoomedAt = 0;
  let played = false;
  const moved = (): void => {
    zoomedAt = performance.now();
    stage.request();
  };
  const viewpoint = new Viewpoint({
    moved,
    turns: () => void skip(),
    turned: (turned) => input.turned(turned),
  });
  const { camera, glide } = viewpoint;
  let painted: { scale: number; theme: 'dark' | 'light'; layout: Layout } = {
    scale: 0,
    theme,
    layout: viewpoint.layout,
  };

  const stage: Stage = await openStage(parent, {
    resized: (width, height) => viewpoint.resize(width, height),
    frame: (now) => frame(now),
  });
  const { scene, world } = stage;
  const group = () => {
    const container = scene.add.container(0, 0);
    world.add(container);
    return container;
  };
  const painting = (): Painting => ({ px: 1 / camera.zoom, layout: viewpoint.layout });
  const failed = (error: unknown): void => input.failed(error);
  const { layers } = kit;
  const textures = new TextureCache(scene, failed);
  const backdrop = new Backdrop(scene, group());
  const ground = new Sheets<P>(scene, group(), groundOf(kit), failed);
  const under = new Sheets<P & Trailed>(scene, group(), [trays, trail, ...layers.under], failed);
  const hover = new Hover(scene, group(), textures);
  const sprites = new CounterSprites<P['counters'][number]>(scene, group(), textures, kit.counter);
  const ghosts = new CounterSprites<P['counters'][number]>(scene, group().setAlpha(FAINT), textures, kit.counter);
  const over = new Sheets<P & Lit>(scene, group(), [...layers.over, cursor, lit], failed);
  const room = new Room(() => ({ obstacles: sprites.covered(), view: camera.free() }));
  const effectsOn = (counters: typeof sprites): Effects<C> =>
    new Effects<C>({
      scene,
      parent: group(),
      textures,
      sprites: counters,
      room,
      makers: kit.effects,
      painting,
      look: (points) => viewpoint.look(points),
      request: () => stage.request(),
      release: (unit, shown) => counters.release(unit, shown),
      failed,
    });
  const effects = effectsOn(sprites);
  const again = effectsOn(ghosts);
  const skip = (): boolean => [effects.skip(), again.skip()].includes(true);

  const sweep = (): void =>
    textures.sweep(new Set([sprites, ghosts, hover, effects, again].flatMap((part) => part.inUse())));

  const repaint = (): void => {
    const scale = camera.zoom * stage.density();
    const next = { ...painting(), scale, colours: THEMES[theme] };
    painted = { scale, theme, layout: viewpoint.layout };
    textures.restart(next);
    for (const part of [ground, under, over, sprites, ghosts, hover]) part.restart(next);
    sweep();
  };

  const frame = (now: number): boolean => {
    if (picture === undefined) return false;
    const gliding = glide.advance(now);
    if (gliding) zoomedAt = now;
    const scale = camera.zoom * stage.density();
    const resting = now - zoomedAt > RESTED || scale < painted.scale * TOO_SMALL;
    const turning = viewpoint.layout !== painted.layout;
    const wrong = scale !== painted.scale || theme !== painted.theme || turning;
    if (wrong && (resting || painted.scale === 0 || theme !== painted.theme || turning)) repaint();
    const view = camera.view();
    world.setScale(scale).setPosition(Math.round(-camera.x * scale), Math.round(-camera.y * scale));
    under.update(view, AT_ONCE);
    over.update(view, AT_ONCE);
    const complete = ground.update(view, turning ? AT_ONCE : BUDGET);
    backdrop.show(
      complete
        ? undefined
        : { board: paintedAs(kit, picture.board), layout: viewpoint.layout, colours: THEMES[theme], tones: kit.tones },
    );
    const playing = [effects.advance(now), again.advance(now)].includes(true);
    // What effects have painted is of no more use: every verdict has its own words.
    if (played && !playing) sweep();
    played = playing;
    minimap?.update({ ...picture, board: paintedAs(kit, picture.board) }, THEMES[theme], stage.density());
    return !complete || playing || gliding || (wrong && !resting);
  };
  const applyTheme = (): void => {
    parent.style.backgroundColor = THEMES[theme].table;
  };
  applyTheme();
  viewpoint.resize(parent.clientWidth, parent.clientHeight);

  const actions = makePointerActions(
    {
      viewpoint,
      grid: () => picture?.board,
      touchables: () => (picture === undefined ? [] : kit.touchables(picture, painting())),
      standingAt: (hex, point) => picture && standingAt(picture, painting(), hex, point),
      waitingAt: (point) => (picture === undefined ? undefined : waitingAt(picture, painting(), point)),
      hovered: (at) => {
        hover.show(at);
        stage.request();
      },
    },
    input,
  );
  const stopListening = listen(stage.canvas, actions);

  return {
    show: (given) => {
      const changed = changedParts(picture, given);
      // What is worked out for a board is kept as long as it is the same.
      const next = picture === undefined || changed.has('board') ? given : { ...given, board: picture.board };
      const sameMap =
        picture !== undefined && picture.board.width === next.board.width && picture.board.height === next.board.height;
      picture = next;
      if (changed.size === 0) return;
      if (!sameMap) {
        const places = next.counters.filter(({ destroyed }) => !destroyed).map(({ at }) => at);
        const hexes = places.filter((at) => typeof at === 'string');
        viewpoint.open(next.board, hexes, neighboursOf(next));
      }
      ground.show(next, changed);
      under.show({ ...next, trail: left }, changed);
      over.show({ ...next, lit: pointedAt }, changed);
      if (changed.has('counters')) {
        sprites.show(next);
        if (sameMap) viewpoint.surround(neighboursOf(next));
        effects.pictured();
      }
      stage.request();
    },
    light: (hexes) => {
      pointedAt = hexes;
      if (picture !== undefined) over.show({ ...picture, lit: hexes }, new Set(['lit']));
      stage.request();
    },
    leave: (next) => {
      left = next;
      if (picture !== undefined) under.show({ ...picture, trail: next }, new Set(['trail']));
      stage.request();
    },
    recall: (counters) => {
      if (counters.length === 0) again.skip();
      if (picture !== undefined) ghosts.show({ board: picture.board, counters });
      stage.request();
    },
    play: (cue) => effects.play(cue),
    playAgain: (cue) => again.play(cue),
    playedAgain: () => again.ended(),
    skip: () => {
      glide.finish();
      return skip();
    },
    fit: () => viewpoint.fit(),
    reveal: (at) => viewpoint.reveal(at),
    frame: (hexes, covered) => viewpoint.frame(hexes, covered),
    shows: (at) => viewpoint.shows(at),
    orient: (orientation) => viewpoint.orient(orientation),
    otherWay: () => viewpoint.otherWay(),
    minimap: (canvas) => {
      minimap = new Minimap(canvas, viewpoint, kit.tones);
      stage.request();
    },
    zoomBy: (factor) => viewpoint.zoomBy(factor),
    settle: () => {
      glide.finish();
      stage.request();
    },
    positionOf: (at) => picture && camera.toScreen(viewpoint.layout.centreOfLabel(at)),
    counterAt: (id) => {
      const pose = sprites.poseOf(id);
      return pose && camera.toScreen(pose.at);
    },
    written: () => {
      const onScreen = ({ text, rect }: Written) => {
        const { x, y } = camera.toScreen(rect);
        return { text, rect: { x, y, w: rect.w * camera.zoom, h: rect.h * camera.zoom } };
      };
      const { counters, plates } = sprites.standing();
      return {
        counters: counters.map(onScreen),
        words: [...plates, ...over.written()].map(onScreen),
      };
    },
    setPace: (pace) => {
      glide.motion = pace !== 'off';
      for (const shown of [effects, again]) shown.setPace(pace);
    },
    setTheme: (next) => {
      theme = next;
      applyTheme();
      stage.request();
    },
    framesPerSecond: () => stage.framesPerSecond(),
    destroy: () => {
      stopListening();
      minimap?.destroy();
      skip();
      stage.destroy();
    },
  };
};
