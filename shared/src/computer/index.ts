// A computer that holds a seat: what it answers follows from the view of that seat and a seed.
export { type Below, drawn } from './chance.ts';
export { type Chances, chancesIn, type Turned } from './chances.ts';
export { choose } from './choose.ts';
export type {
  Choice,
  ComputerRules,
  Proposal,
  Weighed,
} from './computer.ts';
export { chanceOf, type Standing, sharedBy, weighted, worthBy } from './standing.ts';
