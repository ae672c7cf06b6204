// A computer that holds a seat: what it answers follows from the view of that seat and a seed.
export type { Below } from './chance.ts';
export { choose } from './choose.ts';
export type {
  Choice,
  ComputerRules,
  Level,
  Proposal,
} from './computer.ts';
