import { type FoundMatch, MOST_ASKED } from '@ironhex/shared/protocol';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { keepInvites } from '../../../src/table/seat/links.ts';
import { savedSeatsOf, saveSeat } from '../../../src/table/seat/saved-seats.ts';
import {
  forgetOwnMatch,
  inOrder,
  KEPT,
  keepOwnMatch,
  listed,
  type OwnMatch,
  type OwnState,
  ownMatches,
  ownMatchOf,
} from '../../../src/table/storage/own-matches.ts';
import { stubStorage } from '../storage.ts';

let store: Map<string, string>;

beforeEach(() => {
  store = stubStorage();
});
afterEach(() => void vi.unstubAllGlobals());

const own = (id: string, state: OwnState = 'theirs', at = 0): OwnMatch => ({
  ...{ id, game: 'toy', name: 'Friday', seat: 'blue', others: ['Bo'], state, at },
});
const ids = (): string[] => ownMatches().map(({ id }) => id);

describe('the matches of this browser', () => {
  it('are kept once each, the one that was seen last first', () => {
    keepOwnMatch(own('a'));
    keepOwnMatch(own('b'));
    keepOwnMatch(own('a', 'won'));
    expect(ownMatches()).toEqual([own('a', 'won'), own('b')]);
  });

  it('are so many at most that the server can be asked for all of them: first those that are over go', () => {
    expect(KEPT).toBeLessThanOrEqual(MOST_ASKED);
    keepOwnMatch(own('over', 'lost'));
    for (let i = 0; i < KEPT; i++) keepOwnMatch(own(`m${i}`));
    expect(ids()).toHaveLength(KEPT);
    expect(ids()).not.toContain('over');
    keepOwnMatch(own('last'));
    expect([ids()[0], ids().includes('m0'), ids().length]).toEqual(['last', false, KEPT]);
  });

  it.each([
    ['nothing', undefined],
    ['no list', '{'],
    ['a list of something else', '[1, {"id": 5}, null]'],
  ])('are none where there is %s', (_what, text) => {
    if (text !== undefined) store.set('ironhex.matches', text);
    expect(ownMatches()).toEqual([]);
  });

  it('leave with their secrets only if those open nothing any more', () => {
    for (const id of ['on', 'gone']) {
      keepOwnMatch(own(id));
      saveSeat(id, { keys: ['secret'] });
      keepInvites(id, [{ id: 'orange', secret: 'other' }]);
    }
    forgetOwnMatch({ id: 'on', state: 'theirs' });
    expect(ids()).toEqual(['gone']);
    expect(savedSeatsOf('on')).toEqual([{ keys: ['secret'] }]);
    forgetOwnMatch({ id: 'gone', state: 'gone' });
    expect([...store.keys()].filter((key) => key.includes('gone') || key === 'ironhex.matches')).toEqual([]);
  });
});

describe('a match as it is seen at the table', () => {
  const seat = (id: string, side: number, name: string) => ({
    ...{
      id,
      side,
      name,
      taken: name !== '',
      computer: '' as const,
      connected: true,
      bank: 0,
      rematch: false,
      unsealed: false,
      freeAt: 0,
      replaces: '',
      cover: undefined,
      gathering: undefined,
    },
  });
  const decision = (of: string, committed = false) => ({
    ...{ seat: of, id: 1, kind: 'order', clock: 'plan', committed, bankFrom: 0, deadline: 0 },
  });
  const outcome = (winner: number | undefined) => ({
    ...(winner === undefined ? {} : { winner }),
    ...{ score: [0, 0], rule: 'T-1', code: 'over' },
  });
  const seen = (change: object) =>
    ownMatchOf(
      {
        ...{ id: 'm', game: 'toy', seat: 'blue' },
        state: {
          ...{ status: 'playing', name: 'Friday', awaited: [], outcome: undefined },
          seats: [seat('blue', 0, 'Ada'), seat('orange', 1, 'Bo'), seat('red', 1, '')],
          ...change,
        },
      },
      7,
    );

  it('has the names of the others who sit', () => {
    expect(seen({})).toEqual({ ...own('m'), at: 7 });
  });

  it('marks those who have sat down in place of others', () => {
    const seats = [seat('blue', 0, 'Ada'), { ...seat('orange', 1, 'Bo'), replaces: 'Bo' }];
    expect(seen({ seats }).others).toEqual(['Bo (new player)']);
  });

  test.each([
    ['gathering', { status: 'gathering' }],
    ['yours', { awaited: [decision('orange'), decision('blue')] }],
    ['theirs', { awaited: [decision('orange')] }],
    ['theirs', { awaited: [decision('blue', true), decision('orange')] }],
    ['won', { status: 'over', outcome: outcome(0) }],
    ['lost', { status: 'over', outcome: outcome(1) }],
    ['drawn', { status: 'over', outcome: outcome(undefined) }],
    ['over', { status: 'over' }],
  ])('is %s', (state, change) => {
    expect(seen(change).state).toBe(state);
  });
});

describe('a match as the server tells of it', () => {
  const awake = (
    awaits: string[],
    status: 'gathering' | 'playing' | 'over' = 'playing',
    newcomers: string[] = [],
  ): FoundMatch => ({
    ...{ id: 'm', state: 'awake' },
    standing: { status, players: { blue: 'Ada', orange: 'Cy' }, newcomers, awaits },
  });
  const found = (state: 'asleep' | 'over' | 'gone'): FoundMatch => ({ id: 'm', state });

  test.each<[OwnState, FoundMatch | undefined, string]>([
    ['yours', undefined, 'yours'],
    ['theirs', awake(['blue']), 'yours'],
    ['yours', awake(['orange']), 'theirs'],
    ['gathering', awake(['blue', 'orange']), 'yours'],
    ['gathering', awake([], 'gathering'), 'gathering'],
    ['theirs', awake([], 'over'), 'over'],
    ['theirs', awake([]), 'playing'],
    ['yours', awake([]), 'yours'],
    ['gathering', awake([]), 'playing'],
    ['yours', found('asleep'), 'yours'],
    ['theirs', found('asleep'), 'playing'],
    ['gathering', found('asleep'), 'gathering'],
    ['theirs', found('over'), 'over'],
    ['won', found('over'), 'won'],
    ['won', found('gone'), 'gone'],
    ['theirs', found('gone'), 'gone'],
  ])('seen as %s and told %o, it is %s', (state, told, now) => {
    expect(listed(own('m', state), told).state).toBe(now);
  });

  it('has the names of those who sit now', () => {
    expect(listed(own('m'), awake([])).others).toEqual(['Cy']);
    expect(listed(own('m'), awake([], 'playing', ['orange'])).others).toEqual(['Cy (new player)']);
    expect(listed(own('m'), found('asleep')).others).toEqual(['Bo']);
  });

  it('keeps the names that were seen where none are told, and knows that somebody sits', () => {
    const standing = {
      status: 'playing',
      players: { blue: '', orange: '', green: '' },
      newcomers: [],
      awaits: [],
    } as const;
    expect(listed(own('m'), { id: 'm', state: 'awake', standing }).others).toEqual(['Bo', '']);
  });

  it('stands first if it needs the player, and last if it is over', () => {
    const all = [own('over', 'won', 9), own('theirs', 'theirs', 2), own('yours', 'yours', 1), own('new', 'playing', 3)];
    expect(inOrder(all).map(({ id }) => id)).toEqual(['yours', 'new', 'theirs', 'over']);
  });
});
