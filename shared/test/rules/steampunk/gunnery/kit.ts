import { expect } from 'vitest';
import { PUBLIC, type Refusal } from '../../../../src/match/index.ts';
import type { Intent, Shot } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import type { Ask } from '../../../../src/rulesets/steampunk/model/asks.ts';
import { applyChange } from '../../../../src/rulesets/steampunk/model/change.ts';
import type { Event } from '../../../../src/rulesets/steampunk/model/events.ts';
import { redact, view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { Part } from '../../../../src/rulesets/steampunk/model/steps/gunnery.ts';
import { GUNNERY_PARTS } from '../../../../src/rulesets/steampunk/rules/gunnery/index.ts';
import { readParts } from '../../../../src/rulesets/steampunk/rules/gunnery/open-fire.ts';
import { hex } from '../ground.ts';
import { factsOf, type Laying, type Ran, type Replies, runStep, tableOf } from '../kit.ts';

/** Shots in words: hexes by letter and number. */
export const shot = (weapon: string, more: Partial<Shot> = {}): Shot => ({
  weapon,
  ...more,
  ...(more.hex && { hex: hex(more.hex) }),
});

/** What one unit fires at. */
export const shoot = (
  unit: string,
  shots: readonly Shot[],
  use: Extract<Intent, { kind: 'shoot' }>['use'] = 'normal',
): Intent => ({ kind: 'shoot', unit, use, shots: [...shots] });

/** The step of the turn in which a gunnery phase is, section 9. */
const STEP = { 1: 3, 2: 23 } as const;

/** A table at the beginning of a gunnery phase. */
export const before = (laying: Laying, part: Part = 1): State => ({ ...tableOf(laying), step: STEP[part] });

/** A table on which parts have been read: both sides choose targets. */
export const choosing = (laying: Laying, part: Part = 1): State => {
  const state = before(laying, part);
  applyChange(state, readParts(state, part).to!);
  return state;
};

/** What blue is asked when it chooses targets. */
export const ASK: Ask = { id: 1, seat: 'blue', prompt: 'shoot', key: 'shoot blue', unit: null, options: [] };

/** Why blue may not fire so; undefined if it may. */
export const refused = (state: State, intent: Intent): Refusal | undefined =>
  GUNNERY_PARTS.shoot.check(view(state, 'blue'), ASK, intent);

/** A whole gunnery phase. What is answered must be allowed. */
export const phase = (
  state: State,
  part: Part,
  { answers = {}, dice = [] }: { readonly answers?: Replies; readonly dice?: readonly number[] } = {},
): Ran => {
  const chosen = structuredClone({ ...state, board: undefined }) as unknown as State;
  const judged: State = { ...chosen, board: state.board };
  applyChange(judged, readParts(judged, part).to!);
  for (const seat of ['blue', 'orange'])
    for (const reply of answers[`shoot ${seat}`] ?? [])
      if (typeof reply !== 'string')
        expect(GUNNERY_PARTS.shoot.check(view(judged, seat), { ...ASK, seat }, reply)).toBeUndefined();
  return runStep(state, { do: 'gunnery', part }, { answers, dice });
};

/** Each shot in short: who with which model at whom, what was needed, whether it hit. */
export const shotsIn = (events: readonly Event[]): readonly string[] =>
  factsOf(events, 'shot-fired').map(
    ({ by, model, target, needed, hit }) => `${by}.${model} at ${target}: ${needed}+ ${hit ? 'hit' : 'miss'}`,
  );

/** What a viewer gets to know of an event that has been folded into the state already. */
export const seenBy = (state: State, event: Event, viewer: string = PUBLIC) => redact(state, event, viewer);
