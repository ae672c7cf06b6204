import { type ArmyId, NEUTRAL, type SeatTold, type SizeClass } from '@ironhex/shared/grimdark';
import type { BaseCounter, Side } from '../../../map/picture.ts';

/** What lies on a unit and is worth a sign on its counter, the most pressing first. The rest is on its card. */
export const MARKS = [
  'shaken',
  'relic',
  'component',
  'intel',
  'marked',
  'fatigued',
  'arrived',
  'hindered',
  'helped',
  'hero',
  'passengers',
  'tokens',
  'reserve',
  'scouts',
  'activated',
] as const;
/** One of these signs. */
export type MarkKind = (typeof MARKS)[number];

/** A sign on a counter, with how many of them there are. */
export interface CounterMark {
  readonly kind: MarkKind;
  readonly n: number;
}

/** How much is left of a unit, G-13.1: living models, or wounds of a unit that began with one model. */
export interface Strength {
  readonly of: 'models' | 'wounds';
  readonly left: number;
  readonly total: number;
  /** The part of the last one that is left, if it is hurt; 1 if it is whole. */
  readonly last: number;
  /** It is at half strength, and has to test its morale. */
  readonly half: boolean;
}

/** What a counter tells of its unit. */
export interface Look {
  /** The profile, or the role of a unit that is in no army's list. */
  readonly figure: string;
  /** null: it belongs to no army. */
  readonly army: ArmyId | null;
  readonly size: SizeClass;
  readonly strength: Strength;
  /** It has been activated in this round, G-8.3: it is shown dark. */
  readonly activated: boolean;
  readonly marks: readonly CounterMark[];
}

/** A counter with what it tells of its unit. */
export interface Counter extends BaseCounter {
  readonly look: Look;
}

/** How large counters are: a titanic one lies over its seven hexes, G-2.6. */
const SCALES: Readonly<Record<SizeClass, number>> = { standard: 0.92, large: 1.05, titanic: 2.6 };

/** By how much details of a titanic counter are painted finer, so that signs and numbers stay as large as on others. */
export const finerOf = ({ size }: Pick<Look, 'size'>): number => (size === 'titanic' ? 1.75 : 1);

/** A counter as large as its unit is; beside the board all fit into a tray. */
export const counterOf = (counter: Counter): Counter => ({
  ...counter,
  size: typeof counter.at === 'string' ? SCALES[counter.look.size] : SCALES.standard,
});

/** The side of a seat as the map knows it; null for nobody, and for units of nobody. */
export const sideOf = (seats: readonly Pick<SeatTold, 'id' | 'side'>[], seat: string | null): Side => {
  if (seat === null || seat === NEUTRAL) return null;
  return seats.find(({ id }) => id === seat)?.side === 0 ? 0 : 1;
};
