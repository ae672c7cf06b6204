import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStage } from '../../../src/map/canvas/stage.ts';

/** Stands for Phaser: counts its steps, and fails like Phaser if one is taken after the game has gone. */
const game = vi.hoisted(() => ({ steps: 0, gone: false, destroyed: false }));
vi.mock('phaser', () => ({
  CANVAS: 1,
  Scale: { NONE: 0 },
  Scene: class {},
  Game: class {
    readonly loop = { sleep: () => {} };
    readonly canvas = { style: {} };
    readonly scale = { setZoom: () => {}, resize: () => {} };
    readonly scene = { getScene: () => ({ add: { container: () => ({}) } }) };
    constructor({ callbacks }: { readonly callbacks: { postBoot(game: unknown): void } }) {
      queueMicrotask(() => callbacks.postBoot(this));
    }
    step(): void {
      if (game.gone) throw new TypeError("Cannot set properties of null (setting 'globalAlpha')");
      game.steps += 1;
      game.gone = game.destroyed;
    }
    destroy(): void {
      game.destroyed = true;
    }
  },
}));

const frames = new Map<number, (now: number) => void>();
const nextFrame = (): void => {
  const due = [...frames];
  frames.clear();
  for (const [, draw] of due) draw(16);
};
let resize = () => {};

beforeEach(() => {
  Object.assign(game, { steps: 0, gone: false, destroyed: false });
  frames.clear();
  let asked = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => {
    frames.set(++asked, draw);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.delete(id));
  vi.stubGlobal('window', { devicePixelRatio: 1, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        resize = changed;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const open = () =>
  openStage({ clientWidth: 800, clientHeight: 600 } as HTMLElement, { frame: () => false, resized: () => {} });

test('frames are drawn when they are asked for, and only then', async () => {
  const stage = await open();
  const before = game.steps;
  nextFrame();
  expect(game.steps).toBe(before);
  stage.request();
  stage.request();
  nextFrame();
  expect(game.steps).toBe(before + 1);
});

test('nothing is drawn any more once the stage has gone, though its size has changed while a frame was awaited', async () => {
  const stage = await open();
  stage.request();
  resize();
  stage.destroy();
  expect(nextFrame).not.toThrow();
});
