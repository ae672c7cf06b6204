import { describe, expect, it } from 'vitest';
import { type Dice, scriptedDice } from '../../../../src/dice/index.ts';
import { PUBLIC, type Viewer } from '../../../../src/match/index.ts';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { awaited, pending } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import type { Intent } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { type Ask, PROMPTS, type Prompt } from '../../../../src/rulesets/grimdark/model/asks.ts';
import { applyChange } from '../../../../src/rulesets/grimdark/model/change.ts';
import type { Event } from '../../../../src/rulesets/grimdark/model/events.ts';
import { redact, view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { begin, resolve } from '../../../../src/rulesets/grimdark/rules/play.ts';
import { factsOf, hex, runStep } from '../kit.ts';
import { eventTable, happen, squad } from './events.ts';

// Event 23 and P19: only its player knows which piece is rigged, G-19.5.

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
  /** All that a viewer gets from the roll of the event to the end of the first activation, which meets no piece. */
  const seenBy = (viewer: Viewer, option: string) => {
    const state: State = { ...table(), starter: 'a', agenda: [{ do: 'random-event' }, { do: 'turns' }] };
    const { roll } = scriptedDice([2, 3]);
    const dice: Dice = { roll, pick: () => 1 };
    const seen: unknown[] = [];
    const fold = (events: Iterable<Event>) => {
      for (const event of events) {
        if (event.to) applyChange(state, event.to);
        seen.push(redact(state, event, viewer), awaited(view(state, viewer)));
      }
    };
    fold(begin(state, dice));
    const answers: readonly Intent[] = [
      { kind: 'eventChoice', option },
      { kind: 'activate', unit: 'a1' },
      { kind: 'act', action: 'rush', path: [hex([10, 11]), hex([10, 12])] },
    ];
    for (const intent of answers) {
      const decision = pending(state)[0]!;
      // P8 is not put where there is one unit to activate.
      if (PROMPTS[decision.kind as Prompt].answer === intent.kind)
        fold(resolve(state, decision.seat, intent, dice, decision));
    }
    expect(state.own.b!.rigged).toBe(option);
    expect(state.units.a1!.at).toBe(hex([10, 12]));
    return JSON.stringify([seen, view(state, viewer)]);
  };

  it.each(['a', PUBLIC])('shows %s the same bytes whatever it is', (viewer) => {
    expect(seenBy(viewer, 'wood')).toBe(seenBy(viewer, 'chapel'));
  });

  it('shows its player', () => {
    expect(seenBy('b', 'wood')).not.toBe(seenBy('b', 'chapel'));
  });

  it.each(['a', 'b', PUBLIC])('is shown to %s when the battle is over before it blew', (viewer) => {
    const { state } = rig('wood');
    const seen: unknown[] = [];
    for (const event of resolve(state, 'a', { kind: 'concede' }, scriptedDice([]))) {
      if (event.to) applyChange(state, event.to);
      seen.push(redact(state, event, viewer));
    }
    expect(seen).toContainEqual({ kind: 'piece-shown', seat: 'b', piece: 'wood' });
  });

  it('is told to all when it blows', () => {
    const { state } = rig('wood');
    const step = { do: 'trip', unit: 'a1', from: hex([10, 10]), path: [hex([11, 10]), hex([12, 10])] } as const;
    const [blew] = factsOf(runStep(state, step, { dice: [1, 6, 6, 6, 6] }).events, 'piece-blew');
    expect(redact(state, blew as Event, 'a')).toEqual({ kind: 'piece-blew', seat: 'b', piece: 'wood', unit: 'a1' });
    expect(state.own.b!.rigged).toBeNull();
  });

  describe('when the battle is over, G-19.5', () => {
    const { roll } = scriptedDice([]);
    const dice: Dice = { roll, pick: () => 0 };
    /** What is told of pieces when the battle ends in which b has rigged this one. */
    const shown = (piece: string | null, happening: (state: State) => Iterable<Event>) => {
      const begun = table();
      const state: State = { ...begun, own: { ...begun.own, b: { ...begun.own.b!, rigged: piece } } };
      const events: Event[] = [];
      for (const event of happening(state)) {
        if (event.to) applyChange(state, event.to);
        events.push(event);
      }
      expect(events.map(({ kind }) => kind)).toContain(state.outcome!.rule === 'G-14.3' ? 'battle-ended' : 'conceded');
      return factsOf(events, 'piece-shown').map((event) => redact(state, event, 'a'));
    };
    const givenUp = (state: State) => resolve(state, 'a', { kind: 'concede' }, dice);
    const playedOut = (state: State) => begin(Object.assign(state, { round: 4, agenda: [{ do: 'end-round' }] }), dice);

    it.each([
      ['by its rounds', playedOut],
      ['since somebody gives up', givenUp],
    ])('%s, all are told', (_, happening) => {
      expect(shown('wood', happening)).toEqual([{ kind: 'piece-shown', seat: 'b', piece: 'wood' }]);
      expect(shown(null, happening)).toEqual([]);
    });
  });
});
