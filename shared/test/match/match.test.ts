import { lookAt } from '@ironhex/shared/cost';
import { fastDice, scriptedDice } from '@ironhex/shared/dice';
import { firstState, followSeen, hashOf, Match, type Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BidTypes, bids } from './toys/bids.ts';
import { type RaceTypes, race } from './toys/race.ts';

const board = race.boards.stock[0]!;
const raceSetup: Setup<RaceTypes> = {
  options: { goal: 12 },
  board,
  seats: [
    { id: 'ann', side: 0, force: { lead: 0 } },
    { id: 'bob', side: 1, force: { lead: 2 } },
  ],
};
const bidSetup: Setup<BidTypes> = {
  options: {},
  board,
  seats: ['ann', 'bob', 'cid'].map((id, side) => ({ id, side, force: {} })),
};
const newRace = (script: readonly number[]) => new Match(race, raceSetup, { dice: () => scriptedDice(script) });
const newBids = () => new Match(bids, bidSetup, { dice: () => fastDice(1), viewers: ['ann', 'bob', 'cid', 'public'] });

describe('a step that takes more than its rules allow for', () => {
  const began: RaceTypes['event'] = { kind: 'ran', seat: 0, rolls: [] };
  const overdone: Readonly<Record<string, Partial<typeof race>>> = {
    dice: {
      resolve: (_state, _seat, _intent, dice) => [
        { ...began, rolls: Array.from({ length: 101 }, () => dice.roll(6, 'run')) },
      ],
    },
    events: { resolve: () => Array.from({ length: 101 }, () => began) },
    hexes: {
      *resolve() {
        yield began;
        for (;;) lookAt(400);
      },
    },
    'what happens before the first decision': { begin: () => Array.from({ length: 101 }, () => began) },
    'a timer': {
      timers: () => [{ id: 1, clock: { class: 'plan' } }],
      ring: () => Array.from({ length: 101 }, () => began),
    },
  };

  it.each(Object.entries(overdone))('ends the match without a winner: %s', (what, change) => {
    const play = () => {
      const match = new Match({ ...race, ...change }, raceSetup, { dice: () => fastDice(1), viewers: ['public'] });
      const done = what === 'a timer' ? match.ring(1) : match.submit('ann', { kind: 'run', dice: 1 });
      return { match, done };
    };
    const { match, done } = play();
    expect(match.outcome).toMatchObject({ score: [], code: 'too-costly' });
    expect(match.outcome!.winner).toBeUndefined();
    expect([match.pending(), match.timers(), match.awaited('ann'), match.waysBack('ann')]).toEqual([[], [], [], []]);
    // What happened up to there is told; nothing happens any more.
    expect(done).toMatchObject(
      what.startsWith('what') ? { error: { code: 'over' } } : { value: { rolls: expect.anything() } },
    );
    expect(match.submit('bob', { kind: 'run', dice: 1 })).toMatchObject({ error: { code: 'over' } });
    const view = race.view(firstState(race, raceSetup), 'public');
    const told = [match.begun, ...(done.ok ? [done.value] : [])].flatMap(({ seen }) => seen.get('public') ?? []);
    for (const seen of told) followSeen(race, view, seen);
    expect(view).toEqual(match.view('public'));
    // Counted, not timed: played again it ends at the same place.
    expect(hashOf(play().match.state)).toBe(hashOf(match.state));
  });

  it('may take just as much as its rules allow for', () => {
    const much: typeof race = { ...race, resolve: () => Array.from({ length: 100 }, () => began) };
    const match = new Match(much, raceSetup, { dice: () => fastDice(1) });
    expect(match.submit('ann', { kind: 'run', dice: 1 })).toMatchObject({
      value: { cost: { dice: 0, events: 100, hexes: 0 } },
    });
    expect(match.outcome).toBeUndefined();
  });
});

describe('a match of alternating turns', () => {
  it('folds every intent by the rules, with its rolls, until somebody has won', () => {
    const match = newRace([6, 1, 5, 4]);
    const first = match.submit('ann', { kind: 'run', dice: 1 });
    expect(first.ok && first.value.rolls).toEqual([6]);
    expect(match.pending()).toMatchObject([{ seat: 'bob', id: 2 }]);
    match.submit('bob', { kind: 'run', dice: 1 });
    const last = match.submit('ann', { kind: 'run', dice: 2 });
    expect(last.ok && last.value.events).toEqual([{ kind: 'ran', seat: 0, rolls: [5, 4] }]);
    expect(match.outcome).toMatchObject({ winner: 0, score: [15, 3], rule: 'R-3' });
    expect(match.pending()).toEqual([]);
  });

  it('logs what was rolled and picked, in order', () => {
    const bonus: typeof race = {
      ...race,
      *resolve(state, _seat, _intent, dice) {
        yield {
          kind: 'ran',
          seat: state.turn,
          rolls: [dice.roll(6, 'run'), dice.pick(4, 'bonus'), dice.roll(6, 'run')],
        };
      },
    };
    const begin = (script: readonly number[]) => new Match(bonus, raceSetup, { dice: () => scriptedDice(script) });
    expect(begin([6, 0, 1]).submit('ann', { kind: 'run', dice: 1 })).toMatchObject({ value: { rolls: [6, 0, 1] } });
    expect(() => begin([6, 4, 1]).submit('ann', { kind: 'run', dice: 1 })).toThrow(
      'The script says 4, but one of 4 is picked (bonus): 0 to 3.',
    );
  });

  it.each([
    ['somebody else’s turn', 'bob', { kind: 'run', dice: 1 } as const, undefined, 'not-asked'],
    ['what a rule forbids', 'ann', { kind: 'run', dice: 4 } as const, undefined, 'too-many'],
    ['a decision that is no longer asked', 'ann', { kind: 'run', dice: 1 } as const, 7, 'stale-decision'],
    ['a seat that is not there', 'eve', { kind: 'run', dice: 1 } as const, undefined, 'no-seat'],
  ])('refuses %s and changes nothing', (_what, seat, intent, decision, code) => {
    const match = newRace([]);
    const before = hashOf(match.state);
    const refused = match.submit(seat, intent, { decision });
    expect(!refused.ok && refused.error.code).toBe(code);
    expect(hashOf(match.state)).toBe(before);
    expect(match.done).toEqual([]);
  });

  it('takes nothing any more when it is over', () => {
    const match = newRace([6, 6]);
    match.submit('ann', { kind: 'run', dice: 2 });
    const late = match.submit('bob', { kind: 'run', dice: 1 });
    expect(!late.ok && late.error.code).toBe('over');
  });

  it('is as it was before when the rules have a bug, and goes on with the same dice', () => {
    const match = newRace([2, 3, 4]);
    match.submit('ann', { kind: 'run', dice: 1 });
    const before = hashOf(match.state);
    expect(() => match.submit('bob', { kind: 'crash' })).toThrow('a bug in the rules');
    expect(hashOf(match.state)).toBe(before);
    const next = match.submit('bob', { kind: 'run', dice: 1 });
    expect(next.ok && next.value.rolls).toEqual([3]);
  });
});

describe('a match of simultaneous secret orders', () => {
  it('waits for all seats at once, and shows a bid to nobody else before all are in', () => {
    const match = newBids();
    expect(match.pending().map(({ seat }) => seat)).toEqual(['ann', 'bob', 'cid']);
    const done = match.submit('ann', { kind: 'bid', amount: 9 });
    expect(done.ok && [...done.value.seen]).toEqual([
      ['ann', [{ kind: 'bid', seat: 'ann', amount: 9 }]],
      ['bob', [{ kind: 'bid', seat: 'ann' }]],
      ['cid', [{ kind: 'bid', seat: 'ann' }]],
      ['public', [{ kind: 'bid', seat: 'ann' }]],
    ]);
    expect(match.view('bob').own).toBeNull();
    expect(match.view('ann').own).toBe(9);
    expect(match.pending().map(({ seat }) => seat)).toEqual(['bob', 'cid']);
  });

  it('does not come to anything else when the seats bid in another order', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 3 });
    const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    fc.assert(
      fc.property(amounts, orders, (bid, order) => {
        const [straight, shuffled] = [newBids(), newBids()];
        for (const i of [0, 1, 2]) straight.submit(bidSetup.seats[i]!.id, { kind: 'bid', amount: bid[i]! });
        for (const i of order) shuffled.submit(bidSetup.seats[i]!.id, { kind: 'bid', amount: bid[i]! });
        expect(hashOf(shuffled.state)).toBe(hashOf(straight.state));
      }),
    );
  });

  it('gives every viewer events that lead from one of its views to the next', () => {
    const match = newBids();
    const views = new Map(
      ['ann', 'bob', 'cid', 'public'].map((viewer) => [viewer, structuredClone(match.view(viewer))]),
    );
    for (let turn = 0; turn < 9; turn++) {
      const { seat } = match.pending()[turn % match.pending().length]!;
      const done = match.submit(seat, { kind: 'bid', amount: (turn * 5) % 9 || 9 });
      if (!done.ok) throw new Error(done.error.code);
      for (const [viewer, seen] of done.value.seen) {
        const view = views.get(viewer)!;
        for (const event of seen) followSeen(bids, view, event);
        expect(view).toEqual(match.view(viewer));
      }
    }
    expect(match.outcome?.rule).toBe('B-2');
  });
});
