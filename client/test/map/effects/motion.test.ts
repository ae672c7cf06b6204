import { expect, test } from 'vitest';
import { ALONE, slotsOf } from '../../../src/map/counters/slots.ts';
import type { Pose } from '../../../src/map/counters/standing.ts';
import type { EffectTools } from '../../../src/map/effects/effect.ts';
import { type MoveCue, moveEffect } from '../../../src/map/effects/motion.ts';
import { UPRIGHT } from '../../../src/map/geometry/layout.ts';

const CUE: MoveCue = { kind: 'move', unit: 'a', path: ['0301', '0302'], facing: 3, jump: false };

/** Where a counter is at the beginning and at the end of its movement. */
const moved = (from: Pose, cue = CUE) => {
  const held: Pose[] = [];
  const sprites: EffectTools['sprites'] = { poseOf: () => from, hold: (_, pose) => void held.push(pose) };
  const effect = moveEffect(cue, { sprites } as EffectTools, { px: 1, layout: UPRIGHT });
  for (const part of [0, 1]) effect.at(part);
  return {
    poses: held.map(({ at, facing }) => ({ at, facing })),
    shares: held.map(({ share, most }) => [share, most]),
    duration: effect.duration,
  };
};

const [first, last] = CUE.path.map(UPRIGHT.centreOfLabel);

test('a counter goes from its hex to the end of its path, and turns', () => {
  const { poses } = moved({ at: first!, facing: 1, lift: 0, alpha: 1, ...ALONE });
  expect(poses).toEqual([
    { at: first, facing: 1 },
    { at: last, facing: 3 },
  ]);
});

test('a counter that waits beside the board comes from there, facing as it will', () => {
  const tray = { x: first!.x, y: first!.y - 120 };
  const { poses, duration } = moved({ at: tray, facing: 0, lift: 0, alpha: 1, ...ALONE });
  expect(poses).toEqual([
    { at: tray, facing: 3 },
    { at: last, facing: 3 },
  ]);
  expect(duration).toBeGreaterThan(moved({ at: first!, facing: 3, lift: 0, alpha: 1, ...ALONE }).duration);
});

test('a counter that shares its hex starts from its place there, and grows on the way', () => {
  const beside = { x: first!.x + 18, y: first!.y + 13 };
  const { poses, shares } = moved({ at: beside, facing: 3, lift: 0, alpha: 1, share: 0.6, most: 1.3 });
  expect(poses.map(({ at }) => at)).toEqual([beside, last]);
  expect(shares).toEqual([
    [0.6, 1.3],
    [1, 2],
  ]);
});

test('a counter that comes to others ends in its own place beside them, as small as they are', () => {
  const { share, most, places } = slotsOf(2, 1);
  const { poses, shares } = moved(
    { at: first!, facing: 3, lift: 0, alpha: 1, ...ALONE },
    { ...CUE, slot: { n: 1, of: 2 } },
  );
  expect(poses.at(-1)!.at).toEqual({ x: last!.x + places[1]!.x, y: last!.y + places[1]!.y });
  expect(shares).toEqual([
    [1, 2],
    [share, most],
  ]);
});
