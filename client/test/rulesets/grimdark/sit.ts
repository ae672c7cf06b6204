import type { Intent, View } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import { decisionsOf, type SeatId } from '@ironhex/shared/match';
import { signal } from '@preact/signals';
import type { State } from '../../../../shared/src/rulesets/grimdark/model/state.ts';
import { playOn } from '../../../../shared/test/rules/grimdark/kit.ts';
import { type Question, questionOf } from '../../../src/rulesets/grimdark/plan/asked.ts';
import type { Desk } from '../../../src/rulesets/grimdark/plan/planner.ts';

/** What a viewer knows of a table, as a page has it. */
export const viewOf = (state: State, seat: SeatId): View => structuredClone(grimdark.view(state, seat));

/** The first question of a seat. */
export const askedOf = (state: State, seat: SeatId): Question | undefined => {
  const view = viewOf(state, seat);
  const [decision] = decisionsOf(grimdark, view, seat);
  return questionOf(decision && { view, seat, decision });
};

/** Somebody who plans at a table: what is answered is checked by the rules, and kept. */
export const sit = (state: State, seat: SeatId = 'a') => {
  playOn(state);
  const question = signal(askedOf(state, seat));
  const given: Intent[] = [];
  const refusals: string[] = [];
  const desk: Desk = {
    view: signal<View | undefined>(viewOf(state, seat)),
    question,
    sending: signal(false),
    hover: signal(null),
    hoverCounter: signal(undefined),
    inspected: signal(null),
    answer: async (intent) => {
      const now = question.peek()!;
      const refused = grimdark.check(now.view, seat, intent, now.decision);
      if (refused) throw new Error(`${intent.kind}: ${refused.message}`);
      given.push(intent);
      return true;
    },
    refuse: ({ code }) => refusals.push(code),
  };
  /** Why the rules refuse what a planner would send; undefined: they take it. */
  const judged = (intent: Intent | undefined): string | undefined => {
    const now = question.peek()!;
    return intent ? grimdark.check(now.view, seat, intent, now.decision)?.code : 'nothing';
  };
  /** What the clock would answer. */
  const fallback = (): Intent => grimdark.fallback(question.peek()!.view, question.peek()!.decision);
  return { desk, given, refusals, judged, fallback, state, question };
};
