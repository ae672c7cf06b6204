import type { Question } from '../../../match/index.ts';
import type { State } from '../model/state.ts';

/** What the referee can be asked of a state of this game. */
export const QUESTIONS: Readonly<Record<string, Question<State>>> = {};
