// A computer that holds a seat: what it answers follows from the view of that seat and a seed.
export { type Below, drawn } from './chance.ts';
export { choose } from './choose.ts';
export type {
  Choice,
  ComputerRules,
  Proposal,
  Weighed,
} from './computer.ts';
export { Conceding, mostOf, type Prospect, prospectOf } from './conceding.ts';
export { type ChanceThen, type Computers, type Hindsight, lookBack, type Turn } from './hindsight.ts';
export type { Course } from './other-choice.ts';
export { chanceOf, type Standing, sharedBy, weighted, worthBy } from './standing.ts';
