// Playing by a list of steps, some of which put questions to seats before they are taken.
export { answersBy, type PromptRule } from './answers.ts';
export { applyChange, applySeen } from './change.ts';
export { askOf, decisionsBy } from './decisions.ts';
export { briefly, first, playBy, takenBy, timers, without } from './play.ts';
export { after, before, type Steps } from './steps.ts';
export {
  type AgendaEvent,
  type AgendaFact,
  type AgendaState,
  type AgendaTruth,
  type AgendaView,
  type Answers,
  type Batch,
  type Change,
  type GivenAnswer,
  NO_ANSWER,
  type OpenQuestion,
  type OwnQuestions,
  type Question,
  type Secrets,
  type SeenChange,
  type StepRule,
} from './types.ts';
