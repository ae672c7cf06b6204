import { beforeEach, expect, test } from 'vitest';
import { Viewpoint } from '../../../src/map/camera/viewpoint.ts';
import { R } from '../../../src/map/geometry/geometry.ts';
import { makePointerActions } from '../../../src/map/input/pointer-actions.ts';
import type { Touchable } from '../../../src/map/input/touch.ts';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
});

/** A touchable in a hex. */
type Handle = Omit<Touchable, 'at'> & { readonly at: string };

/** A map of ten by ten hexes on which units stand in some, and something can be touched. */
const pointer = (occupied: readonly string[], touchables: readonly Handle[]) => {
  const grid = { width: 10, height: 10 };
  const viewpoint = new Viewpoint({ moved: () => {}, turns: () => {}, turned: () => {}, touchables: () => [] });
  viewpoint.resize(800, 800);
  viewpoint.open(grid, [], () => []);
  const place = (label: string) => viewpoint.layout.centreOfLabel(label);
  const actions = makePointerActions(
    {
      viewpoint,
      grid: () => grid,
      touchables: () => touchables.map(({ at, ...rest }) => ({ ...rest, at: place(at) })),
      waitingAt: ({ y }) => (y < -R ? 'waiting' : undefined),
      standingAt: (at, { y }) => (occupied.includes(at) ? (y < place(at).y - 2 ? 'upper' : 'lower') : undefined),
      hovered: () => {},
    },
    {
      hover: (at, counter) => told.push(`hover ${at} ${counter}`),
      hoverCounter: (id) => told.push(`hover ${id}`),
      pickCounter: (id) => told.push(`pick ${id}`),
      peekCounter: (id) => told.push(`peek ${id}`),
      pick: (at, counter) => told.push(counter ? `pick ${counter} in ${at}` : `pick ${at}`),
      peek: (at, counter) => told.push(counter ? `peek ${counter} in ${at}` : `peek ${at}`),
      touch: ({ kind, value }, dragged) => told.push(`${dragged ? 'drag' : 'touch'} ${kind} ${value}`),
      hold: ({ kind, value }) => told.push(`hold ${kind} ${value}`),
      drop: () => told.push('drop'),
      turned: () => {},
      failed: () => {},
    },
  );
  const on = (label: string) => viewpoint.camera.toScreen(place(label));
  const beside = { x: 400, y: 2 };
  return {
    beside: (kind: 'tap' | 'peek') => actions.gesture({ kind, at: beside }),
    hover: (at: string | null, up = 0) => {
      const { x, y } = at === null ? beside : on(at);
      actions.hover({ x, y: y - up });
    },
    tap: (label: string, up = 0) => {
      const { x, y } = on(label);
      actions.gesture({ kind: 'tap', at: { x, y: y - up } });
    },
    drag: (from: string, ...over: readonly string[]) => {
      for (const at of over) actions.gesture({ kind: 'drag', from: on(from), at: on(at), dx: 1, dy: 1 });
      actions.gesture({ kind: 'drop' });
    },
  };
};

const handle = (at: string, value: number, drags = true): Handle => ({
  kind: drags ? 'trigger' : 'face',
  at,
  value,
  drags: drags ? 'trigger' : undefined,
  within: 12,
});

test('a tap on a unit is for the unit, whatever lies over it', () => {
  const { tap } = pointer(['0505'], [handle('0505', 3, false), handle('0508', 4, false)]);
  tap('0505');
  tap('0508');
  tap('0203');
  expect(told).toEqual(['pick lower in 0505', 'touch face 4', 'pick 0203']);
});

test('a counter that waits beside the map is pointed at, picked and looked at', () => {
  const { beside, hover } = pointer([], []);
  hover(null);
  hover(null);
  hover('0505');
  beside('tap');
  beside('peek');
  expect(told).toEqual(['hover waiting', 'hover 0505 undefined', 'hover null', 'pick waiting', 'peek waiting']);
});

test('a handle on a unit can be dragged from there', () => {
  const { drag, tap } = pointer(['0505'], [handle('0505', 0), handle('0508', 1)]);
  drag('0505', '0508');
  tap('0505');
  expect(told).toEqual(['hold trigger 0', 'drag trigger 1', 'drop', 'pick lower in 0505']);
});

test('a unit is dragged to hexes that cannot be touched themselves, and back to its own to change nothing', () => {
  const unit: Handle = { kind: 'grip', at: '0505', value: 0, drags: 'goal', within: 12 };
  const goal = (at: string, value: number): Handle => ({ kind: 'goal', at, value, drags: undefined, within: -1 });
  const { drag, tap } = pointer([], [unit, goal('0507', 0), goal('0509', 1)]);
  drag('0505', '0506', '0507', '0508', '0510', '0505');
  tap('0507');
  expect(told).toEqual(['hold grip 0', 'drag goal 0', 'drag goal 1', 'drag grip 0', 'drop', 'pick 0507']);
});

test('what is near, but not near enough, is not touched', () => {
  const { tap } = pointer([], [handle('0505', 3, false)]);
  tap('0506');
  expect(told).toEqual(['pick 0506']);
});

test('each of the counters that share a hex is pointed at and picked on its own', () => {
  const { tap, hover } = pointer(['0505'], []);
  hover('0505');
  hover('0505', 1);
  hover('0505', 9);
  tap('0505', 9);
  tap('0505');
  expect(told).toEqual(['hover 0505 lower', 'hover 0505 upper', 'pick upper in 0505', 'pick lower in 0505']);
});
