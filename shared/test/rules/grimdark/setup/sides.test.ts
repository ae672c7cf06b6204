import { describe, expect, it } from 'vitest';
import { fallback } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { pending } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import { factsOf, playOn, tableOf } from '../kit.ts';
import { asked, before } from './before.ts';

const UNITS = { a1: { profile: 'squad', hex: null }, b1: { profile: 'squad', hex: null } } as const;

describe('the roll-off for sides, G-7.5', () => {
  it.each([
    ['north', { a: 'south', b: 'north' }],
    ['south', { a: 'north', b: 'south' }],
  ] as const)('lets the winner choose the %s; it deploys first and has the first turn', (edge, edges) => {
    const state = before('sides', [{ do: 'sides' }, { do: 'declare' }], { units: UNITS });
    const events = playOn(state, [], [3, 3, 2, 5]);
    expect(factsOf(events, 'rolled-off')).toMatchObject([{ over: 'sides', winner: 'b' }]);
    expect(asked(state)).toEqual(['b edge']);
    const chosen = playOn(state, [{ kind: 'chooseEdge', edge }]);
    expect(factsOf(chosen, 'edges-chosen')).toMatchObject([{ by: 'b', edges }]);
    expect(Object.fromEntries(state.seats.map((seat) => [seat.id, seat.edge]))).toEqual(edges);
    expect(state).toMatchObject({ starter: 'b', stage: 'deployment' });
    expect(asked(state)).toEqual(['b deploy']);
  });

  it('lets the winner have the south by default, P3', () => {
    const state = { ...tableOf({ units: {} }), agenda: [{ do: 'edge', seat: 'b' } as const] };
    playOn(state);
    expect(fallback(view(state, 'b'), pending(state)[0]!)).toEqual({ kind: 'chooseEdge', edge: 'south' });
  });
});
