import type { AgendaEvent, AgendaState, GivenAnswer, Question, StepRule } from '../../src/agenda/index.ts';
import { type Dice, scriptedDice } from '../../src/dice/index.ts';

// Single steps of a game with an agenda, with dice by hand. What differs between games stands in their own kits.

/** Dice by hand: a script, of which every number must be used; or dice that fall as they like. */
export type Fall = readonly number[] | Dice;

const counted = (script: readonly number[]) => {
  const scripted = scriptedDice(script);
  let used = 0;
  const dice: Dice = {
    roll: (sides, reason) => {
      const shown = scripted.roll(sides, reason);
      used += 1;
      return shown;
    },
    pick: (n, reason) => {
      const picked = scripted.pick(n, reason);
      used += 1;
      return picked;
    },
  };
  return { dice, left: () => script.length - used };
};

/** Hands on events as they come, folded by `fold`. Throws if numbers of the script are left over. */
export const folding = <E>(fold: (event: E) => void, fall: Fall, run: (dice: Dice) => Iterable<E>): readonly E[] => {
  const { dice, left } = 'roll' in fall ? { dice: fall, left: () => 0 } : counted(fall);
  const events: E[] = [];
  for (const event of run(dice)) {
    fold(event);
    events.push(event);
  }
  if (left() > 0) throw new Error(`${left()} dice of [${fall}] were not rolled`);
  return events;
};

/** How a game's steps are run in tests. */
export interface Running<S, Q extends Question, I, State extends AgendaState<S, Q, I>, E> {
  readonly ruleOf: (step: S) => StepRule<S, Q, I, State, E>;
  readonly fold: (state: State, event: E | AgendaEvent<S, Q, I>) => void;
}

/** What came of a step. */
export interface Ran<Q, E> {
  readonly events: readonly E[];
  /** Everything that was asked, in order. */
  readonly asked: readonly Q[];
}

/** Takes a step, and the steps that it puts before the next, with these answers and dice. Changes the state. */
export const stepRunner =
  <S, Q extends Question, I, State extends AgendaState<S, Q, I>, E extends { readonly kind: string }>({
    ruleOf,
    fold,
  }: Running<S, Q, I, State, E>) =>
  (state: State, step: S, answer: (question: Q) => GivenAnswer<I>, fall: Fall): Ran<Q, E> => {
    const asked: Q[] = [];
    const run = function* (dice: Dice): Generator<E | AgendaEvent<S, Q, I>> {
      yield { kind: 'went-on', to: { truth: { agenda: [step] } } };
      while (state.agenda.length > 0 && !state.outcome) {
        const [next, ...rest] = state.agenda as readonly [S, ...S[]];
        const rule = ruleOf(next);
        let answers: Readonly<Record<string, GivenAnswer<I>>> = {};
        for (;;) {
          const open = (rule.asks?.(state, next, answers).questions ?? []).filter(
            ({ key }) => !Object.hasOwn(answers, key),
          );
          if (open.length === 0) break;
          asked.push(...open);
          answers = { ...answers, ...Object.fromEntries(open.map((question) => [question.key, answer(question)])) };
        }
        yield { kind: 'went-on', to: { truth: { agenda: rest } } };
        yield* rule.perform(state, next, answers, dice);
      }
    };
    const events = folding((event) => fold(state, event), fall, run);
    return { events: events.filter(({ kind }) => kind !== 'went-on') as E[], asked };
  };
