// A player of seat A, whose planners work at a desk as they do on the page.
import type { Intent, View } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import { batch, computed, signal } from '@preact/signals';
import type { State } from '../../../../shared/src/rulesets/grimdark/model/state.ts';
import type { Step } from '../../../../shared/src/rulesets/grimdark/model/steps.ts';
import { type Laying, playOn, tableOf } from '../../../../shared/test/rules/grimdark/kit.ts';
import { type Context, questionOf } from '../../../src/rulesets/grimdark/plan/planner.ts';
import { givenParts } from '../../../src/table/outbox.ts';
import { askedOf, viewOf } from './kit.ts';

const SEAT = 'a';

/** The desk at a table. `given` is every answer in order, `refusals` the codes that were told; `look` shows what has changed. */
const deskAt = (state: State, take: (intent: Intent) => void | Promise<void>) => {
  const question = signal(questionOf(askedOf(state, SEAT)));
  const view = signal<View | undefined>(viewOf(state, SEAT));
  const hover = signal<string | null>(null);
  const sending = signal(false);
  const given: Intent[] = [];
  const refusals: string[] = [];
  const answer = async (intent: Intent): Promise<boolean> => {
    if (sending.peek()) return false;
    sending.value = true;
    given.push(intent);
    await take(intent);
    sending.value = false;
    return true;
  };
  const desk: Context = {
    view,
    question,
    hover,
    hoverCounter: signal(undefined),
    parts: computed(() => givenParts<Intent>(question.value!)),
    inspected: signal(null),
    answer,
    give: (intent) => {
      given.push(intent);
      void take(intent);
    },
    refuse: ({ code }) => refusals.push(code),
  };
  const look = (): void =>
    batch(() => {
      question.value = questionOf(askedOf(state, SEAT));
      view.value = viewOf(state, SEAT);
    });
  return { state, desk, hover, given, refusals, look };
};

/** Lays a table and does a step. The rules carry out what is answered, and throw `falls`: the dice of the next answer. */
export const sitAndPlay = (laying: Laying, step: Step = { do: 'turn', seat: SEAT }, dice: readonly number[] = []) => {
  const state = tableOf(laying);
  Object.assign(state, { agenda: [step] });
  playOn(state);
  const falls = [...dice];
  const { look, ...sitting } = deskAt(state, async (intent) => {
    playOn(state, [intent], falls.splice(0));
    look();
    await Promise.resolve();
  });
  /** Waits until what was answered has arrived. */
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { ...sitting, settle, falls };
};

/** At a table where something is asked. The rules judge what is answered, and do not carry it out. */
export const sitAndAnswer = (state: State) => {
  playOn(state);
  const { look: _, ...sitting } = deskAt(state, (intent) => {
    const refused = judged(intent);
    if (refused) throw new Error(`${intent.kind}: ${refused}`);
  });
  const asked = () => sitting.desk.question.peek()!;
  /** The code for which the rules refuse what a planner would send; undefined: they take it. */
  const judged = (intent: Intent | undefined): string | undefined =>
    intent ? grimdark.check(asked().view, SEAT, intent, asked().decision)?.code : 'nothing';
  /** What the clock would answer. */
  const fallback = (): Intent => grimdark.fallback(asked().view, asked().decision);
  return { ...sitting, judged, fallback };
};
