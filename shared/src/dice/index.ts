export type { Dice } from './dice.ts';
