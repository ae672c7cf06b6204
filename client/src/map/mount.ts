import { placeOver, standInCorner } from './camera/corner.ts';
import { Minimap } from './camera/minimap.ts';
import { Resting } from './camera/resting.ts';
import { Viewpoint } from './camera/viewpoint.ts';
import { openStage, type Stage } from './canvas/stage.ts';
import { standingAt } from './counters/standing.ts';
import { neighboursOf, waitingAt } from './counters/trays.ts';
import { changedParts } from './diff.ts';
import { middleOf, type Rect } from './geometry/geometry.ts';
import type { Layout } from './geometry/layout.ts';
import { listen } from './input/pointer.ts';
import { makePointerActions } from './input/pointer-actions.ts';
import type { MapKit } from './kit.ts';
import type { Painting } from './paint/brush.ts';
import { THEMES } from './paint/colours.ts';
import type { BaseCue, BasePicture, BoardHandle, BoardInput, Writing, Written } from './picture.ts';
import { MapStack } from './stack.ts';

/** Milliseconds after the last movement until the map is repainted at a new size, and labels move into view. */
const RESTED = 130;
/**
 * Zoomed out below this part of the painted size, the map is repainted immediately: showing the old tiles would take
 * far too many.
 */
const TOO_SMALL = 0.6;

/**
 * Puts a board into `parent` and fits it to its size. Connects screen, camera, pointer and painting, and drives them
 * frame by frame; reports failures to `input` and draws without the failed part.
 */
export const mountBoard = async <P extends BasePicture, C extends BaseCue>(
  parent: HTMLElement,
  kit: MapKit<P, C>,
  input: BoardInput,
): Promise<BoardHandle<P, C>> => {
  let theme: 'dark' | 'light' = 'dark';
  let minimap: Minimap | undefined;
  const atRest = new Set<Resting>();
  /** The elements that stand over the map. */
  const over = new Set<HTMLElement>();
  const placesOver = (): readonly Rect[] => [...over].flatMap((element) => placeOver(element) ?? []);
  let movedAt = 0;
  const moved = (): void => {
    movedAt = performance.now();
    stage.request();
  };
  const viewpoint = new Viewpoint({
    moved,
    turns: () => void stack.skip(),
    turned: (turned) => input.turned(turned),
    touchables: () => stack.touchables().map(({ rect }) => middleOf(rect)),
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
  const painting = (): Painting => ({ px: 1 / camera.zoom, layout: viewpoint.layout });
  const stack = new MapStack<P, C>(kit, {
    scene: stage.scene,
    world: stage.world,
    painting,
    free: () => glide.atRest(() => camera.free()),
    sees: (at) => camera.sees(at),
    over: () => glide.atRest(() => placesOver().map((rect) => camera.toMapRect(rect))),
    look: (points) => viewpoint.look(points),
    request: () => stage.request(),
    failed: (error) => input.failed(error),
  });

  const repaint = (): void => {
    const scale = camera.zoom * stage.density();
    painted = { scale, theme, layout: viewpoint.layout };
    stack.restart({ ...painting(), scale, colours: THEMES[theme] });
  };

  const written = (): Writing => {
    const onScreen = <W extends Written>(one: W): W => {
      const { x, y, w, h } = one.rect;
      return { ...one, rect: { ...camera.toScreen({ x, y }), w: w * camera.zoom, h: h * camera.zoom } };
    };
    const { counters, plates, words, touchables } = stack.written();
    return {
      counters: counters.map(onScreen),
      plates: plates.map(onScreen),
      words: words.map(onScreen),
      touchables: touchables.map(onScreen),
    };
  };

  const rested = (act: () => void): (() => void) => {
    const one = new Resting(act);
    atRest.add(one);
    stage.request();
    return () => {
      atRest.delete(one);
      one.destroy();
    };
  };

  const frame = (now: number): boolean => {
    const { picture, board } = stack;
    if (picture === undefined || board === undefined) return false;
    const gliding = glide.advance(now);
    if (gliding) movedAt = now;
    const scale = camera.zoom * stage.density();
    const moving = now - movedAt <= RESTED;
    const resting = !moving || scale < painted.scale * TOO_SMALL;
    const turning = viewpoint.layout !== painted.layout;
    const wrong = scale !== painted.scale || theme !== painted.theme || turning;
    if (wrong && (resting || painted.scale === 0 || theme !== painted.theme || turning)) repaint();
    if (!moving) stack.see(camera.free());
    const view = camera.view();
    stage.world.setScale(scale).setPosition(Math.round(-camera.x * scale), Math.round(-camera.y * scale));
    const complete = stack.update(view, { layout: viewpoint.layout, colours: THEMES[theme] }, turning);
    const playing = stack.advance(now);
    minimap?.update({ ...picture, board }, THEMES[theme], stage.density());
    const seen = [picture, viewpoint.layout, ...Object.values(view), ...Object.values(camera.covered)];
    for (const each of atRest) each.update(seen);
    return !complete || playing || gliding || moving;
  };
  const applyTheme = (): void => {
    parent.style.backgroundColor = THEMES[theme].table;
  };
  applyTheme();
  viewpoint.resize(parent.clientWidth, parent.clientHeight);

  const actions = makePointerActions(
    {
      viewpoint,
      grid: () => stack.picture?.board,
      touchables: () => (stack.picture === undefined ? [] : kit.touchables(stack.picture, painting())),
      standingAt: (hex, point) => stack.picture && standingAt(stack.picture, painting(), hex, point),
      waitingAt: (point) => stack.picture && waitingAt(stack.picture, painting(), point),
      hovered: (at) => {
        stack.hover.show(at);
        stage.request();
      },
    },
    input,
  );
  const stopListening = listen(stage.canvas, actions);

  return {
    show: (given) => {
      const before = stack.picture;
      const changed = changedParts(before, given);
      if (changed.size === 0) return;
      // What is worked out for a board is kept as long as it is the same.
      const next = before === undefined || changed.has('board') ? given : { ...given, board: before.board };
      const sameMap = before?.board.width === next.board.width && before.board.height === next.board.height;
      stack.show(next, changed);
      if (!sameMap) {
        const places = next.counters.filter(({ destroyed }) => !destroyed).map(({ at }) => at);
        const hexes = places.filter((at) => typeof at === 'string');
        viewpoint.open(next.board, hexes, neighboursOf(next));
      } else if (changed.has('counters')) viewpoint.surround(neighboursOf(next));
      stage.request();
    },
    light: (hexes) => {
      stack.light(hexes);
      stage.request();
    },
    leave: (trail) => {
      stack.leave(trail);
      stage.request();
    },
    recall: (counters) => {
      stack.recall(counters);
      stage.request();
    },
    play: (cue) => stack.effects.play(cue),
    playAgain: (cue) => stack.again.play(cue),
    playedAgain: () => stack.again.ended(),
    skip: () => {
      glide.finish();
      return stack.skip();
    },
    fit: () => viewpoint.fit(),
    reveal: (at) => viewpoint.reveal(at),
    frame: (hexes, covered, whole) => viewpoint.frame(hexes, covered, whole),
    shows: (hexes) => viewpoint.shows(hexes),
    orient: (orientation) => viewpoint.orient(orientation),
    otherWay: () => viewpoint.otherWay(),
    minimap: (canvas) => {
      minimap = new Minimap(canvas, viewpoint, written, kit.tones);
      over.add(canvas.parentElement!);
      stage.request();
    },
    corner: (element, corners) => {
      over.add(element);
      const end = rested(() => standInCorner(element, corners, written()));
      return () => {
        over.delete(element);
        end();
      };
    },
    rested,
    free: () => camera.freeRoom,
    over: placesOver,
    zoomBy: (factor) => viewpoint.zoomBy(factor),
    settle: () => {
      glide.finish();
      stage.request();
    },
    positionOf: (at) => stack.picture && camera.toScreen(viewpoint.layout.centreOfLabel(at)),
    counterAt: (id) => {
      const pose = stack.sprites.poseOf(id);
      return pose && camera.toScreen(pose.at);
    },
    written,
    setPace: (pace) => {
      glide.motion = pace !== 'off';
      for (const effects of [stack.effects, stack.again]) effects.setPace(pace);
    },
    setTheme: (next) => {
      theme = next;
      applyTheme();
      stage.request();
    },
    image: () => stage.canvas,
    framesPerSecond: () => stage.framesPerSecond(),
    destroy: () => {
      stopListening();
      for (const each of [minimap, ...atRest]) each?.destroy();
      stack.skip();
      stage.destroy();
    },
  };
};
