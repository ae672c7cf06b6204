import { describe, expect, it } from 'vitest';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/prompts.ts';
import type { Ask } from '../../../../src/rulesets/grimdark/model/asks.ts';
import type { Event } from '../../../../src/rulesets/grimdark/model/events.ts';
import { redact, view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import { factsOf, hex, runStep } from '../kit.ts';
import { eventTable, happen, squad } from './events.ts';

// Event 23 and P19: which piece was named, its player alone knows, G-19.5.

const TERRAIN = [
  { type: 'forest', piece: 'wood', hexes: [[12, 10]] as const },
  { type: 'ruins', piece: 'chapel', hexes: [[20, 10]] as const },
  { type: 'crag', piece: 'rock', hexes: [[30, 10]] as const },
];
const UNITS = { a1: squad([10, 10]), b1: squad([25, 10]) };
const table = (terrain: readonly (typeof TERRAIN)[number][] = TERRAIN) => eventTable(UNITS, { ground: { terrain } });

const rig = (option: string, pick = 1) => {
  const state = table();
  const { events, asked } = happen(state, 23, [pick], { choice: { kind: 'eventChoice', option } });
  return { state, events, asked };
};

describe('P19', () => {
  it('asks the random player for a piece, in text order', () => {
    const { state, asked } = rig('wood');
    expect(asked).toMatchObject([
      { seat: 'b', prompt: 'choice', choice: { of: 'rig', options: ['chapel', 'rock', 'wood'] } },
    ]);
    expect(state.own.b!.rigged).toBe('wood');
    expect(state.own.a!.rigged).toBeNull();
    expect(rig('wood', 0).state.own.a!.rigged).toBe('wood');
  });

  it('has the lowest id as its default, and refuses what is not there', () => {
    const { state, asked } = rig('wood');
    const ask: Ask = { ...asked[0]!, id: 1 };
    const rule = promptRuleOf('choice');
    expect(rule.fallback(view(state, 'b'), ask)).toEqual({ kind: 'eventChoice', option: 'chapel' });
    expect(rule.check(view(state, 'b'), ask, { kind: 'eventChoice', option: 'moat' })).toMatchObject({
      code: 'E_BAD_CHOICE',
      rule: 'G-17.4',
    });
    expect([...rule.all(view(state, 'b'), ask)]).toHaveLength(3);
  });

  it('is not put where there is one piece, or none', () => {
    const one = table(TERRAIN.slice(0, 1));
    expect(happen(one, 23, [1]).asked).toMatchObject([{ only: { kind: 'eventChoice', option: 'wood' } }]);
    expect(one.own.b!.rigged).toBe('wood');
    const none = table([]);
    expect(happen(none, 23, [1]).asked).toEqual([]);
  });
});

describe('the piece that was named', () => {
  const seenBy = (viewer: string | null, option: string) => {
    const { state, events } = rig(option);
    const answered: Event = {
      kind: 'answered',
      seat: 'b',
      ask: 1,
      intent: { kind: 'eventChoice', option },
      to: { own: { b: { answers: {} } } },
    };
    return JSON.stringify([
      view(state, viewer as never),
      [...events, answered].map((event) => redact(state, event, viewer as never)),
    ]);
  };

  it.each(['a', null])('shows %s the same bytes whatever it is', (viewer) => {
    expect(seenBy(viewer, 'wood')).toBe(seenBy(viewer, 'chapel'));
  });

  it('shows its player', () => {
    expect(seenBy('b', 'wood')).not.toBe(seenBy('b', 'chapel'));
  });

  it('is told to all when it blows', () => {
    const { state } = rig('wood');
    const step = { do: 'trip', unit: 'a1', from: hex([10, 10]), path: [hex([11, 10]), hex([12, 10])] } as const;
    const [blew] = factsOf(runStep(state, step, { dice: [1, 6, 6, 6, 6] }).events, 'piece-blew');
    expect(redact(state, blew as Event, 'a')).toEqual({ kind: 'piece-blew', seat: 'b', piece: 'wood', unit: 'a1' });
    expect(state.own.b!.rigged).toBeNull();
  });
});
