import { scriptedDice } from '@ironhex/shared/dice';
import {
  choicesOf,
  copyOf,
  decisionsOf,
  followSeen,
  type Happened,
  hashOf,
  isWentBack,
  Match,
  MOST_RETURNS,
  othersIn,
  PUBLIC,
} from '@ironhex/shared/match';
import { describe, expect, it, test } from 'vitest';
import { type OrdersTypes, orders } from './toys/orders.ts';
import { race } from './toys/race.ts';

const VIEWERS = ['ann', 'bob', PUBLIC];
const board = orders.boards.stock[0]!;
/** The same game, in which a player knows of no decision but the own ones: going back is possible there. */
const alone: typeof orders = {
  ...orders,
  awaited: (view) => orders.awaited(view).filter(({ seat }) => seat === view.viewer),
};
const begun = (ruleset = orders) =>
  new Match(
    ruleset,
    { options: {}, board, seats: ['ann', 'bob'].map((id, side) => ({ id, side, force: null })) },
    { dice: () => scriptedDice([1, 2, 3]), viewers: VIEWERS },
  );
type Game = ReturnType<typeof begun>;

/** Gives an order, by the number of its decision or the first that it can answer. */
const give = (match: Game, seat: string, kind: 'left' | 'right', amount: number, decision?: number) => {
  const done = match.submit(seat, { kind, amount }, { decision });
  if (!done.ok) throw new Error(done.error.code);
  return done.value;
};
const asked = (match: Game, seat: string) =>
  decisionsOf(orders, match.view(seat), seat).map(({ id, committed = false }) => [id, committed]);

describe('several decisions of one seat at once', () => {
  it('are answered in any order, each by its number', () => {
    const match = begun();
    expect(asked(match, 'ann')).toEqual([
      [2, false],
      [3, false],
    ]);
    give(match, 'ann', 'right', 5, 3);
    expect(asked(match, 'ann')).toEqual([
      [2, false],
      [3, true],
    ]);
    expect(match.submit('ann', { kind: 'left', amount: 1 }, { decision: 3 })).toMatchObject({
      error: { code: 'wrong-hand' },
    });
    expect(match.submit('ann', { kind: 'left', amount: 1 }, { decision: 7 })).toMatchObject({
      error: { code: 'stale-decision' },
    });
  });

  it('are found by what answers them, if no number comes with it, and stand in the record with theirs', () => {
    const match = begun();
    give(match, 'bob', 'right', 4);
    give(match, 'bob', 'left', 2);
    expect(match.done).toEqual([
      { seat: 'bob', intent: { kind: 'right', amount: 4 }, by: 'player', decision: 3 },
      { seat: 'bob', intent: { kind: 'left', amount: 2 }, by: 'player', decision: 2 },
    ]);
    const again = begun();
    for (const entry of match.done) again.redo(entry);
    expect(hashOf(again.state)).toBe(hashOf(match.state));
  });

  it('are all offered, and giving up needs none of them', () => {
    const match = begun();
    expect([...choicesOf(orders, match.view('ann'), 'ann')]).toHaveLength(18);
    expect(match.check('ann', { kind: 'concede' })).toBeUndefined();
    expect(match.submit('ann', { kind: 'concede' }).ok).toBe(true);
  });
});

test('a committed answer can be given anew until all have committed, and counts as one that leaves its decision open', () => {
  const match = begun();
  give(match, 'ann', 'left', 1);
  expect(match.leavesOpen('ann', { kind: 'left', amount: 9 }, 2)).toBe(true);
  expect(match.leavesOpen('ann', { kind: 'right', amount: 9 }, 3)).toBe(false);
  give(match, 'ann', 'left', 9);
  for (const kind of ['left', 'right'] as const) give(match, 'bob', kind, 2);
  const { rolls, seen } = give(match, 'ann', 'right', 3);
  expect(rolls).toEqual([1]);
  expect(seen.get(PUBLIC)).toMatchObject([{ kind: 'told', orders: { ann: { left: 9, right: 3 } } }]);
  expect(match.submit('ann', { kind: 'left', amount: 1 }, { decision: 2 }).ok, 'too late').toBe(false);
});

test('what a viewer may not know of a decision is not in what it awaits', () => {
  const match = begun();
  give(match, 'bob', 'left', 7);
  const hidden = { seat: 'bob', id: null, kind: null, clock: null };
  expect(orders.awaited(match.view('ann')).filter(({ seat }) => seat === 'bob')).toEqual([hidden]);
  expect(JSON.stringify(match.view('ann'))).toBe(JSON.stringify(begun().view('ann')));
});

test('the other seats that are asked something are those that a viewer may know to be asked, each once', () => {
  const line = (seat: string | null, more: object = {}) => ({ seat, id: null, kind: null, clock: null, ...more });
  const awaited = [line('bob'), line('ann'), line('bob'), line(null), line('cay', { committed: true })];
  expect(othersIn(awaited, 'ann')).toEqual(['bob']);
  expect(othersIn(begun(alone).awaited('ann'), 'ann')).toEqual([]);
});

describe('a timer', () => {
  it('is up when it is let to be, once, and stands in the record', () => {
    const match = begun();
    give(match, 'ann', 'left', 4);
    const rung = match.ring(1);
    expect(rung.ok && rung.value.seen.get('bob')).toMatchObject([{ kind: 'told', die: 1 }]);
    expect(match.ring(1)).toMatchObject({ error: { code: 'stale-decision' } });
    expect(match.done.at(-1)).toEqual({ timer: 1 });
    const again = begun();
    for (const entry of match.done) again.redo(entry);
    expect(hashOf(again.state)).toBe(hashOf(match.state));
  });

  it('cannot be up when there is none', () => {
    const seats = ['ann', 'bob'].map((id, side) => ({ id, side, force: { lead: 0 } }));
    const match = new Match(race, { options: { goal: 9 }, board, seats }, { dice: () => scriptedDice([]) });
    expect(match.timers()).toEqual([]);
    expect(match.ring(1).ok).toBe(false);
  });
});

describe('going back', () => {
  const views = (match: Game) => VIEWERS.map((viewer) => copyOf(match.view(viewer)));

  it('undoes the own answers since then, and is told to those who saw something of them', () => {
    const match = begun(alone);
    give(match, 'bob', 'left', 2);
    const before = { views: views(match), hash: hashOf(match.state) };
    give(match, 'ann', 'left', 5);
    give(match, 'ann', 'right', 6);
    const known = copyOf(match.view('ann'));
    expect(match.waysBack('ann')).toEqual([3, 2]);
    const back = match.goBack('ann', 2);
    if (!back.ok) throw new Error(back.error.code);
    expect(hashOf(match.state)).toBe(before.hash);
    expect(views(match)).toEqual(before.views);
    expect(match.done).toHaveLength(1);
    const told = ({ seen }: Happened<OrdersTypes>) => [...seen].filter(([, events]) => events.length > 0);
    expect(
      told(back.value).map(([viewer]) => viewer),
      'the others saw nothing of it',
    ).toEqual(['ann']);
    for (const seen of back.value.seen.get('ann')!) {
      expect(isWentBack(seen)).toBe(true);
      followSeen(orders, known, seen);
    }
    expect(known).toEqual(match.view('ann'));
  });

  it('ends where another seat acts, a die falls, or the ruleset says so', () => {
    const match = begun(alone);
    give(match, 'ann', 'left', 5);
    give(match, 'bob', 'left', 5);
    expect(match.goBack('ann', 2)).toMatchObject({ error: { code: 'no-way-back' } });
    give(match, 'bob', 'right', 5);
    expect(match.waysBack('bob')).toEqual([3, 2]);
    give(match, 'ann', 'right', 5);
    expect([match.waysBack('ann'), match.waysBack('bob')]).toEqual([[], []]);
    const strict = new Match({ ...alone, isFinal: () => true }, match.setup, { dice: () => scriptedDice([]) });
    strict.submit('ann', { kind: 'left', amount: 5 });
    expect(strict.waysBack('ann')).toEqual([]);
  });

  it('ends when a timer is up, though the timer rolls no die', () => {
    const match = begun({ ...alone, *ring() {} });
    give(match, 'ann', 'left', 5);
    expect(match.waysBack('ann')).toEqual([2]);
    expect(match.ring(1)).toMatchObject({ ok: true, value: { events: [], rolls: [] } });
    expect(match.waysBack('ann')).toEqual([]);
    expect(match.goBack('ann', 2)).toMatchObject({ error: { code: 'no-way-back' } });
  });

  it('is told to the own seat even if it saw nothing of what it undoes', () => {
    const unseen = { ...alone, redact: () => undefined };
    const match = begun(unseen);
    expect(give(match, 'ann', 'left', 5).seen.get('ann')).toEqual([]);
    const back = match.goBack('ann', 2);
    expect(back.ok && back.value.seen.get('ann')).toMatchObject([{ kind: 'went-back', seat: 'ann' }]);
    expect(back.ok && back.value.seen.get('bob')).toEqual([]);
  });

  it('is not there where others may act at the same time: that it ended would tell of them', () => {
    const match = begun();
    give(match, 'ann', 'left', 5);
    expect(match.waysBack('ann')).toEqual([]);
    give(match, 'bob', 'left', 5);
    expect(match.waysBack('ann')).toEqual([]);
  });

  it('works so many times for one decision, and then no more', () => {
    const match = begun(alone);
    for (let time = 0; time < MOST_RETURNS; time++) {
      give(match, 'ann', 'left', 5);
      expect(match.goBack('ann', 2).ok).toBe(true);
    }
    give(match, 'ann', 'left', 5);
    expect(match.waysBack('ann')).toEqual([]);
    expect(match.goBack('ann', 2)).toMatchObject({ error: { code: 'no-way-back' } });
  });
});

test('a copy shares what is frozen and nothing else', () => {
  const frozen = Object.freeze({ a: [1] });
  const value = { frozen, list: [{ b: 2 }], none: null };
  const copy = copyOf(value);
  expect(copy).toEqual(value);
  expect(copy.frozen).toBe(frozen);
  copy.list[0]!.b = 3;
  expect(value.list[0]!.b).toBe(2);
});
