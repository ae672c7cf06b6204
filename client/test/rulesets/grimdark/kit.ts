import type { Intent, View } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import type { SeatId } from '@ironhex/shared/match';
import { batch, type Signal, signal } from '@preact/signals';
import type { State } from '../../../../shared/src/rulesets/grimdark/model/state.ts';
import type { Step } from '../../../../shared/src/rulesets/grimdark/model/steps.ts';
import { hex, type Laying, type Place, playOn, tableOf } from '../../../../shared/test/rules/grimdark/kit.ts';
import { type Question, questionOf } from '../../../src/rulesets/grimdark/plan/asked.ts';
import type { Desk } from '../../../src/rulesets/grimdark/plan/planner.ts';
import { viewing } from '../viewing.ts';

const { viewOf, askedOf } = viewing(grimdark);

export { viewOf };

/** The first question of a seat. */
export const questionFor = (state: State, seat: SeatId): Question | undefined => questionOf(askedOf(state, seat));

/** A player at a table: what is answered goes to the rules at once. */
export interface Sitting {
  readonly state: State;
  readonly desk: Desk;
  /** Everything that was answered, in order. */
  readonly given: readonly Intent[];
  /** The codes of refusals that were told. */
  readonly refusals: readonly string[];
  readonly hover: Signal<string | null>;
  /** Waits until what was answered has arrived. */
  settle(): Promise<void>;
}

/** Lays a table, does a step first, and sits down on the seat of side 0. The dice are thrown in this order. */
export const sit = (laying: Laying, step: Step = { do: 'turn', seat: 'a' }, dice: readonly number[] = []): Sitting => {
  const state = tableOf(laying);
  Object.assign(state, { agenda: [step] });
  playOn(state);
  const question = signal(questionFor(state, 'a'));
  const view = signal<View | undefined>(viewOf(state, 'a'));
  const hover = signal<string | null>(null);
  const sending = signal(false);
  const given: Intent[] = [];
  const refusals: string[] = [];
  const falls = [...dice];
  const answer = async (intent: Intent): Promise<boolean> => {
    if (sending.peek()) return false;
    sending.value = true;
    given.push(intent);
    playOn(state, [intent], falls);
    batch(() => {
      question.value = questionFor(state, 'a');
      view.value = viewOf(state, 'a');
    });
    await Promise.resolve();
    sending.value = false;
    return true;
  };
  const desk: Desk = {
    view,
    question,
    hover,
    hoverCounter: signal(undefined),
    inspected: signal(null),
    sending,
    answer,
    refuse: ({ code }) => refusals.push(code),
  };
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { state, desk, given, refusals, hover, settle };
};

/** Hexes in the words of the worked cases. */
export const hexes = (...places: readonly Place[]): readonly string[] => places.map(hex);
