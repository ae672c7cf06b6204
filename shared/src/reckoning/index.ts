// What the dice of a match were worth, and its numbers.
export { chanceAbove, luckCurve, luckiestFor, luckOf, type Stake, worthTo } from './luck.ts';
export { type Numbers, type Reckoning, reckon } from './reckon.ts';
export type { Count, Reckoner, Reckoners } from './reckoner.ts';
export { decided, type Moments, momentsOf, sumOfMoments, type Trial } from './trial.ts';
