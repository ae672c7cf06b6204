import type { SeatId } from '@ironhex/shared/match';
import { type Intent, partOf, type View } from '@ironhex/shared/steampunk';
import { steampunk } from '@ironhex/shared/steampunk/ruleset';
import { batch, computed, type Signal, signal } from '@preact/signals';
import { scriptedDice } from '../../../../shared/src/dice/index.ts';
import type { State } from '../../../../shared/src/rulesets/steampunk/model/state.ts';
import type { Step } from '../../../../shared/src/rulesets/steampunk/model/steps.ts';
import { playOn } from '../../../../shared/src/rulesets/steampunk/rules/play.ts';
import {
  type Context,
  type Parts,
  type PlanQuestion,
  questionOf,
} from '../../../src/rulesets/steampunk/plan/planner.ts';
import { givenParts } from '../../../src/table/outbox.ts';
import { viewing } from '../viewing.ts';

const { viewOf, askedOf } = viewing(steampunk);

export { viewOf };

/** The first question of a seat. */
const questionFor = (state: State, seat: SeatId): PlanQuestion | undefined => questionOf(askedOf(state, seat));

/** A player at a table: what is answered goes to the rules at once. */
export interface Sitting {
  readonly state: State;
  readonly desk: Context;
  /** Everything that was answered, in order. */
  readonly given: readonly Intent[];
  /** The codes of refusals that were told. */
  readonly refusals: readonly string[];
  readonly hover: Signal<string | null>;
}

/** Lays a step before the players of a table, and sits down on a seat. */
export const sit = (state: State, step: Step, seat: SeatId = 'blue', dice: readonly number[] = []): Sitting => {
  const rolled = scriptedDice(dice);
  const run = (events: Iterable<Parameters<typeof steampunk.evolve>[1]>) => {
    for (const event of events) steampunk.evolve(state, event);
  };
  Object.assign(state, { agenda: [step] });
  run(playOn(state, rolled));
  const question = signal(questionFor(state, seat));
  const view = signal<View | undefined>(viewOf(state, seat));
  const hover = signal<string | null>(null);
  const given: Intent[] = [];
  const refusals: string[] = [];
  const answer = (intent: Intent): void => {
    const now = question.peek()!;
    const refused = steampunk.check(now.view, seat, intent, now.decision);
    if (refused) throw new Error(`${partOf(intent)}: ${refused.code}`);
    given.push(intent);
    run(steampunk.resolve(state, seat, intent, rolled, now.decision));
    batch(() => {
      question.value = questionFor(state, seat);
      view.value = viewOf(state, seat);
    });
  };
  const desk: Context = {
    view,
    question,
    parts: computed((): Parts => {
      const now = question.value;
      return now ? givenParts(now) : {};
    }),
    hover,
    hoverCounter: signal(undefined),
    give: (...parts) => {
      for (const part of parts) answer(part);
    },
    refuse: (refused) => refusals.push(refused.code),
    inspected: signal(null),
    answer: async (intent) => {
      answer(intent);
      return true;
    },
  };
  return { state, desk, given, refusals, hover };
};
