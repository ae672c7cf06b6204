// Playing by an agenda: steps that are taken one after the other, each when what must be asked before has been answered.
export { type AgendaRules, agendaOf, first, timers } from './play.ts';
export type {
  Agenda,
  AgendaEvent,
  AgendaFact,
  Answer,
  Answers,
  Asked,
  Batch,
  Hidden,
  Put,
  Question,
  StepRule,
  Window,
} from './types.ts';
