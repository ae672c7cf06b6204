export { type Choices, NO_CHOICES } from './choices.ts';
export type { Decision } from './decision.ts';
export { type Refusal, refusal } from './refusal.ts';
export type { Outcome, Ruleset, RulesetTypes, Setup } from './ruleset.ts';
export { PUBLIC, type Seated, type SeatId, type Viewer } from './seat.ts';
