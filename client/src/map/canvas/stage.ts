import { CANVAS, Game, type GameObjects, Scale, Scene } from 'phaser';

/** A canvas with an empty scene that draws a frame only when one is asked for. */
export interface Stage {
  readonly scene: Scene;
  readonly canvas: HTMLCanvasElement;
  /** The parent of everything on the map, in map units. */
  readonly world: GameObjects.Container;
  /** Device pixels per CSS pixel. */
  readonly density: () => number;
  /** Asks for a frame. */
  request(): void;
  /** Frames drawn in the last second. */
  framesPerSecond(): number;
  destroy(): void;
}

/** What the stage tells its user. */
interface StageEvents {
  /** Before each frame; true asks for another one after it. */
  frame(now: number): boolean;
  /** The canvas has a new size in CSS pixels. */
  resized(width: number, height: number): void;
}

/** Most device pixels per CSS pixel: more cannot be seen, and cost time. */
const DENSEST = 3;

class EmptyScene extends Scene {}

const startGame = (parent: HTMLElement, density: number): Promise<Game> =>
  new Promise((resolve) => {
    new Game({
      // A frame is a dozen painted tiles and some textures, which a 2D canvas copies as fast as a graphics card draws
      // them; where there is no graphics card it is five times as fast as WebGL.
      type: CANVAS,
      parent,
      transparent: true,
      banner: false,
      audio: { noAudio: true },
      disableContextMenu: true,
      input: { keyboard: false, mouse: false, touch: false, gamepad: false, windowEvents: false },
      scale: {
        mode: Scale.NONE,
        width: Math.max(1, parent.clientWidth) * density,
        height: Math.max(1, parent.clientHeight) * density,
        zoom: 1 / density,
      },
      // Everything shown is a painted texture, smooth in itself: smoothing edges again would only cost.
      render: { antialias: true, antialiasGL: false, powerPreference: 'low-power' },
      scene: new EmptyScene('board'),
      callbacks: { postBoot: (booted) => resolve(booted) },
    });
  });

/** Puts a stage into an element and keeps it at its size. */
export const openStage = async (parent: HTMLElement, events: StageEvents): Promise<Stage> => {
  const density = (): number => Math.min(DENSEST, window.devicePixelRatio || 1);
  let dense = density();
  const game = await startGame(parent, dense);
  // Frames are drawn on request, so the game's own loop rests from here on.
  game.loop.sleep();
  game.step(performance.now(), 0);
  const scene = game.scene.getScene('board');
  const world = scene.add.container(0, 0);
  const { canvas } = game;

  let frames: number[] = [];
  let asked = 0;
  let last = 0;
  const draw = (now: number): void => {
    // A frame that was asked for may be drawn early: the one that was to come would be drawn after the stage has gone.
    cancelAnimationFrame(asked);
    asked = 0;
    const more = events.frame(now);
    game.step(now, Math.min(100, now - last));
    last = now;
    frames = [...frames.filter((time) => now - time < 1000), now];
    if (more) request();
  };
  const request = (): void => {
    if (asked === 0) asked = requestAnimationFrame(draw);
  };
  const fit = (): void => {
    const { clientWidth: width, clientHeight: height } = parent;
    if (width === 0 || height === 0) return;
    dense = density();
    game.scale.setZoom(1 / dense);
    game.scale.resize(Math.round(width * dense), Math.round(height * dense));
    // Fit the canvas to the element: device pixels may have been rounded.
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    events.resized(width, height);
    draw(performance.now());
  };
  const observer = new ResizeObserver(fit);
  observer.observe(parent);
  window.addEventListener('resize', fit);

  return {
    scene,
    canvas,
    world,
    density: () => dense,
    request,
    framesPerSecond: () => frames.filter((time) => performance.now() - time < 1000).length,
    destroy: () => {
      observer.disconnect();
      window.removeEventListener('resize', fit);
      cancelAnimationFrame(asked);
      asked = -1;
      game.destroy(true);
      game.step(performance.now(), 0);
    },
  };
};
