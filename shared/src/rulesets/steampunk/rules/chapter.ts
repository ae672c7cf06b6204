import type { Dice } from '../../../dice/index.ts';
import type { Refusal } from '../../../match/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { Answer, Ask, Prompt, Question } from '../model/asks.ts';
import type { Event } from '../model/events.ts';
import type { State } from '../model/state.ts';
import type { Step, StepOf } from '../model/steps.ts';
import type { Unit } from '../model/units.ts';
import type { View } from '../model/view.ts';

/** What a step needs to know before it can be taken. */
export interface Batch {
  /** All questions of the step that can be put by now, answered or not, in a fixed order. */
  readonly questions: readonly Question[];
  /**
   * Somebody may be asked in secret now: a window opens that lasts as long whether or not anybody is, CON-8.
   */
  readonly window?: boolean;
}

/** What has been answered to the questions of a step, by key. */
export type Answers = Readonly<Record<string, Answer>>;

/** How one kind of step is taken. */
export interface StepRule<S extends Step = Step> {
  /**
   * What must be asked before. It is worked out anew after each batch of answers, so what is asked later can depend on what
   * was answered (INI-1): then answered questions stay in the list. A question with one option is never put (CLK-1).
   */
  asks?(state: State, step: S, answers: Answers): Batch;
  /** What happens, event by event; each is folded into the state before the next is asked for. The step is off the agenda. */
  perform(state: State, step: S, answers: Answers, dice: Dice): Iterable<Event>;
}

/** Rules for some kinds of steps. */
export type StepRules<K extends Step['do']> = { readonly [D in K]: StepRule<StepOf<D>> };

/** How a prompt that is answered by parts is judged and tried. Everything by the view: judged by what the seat may know. */
export interface PartsRule {
  /** Why a part is not allowed; undefined if it is. */
  check(view: View, ask: Ask, part: Intent): Refusal | undefined;
  /** The units that there are parts about. Left out: parts are not about units. */
  units?(view: View, ask: Ask): readonly Unit[];
  /** Allowed parts, a fair sample of all kinds, about one unit or about all: for random play and tests. */
  parts(view: View, ask: Ask, unit?: Unit): Iterable<Intent>;
  /** Why the whole cannot be committed as it stands; left out: it always can, defaults fill what is missing. */
  complete?(view: View, ask: Ask, answer: Answer): Refusal | undefined;
}

/** Rules for some prompts that are answered by parts. */
export type PartsRules<P extends Prompt> = { readonly [K in P]: PartsRule };

/** The event that puts steps before all others on the agenda. */
export const first = (state: State, ...steps: readonly Step[]): Event => ({
  kind: 'went-on',
  to: { truth: { agenda: [...steps, ...state.agenda] } },
});
