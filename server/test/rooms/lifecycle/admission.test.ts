import { OMNISCIENT, PUBLIC, SIDES } from '@ironhex/shared/match';
import { STATUSES, type Status } from '@ironhex/shared/protocol';
import { ErrorCode } from 'colyseus';
import { describe, expect, test } from 'vitest';
import {
  admit,
  ifRoomFor,
  type Role,
  type Setting,
  type Wish,
  whyNot,
} from '../../../src/rooms/lifecycle/admission.ts';
import { Gathering } from '../../../src/rooms/match/gathering.ts';
import { lockFor } from '../../../src/rooms/match/history/blueprint.ts';
import { Seats } from '../../../src/rooms/match/seats/seats.ts';

const SECRET = 'the secret of blue';
const PLANNED = { seats: [{ id: 'blue', side: 0, force: null, lock: lockFor(SECRET) }] };
const seats = new Seats(PLANNED);
const gathering = new Gathering(seats, PLANNED);

const PUBLICLY = { watchable: true, omniscient: false };
const LATER = { watchable: true, omniscient: true };
const CLOSED = { watchable: false, omniscient: false };
const SETTINGS = { 'all sides, later': LATER, 'what everybody may know': PUBLICLY, nothing: CLOSED };

const layoutOf = ({ watchable, omniscient }: Omit<Setting, 'status'>) => ({
  watchable,
  later: omniscient ? OMNISCIENT : undefined,
});

type Named = keyof typeof SETTINGS;
const ALL = Object.keys(SETTINGS) as Named[];

/** Who may be which viewer, and under which settings; what is not here may not be. */
const MAY: readonly (readonly [Role, Wish, readonly Status[], readonly Named[]])[] = [
  ['player', 'seat', STATUSES, ALL],
  ['stranger', 'public', STATUSES, ['what everybody may know']],
  ['stranger', 'public', ['gathering', 'over'], ['all sides, later']],
  ['stranger', 'omniscient', STATUSES, ['all sides, later']],
  ['player', 'omniscient', ['over'], ['all sides, later']],
];

const ROWS = (['player', 'stranger'] as const).flatMap((role) =>
  (['seat', 'public', 'omniscient'] as const).flatMap((wish) =>
    STATUSES.flatMap((status) =>
      ALL.map((named) => {
        const may = MAY.some(
          (row) => row[0] === role && row[1] === wish && row[2].includes(status) && row[3].includes(named),
        );
        return { role, wish, status, named, may };
      }),
    ),
  ),
);

/** How somebody of this role asks for it. A stranger cannot ask for a seat. */
const asking = (role: Role, wish: Wish): object => ({
  ...(role === 'player' ? { secret: SECRET } : {}),
  ...(wish === 'seat' ? {} : { viewer: wish }),
});

describe('who may be which viewer', () => {
  test.each(ROWS)('a $role as $wish, $status, $named: $may', ({ role, wish, status, named, may }) => {
    const setting: Setting = { status, ...SETTINGS[named] };
    expect(whyNot(role, wish, setting) === undefined).toBe(may);
    if (role === 'stranger' && wish === 'seat') return;
    const join = () => admit({ seats, gathering, status, layout: layoutOf(setting) }, asking(role, wish), new Set());
    if (!may) expect(join).toThrow(/\.$/);
    else if (wish === 'seat') expect(join()).toMatchObject({ viewer: 'blue', seat: 'blue', lock: lockFor(SECRET) });
    else expect(join()).toEqual({ viewer: wish, seat: null, lock: null, name: '' });
  });

  test('nobody by a secret that opens no seat, whatever they wish for', () => {
    for (const viewer of [undefined, 'public', 'omniscient'])
      expect(() =>
        admit({ seats, gathering, status: 'over', layout: layoutOf(LATER) }, { secret: 'another', viewer }, new Set()),
      ).toThrow(expect.objectContaining({ code: ErrorCode.AUTH_FAILED }));
  });

  test('nobody as a viewer that there is not, or as a seat without its secret', () => {
    for (const viewer of ['blue', 'all', 1])
      expect(() => admit({ seats, gathering, status: 'over', layout: layoutOf(LATER) }, { viewer }, new Set())).toThrow(
        expect.objectContaining({ code: ErrorCode.INVALID_PAYLOAD }),
      );
  });
});

test('who watches without a wish sees the lobby as it is, and the match as its host has chosen', () => {
  const seen = (setting: Omit<Setting, 'status'>) =>
    STATUSES.map((status) => admit({ seats, gathering, status, layout: layoutOf(setting) }, {}, new Set()).viewer);
  expect(seen(PUBLICLY)).toEqual(['public', 'public', 'public']);
  expect(seen(LATER)).toEqual(['public', 'omniscient', 'omniscient']);
});

test('who sees all sides of a game in which something can stay secret to the end is another viewer', () => {
  const layout = { watchable: true, later: SIDES };
  const as = (asked: object, status: Status) => admit({ seats, gathering, status, layout }, asked, new Set()).viewer;
  expect([as({}, 'gathering'), as({}, 'playing'), as({ viewer: OMNISCIENT }, 'over')]).toEqual([PUBLIC, SIDES, SIDES]);
  expect(() => as({ viewer: SIDES }, 'playing')).toThrow(expect.objectContaining({ code: ErrorCode.INVALID_PAYLOAD }));
});

test('all who watch share the places of spectators, the omniscient among them', () => {
  const watching = (viewer: string) => ({ viewer, seat: null, lock: null, name: '' });
  const present = ['public', 'omniscient'].map((viewer) => ({ userData: watching(viewer) }));
  const limits = { spectators: 2, connectionsPerSeat: 1 };
  expect(() => ifRoomFor(watching('omniscient'), present, limits)).toThrow('2 people are watching');
  expect(ifRoomFor(watching('omniscient'), present.slice(1), limits).viewer).toBe('omniscient');
  const blue = { viewer: 'blue', seat: 'blue', lock: '', name: '' };
  expect(ifRoomFor(blue, present, limits)).toBe(blue);
});
