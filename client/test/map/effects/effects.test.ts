import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Effect } from '../../../src/map/effects/effect.ts';
import { Effects, type EffectsContext } from '../../../src/map/effects/effects.ts';
import type { Point } from '../../../src/map/geometry/geometry.ts';
import { UPRIGHT } from '../../../src/map/geometry/layout.ts';

type Cue = { readonly kind: 'step' | 'plate' | 'float' | 'lingers' | 'unmade' | 'unshown' };

let failures: string[];
let ended: string[];
let released: string[];
let looks: Point[];
let shown: number[];
let covered: boolean;
let effects: Effects<Cue>;

const effect = (name: string, more: Partial<Effect> = {}): Effect => ({
  duration: 100,
  at: () => {},
  end: () => void ended.push(name),
  textures: [],
  ...more,
});

const fail = (what: string) => (): never => {
  throw new Error(what);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { hidden: false });
  covered = false;
  [failures, ended, released, looks, shown] = [[], [], [], [], []];
  effects = new Effects<Cue>({
    makers: {
      step: () => effect('step', { unit: 'a', where: [{ x: 1, y: 2 }] }),
      float: () => effect('float', { holds: 0 }),
      plate: () => effect('plate', { holds: 40, gone: () => covered }),
      lingers: () => effect('lingers', { holds: 40, still: 0.5, at: (part) => void shown.push(part) }),
      unmade: fail('cannot be made'),
      unshown: () => effect('unshown', { unit: 'b', at: fail('cannot be shown') }),
    },
    painting: () => ({ px: 1, layout: UPRIGHT }),
    look: (points: readonly Point[]) => void looks.push(...points),
    request: () => {},
    release: (unit: string) => void released.push(unit),
    failed: (error: unknown) => void failures.push((error as Error).message),
  } as unknown as EffectsContext<Cue>);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether what follows a cue may be shown already. */
const isOver = async (played: Promise<void>): Promise<boolean> => {
  let over = false;
  void played.then(() => {
    over = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return over;
};

test('the camera is told where something happens', () => {
  void effects.play({ kind: 'float' });
  expect(looks).toEqual([]);
  void effects.play({ kind: 'step' });
  expect(looks).toEqual([{ x: 1, y: 2 }]);
});

test('what follows a step waits for its end, and nothing waits for what floats by', async () => {
  const step = effects.play({ kind: 'step' });
  const float = effects.play({ kind: 'float' });
  expect([await isOver(step), await isOver(float)]).toEqual([false, true]);
  effects.advance(0);
  expect(effects.advance(100)).toBe(false);
  expect(await isOver(step)).toBe(true);
  expect(ended).toEqual(['step', 'float']);
});

test('what has given way ends before its time', async () => {
  const plate = effects.play({ kind: 'plate' });
  effects.advance(0);
  expect(effects.advance(20)).toBe(true);
  covered = true;
  expect(effects.advance(30)).toBe(false);
  expect([await isOver(plate), ended]).toEqual([true, ['plate']]);
});

test('an effect that no frame advances is ended all the same', async () => {
  const step = effects.play({ kind: 'step' });
  await vi.advanceTimersByTimeAsync(700);
  expect(await isOver(step)).toBe(true);
  expect(released).toEqual(['a']);
});

test('an effect that cannot be made or shown is told, and holds nothing up', async () => {
  expect(await isOver(effects.play({ kind: 'unmade' }))).toBe(true);
  expect(await isOver(effects.play({ kind: 'unshown' }))).toBe(true);
  expect(failures[0]).toBe('cannot be made');
  expect(failures).toContain('cannot be shown');
  expect(ended).toEqual(['unshown']);
  expect(released, 'the counter is let go').toEqual(['b']);
  expect(effects.advance(0), 'nothing runs').toBe(false);
});

test('what lingers lets what follows begin before its end', async () => {
  const lingering = effects.play({ kind: 'lingers' });
  effects.advance(0);
  effects.advance(39);
  expect(await isOver(lingering)).toBe(false);
  effects.advance(40);
  expect([await isOver(lingering), ended]).toEqual([true, []]);
  expect(effects.advance(100)).toBe(false);
  expect(ended).toEqual(['lingers']);
});

test('without motion only what can stand still is shown, as long as else, and nothing waits for it', async () => {
  effects.setPace('off');
  expect(await isOver(effects.play({ kind: 'step' }))).toBe(true);
  expect(ended).toEqual(['step']);
  expect(await isOver(effects.play({ kind: 'lingers' }))).toBe(true);
  for (const now of [0, 40, 99]) expect(effects.advance(now)).toBe(true);
  expect(shown).toEqual([0.5]);
  expect(effects.advance(100)).toBe(false);
  expect(ended).toEqual(['step', 'lingers']);
});

test('all of them can be skipped', async () => {
  expect(effects.skip()).toBe(false);
  const lingering = effects.play({ kind: 'lingers' });
  expect(effects.skip()).toBe(true);
  expect([await isOver(lingering), ended]).toEqual([true, ['lingers']]);
});

test('slow effects take twice their time, fast ones half of it', async () => {
  effects.setPace('slow');
  const slow = effects.play({ kind: 'step' });
  effects.advance(0);
  effects.advance(199);
  expect(await isOver(slow)).toBe(false);
  effects.advance(200);
  expect(await isOver(slow)).toBe(true);
  effects.setPace('fast');
  const fast = effects.play({ kind: 'step' });
  effects.advance(0);
  effects.advance(50);
  expect(await isOver(fast)).toBe(true);
});
