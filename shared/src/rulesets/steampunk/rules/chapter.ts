import * as agenda from '../../../agenda/index.ts';
import type { Refusal } from '../../../match/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { Ask, Prompt, Question, SeatAnswer } from '../model/asks.ts';
import type { Event } from '../model/events.ts';
import type { State, View } from '../model/state.ts';
import type { Step, StepOf } from '../model/steps.ts';
import type { Unit } from '../model/units.ts';

/** What a step needs to know before it can be taken. */
export type Batch = agenda.Batch<Question>;

/** What has been answered to the questions of a step, by key. */
export type Answers = agenda.Answers<Intent>;

/** How one kind of step is taken. A question with one option is never put (CLK-1). */
export type StepRule<S extends Step = Step> = agenda.StepRule<S, Question, Intent, State, Event>;

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
  complete?(view: View, ask: Ask, answer: SeatAnswer): Refusal | undefined;
}

/** Rules for some prompts that are answered by parts. */
export type PartsRules<P extends Prompt> = { readonly [K in P]: PartsRule };

/** The event that puts steps before all others on the agenda. */
export const first: (state: State, ...steps: readonly Step[]) => Event = agenda.first;
