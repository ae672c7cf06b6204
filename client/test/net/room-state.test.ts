import type { RoomMessages } from '@ironhex/shared/protocol';
import { expect, test } from 'vitest';
import { factsOf, type OwnState } from '../../src/net/room-state.ts';

const seat = (id: string, side: number, place: number) => ({
  ...{ id, side, place, name: '', taken: false, computer: '' as const, connected: false },
  ...{ rematch: false, unsealed: false, freeAt: 0, replaces: '', cover: '', gathering: '' },
});

test('seats that the host has added stand where they are played, not where the state has them', () => {
  const arrived = [seat('blue', 0, 0), seat('orange', 1, 2), seat('blue-2', 0, 1), seat('orange-2', 1, 3)];
  const own = {
    ...{ status: 'gathering', banks: '{}', hostSeat: 'blue', spectators: 0 },
    ...{ gathering: '', settings: '', outcome: '', series: '' },
    seats: new Map(arrived.map((each) => [each.id, each])),
  } as Partial<OwnState> as OwnState;
  const welcome = { ruleset: 'toy', clocks: 'none' } as Partial<RoomMessages['welcome']> as RoomMessages['welcome'];
  const { seats } = factsOf({ name: 'A table' } as Parameters<typeof factsOf>[0], own, {
    ...{ welcome, pausedAt: undefined, rematch: undefined, noRematch: '' },
  });
  expect(seats.map(({ id }) => id)).toEqual(['blue', 'blue-2', 'orange', 'orange-2']);
});
