// Playing by an agenda: steps that are taken one after the other, each when what must be asked before has been answered.
export { type AgendaRules, agendaOf, first, timers, without } from './play.ts';
export {
  type Agenda,
  type AgendaEvent,
  type AgendaFact,
  type Answer,
  type Answers,
  type Asked,
  type Batch,
  type Hidden,
  NO_ANSWER,
  type Put,
  type Question,
  type StepRule,
  type Window,
} from './types.ts';
