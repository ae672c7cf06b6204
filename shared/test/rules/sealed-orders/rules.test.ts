import { scriptedDice } from '@ironhex/shared/dice';
import { Match, PUBLIC } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { boards } from '../../rulesets/sealed-orders/boards.ts';
import { sealedOrders } from '../../rulesets/sealed-orders/ruleset.ts';
import type { SealedTypes } from '../../rulesets/sealed-orders/types.ts';

const board = boards.stock[0]!;
const seats = ['blue', 'orange'].map((id, side) => ({ id, side, force: null }));

/** A match of one unit a side with these dice. */
const begun = (script: readonly number[] = [], rounds = 4): Match<SealedTypes> =>
  new Match(
    sealedOrders,
    { options: { rounds, units: 1 }, board, seats },
    { dice: () => scriptedDice([...script]), viewers: ['blue', 'orange', PUBLIC] },
  );

const codeOf = (match: Match<SealedTypes>, seat: string, intent: SealedTypes['intent']): string => {
  const done = match.submit(seat, intent);
  return done.ok ? 'done' : `${done.error.code} ${done.error.rule ?? ''}`;
};
const order = (match: Match<SealedTypes>, seat: string, to: string) =>
  codeOf(match, seat, { kind: 'order', unit: `${seat[0]}1`, to });

/** Both send their unit there, commit, and keep their flares. */
const round = (match: Match<SealedTypes>, blue: string, orange: string): void => {
  for (const [seat, to] of [
    ['blue', blue],
    ['orange', orange],
  ] as const) {
    expect(order(match, seat, to)).toBe('done');
    expect(codeOf(match, seat, { kind: 'commit' })).toBe('done');
  }
  for (const { id } of match.timers()) match.ring(id);
};
const unit = (match: Match<SealedTypes>, id: string) => match.state.units.find((one) => one.id === id)!;
const known = (match: Match<SealedTypes>, viewer: string) => match.view(viewer).units.map(({ id }) => id);

describe('placing (S-2)', () => {
  it('is for open hexes of the own zone, in any order, until both have committed', () => {
    const match = begun();
    expect(order(match, 'blue', '0104')).toBe('not-your-zone S-2');
    expect(order(match, 'orange', '0109')).toBe('not-your-zone S-2');
    expect(codeOf(match, 'blue', { kind: 'order', unit: 'o1', to: '0108' })).toBe('no-such-unit S-3');
    expect(order(match, 'blue', '0108')).toBe('done');
    expect(codeOf(match, 'blue', { kind: 'commit' })).toBe('done');
    expect(codeOf(match, 'blue', { kind: 'commit' })).toBe('committed S-3.2');
    expect(order(match, 'blue', '0109')).toBe('done');
    expect(match.state.plans.blue).toEqual({ orders: { b1: '0109' }, committed: false });
  });

  it('is done for units that were not placed: the first open hex of the zone (S-2.1)', () => {
    const match = begun();
    for (const seat of ['blue', 'orange']) codeOf(match, seat, { kind: 'commit' });
    expect([unit(match, 'b1').at, unit(match, 'o1').at]).toEqual(['0108', '0101']);
  });
});

describe('orders (S-3)', () => {
  it('lead two hexes at most, not through rock, and are carried out together (S-5)', () => {
    const match = begun();
    round(match, '0408', '0101');
    expect(order(match, 'blue', '0405')).toBe('out-of-reach S-3');
    expect(order(match, 'blue', '0406')).toBe('done');
    expect(unit(match, 'b1').at, 'not yet').toBe('0408');
    codeOf(match, 'blue', { kind: 'commit' });
    codeOf(match, 'orange', { kind: 'commit' });
    expect(codeOf(match, 'blue', { kind: 'commit' })).toBe('not-asked S-4.1');
    match.ring(1);
    expect([unit(match, 'b1').at, unit(match, 'o1').at]).toEqual(['0406', '0101']);
  });
});

describe('the night (S-4)', () => {
  it('lasts as long whether or not anybody has a flare, and one flare shows who stands near it', () => {
    const match = begun();
    round(match, '0408', '0401');
    for (const seat of ['blue', 'orange']) codeOf(match, seat, { kind: 'commit' });
    expect(known(match, 'blue')).toEqual(['b1']);
    expect(codeOf(match, 'blue', { kind: 'flare', at: '9999' })).toBe('no-such-hex S-4.1');
    expect(codeOf(match, 'blue', { kind: 'flare', at: '0403' })).toBe('done');
    expect(known(match, 'blue'), 'not before the end of the night').toEqual(['b1']);
    match.ring(1);
    expect([known(match, 'blue'), known(match, PUBLIC), known(match, 'orange')]).toEqual([
      ['b1', 'o1'],
      ['o1'],
      ['o1'],
    ]);
    for (const seat of ['blue', 'orange']) codeOf(match, seat, { kind: 'commit' });
    expect(match.pending().map(({ seat }) => seat)).toEqual(['orange']);
    expect(match.timers()).toEqual([{ id: 2, clock: { class: 'night' } }]);
    const others = ({ seat }: { readonly seat: string | null }) => seat === null;
    const [blue, anybody] = ['blue', PUBLIC].map((viewer) => sealedOrders.awaited(match.view(viewer)));
    expect(blue).toEqual(anybody);
    expect(blue!.every(others)).toBe(true);
  });
});

describe('meeting (S-5.1, S-6)', () => {
  /** Both walk to one hex in the middle. */
  const met = (script: readonly number[]): Match<SealedTypes> => {
    const match = begun(script, 2);
    round(match, '0308', '0302');
    round(match, '0306', '0304');
    round(match, '0305', '0305');
    return match;
  };

  it('is seen by all, and the lower of two dice loses', () => {
    const match = met([5, 2]);
    expect([unit(match, 'b1').lost, unit(match, 'o1').lost]).toEqual([false, true]);
    expect(match.outcome).toMatchObject({ winner: 0, score: [1, 0], rule: 'S-7' });
  });

  it('costs both where the dice are alike', () => {
    const match = met([4, 4]);
    expect([unit(match, 'b1').lost, unit(match, 'o1').lost]).toEqual([true, true]);
    expect(match.outcome).toMatchObject({ score: [1, 1] });
    expect(match.outcome).not.toHaveProperty('winner');
  });

  it('comes after being seen: two hexes away in the open, next to it in a thicket', () => {
    const match = begun();
    round(match, '0208', '0202');
    round(match, '0207', '0203');
    round(match, '0207', '0205');
    expect(known(match, 'blue'), 'orange stands in a thicket two hexes away').toEqual(['b1']);
    expect(known(match, 'orange')).toEqual(['b1', 'o1']);
  });
});

it('counts flags twice (S-7), and shows everything at the end', () => {
  const match = begun([], 2);
  round(match, '0108', '0701');
  round(match, '0106', '0703');
  round(match, '0105', '0703');
  expect(match.outcome).toMatchObject({ winner: 0, score: [2, 0] });
  for (const viewer of ['blue', 'orange', PUBLIC]) expect(known(match, viewer)).toEqual(['b1', 'o1']);
});

it('names the events after which nobody goes back', () => {
  const final = (kind: string) => sealedOrders.isFinal({ kind } as SealedTypes['event']);
  expect(['ordered', 'committed', 'answered'].filter(final)).toEqual([]);
  const KINDS = ['nightFell', 'flareBurnt', 'carriedOut', 'spotted', 'clashed', 'roundBegan', 'ended'];
  expect(KINDS.filter(final)).toEqual(KINDS);
});
