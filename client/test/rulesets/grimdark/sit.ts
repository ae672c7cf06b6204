import type { Intent, View } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import type { SeatId } from '@ironhex/shared/match';
import { signal } from '@preact/signals';
import type { State } from '../../../../shared/src/rulesets/grimdark/model/state.ts';
import { playOn } from '../../../../shared/test/rules/grimdark/kit.ts';
import type { Desk } from '../../../src/rulesets/grimdark/plan/planner.ts';
import { questionFor, viewOf } from './kit.ts';

/** Somebody who plans at a table: what is answered is checked by the rules, and kept. */
export const sit = (state: State, seat: SeatId = 'a') => {
  playOn(state);
  const question = signal(questionFor(state, seat));
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
