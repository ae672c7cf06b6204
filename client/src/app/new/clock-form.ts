import type { ClockClass } from '@ironhex/shared/match';
import type { CreateMatch, Fault } from '@ironhex/shared/protocol';
import { UI } from '../../text/ui.ts';
import { wholeNumberFaults } from '../../ui/form/faults.ts';

type ClockClasses = Readonly<Record<string, ClockClass>>;

/** The least and the most seconds of a clock, and of the bank. */
export const LIMITS = { seconds: { min: 1, max: 86_400 }, bank: { min: 0, max: 86_400 } } as const;

/** How long players may think; numbers that are not there are NaN. */
export interface ClockForm {
  /** Without clocks the figures stay in the form. */
  readonly on: boolean;
  /** For a decision, by class. */
  readonly seconds: Readonly<Record<string, number>>;
  readonly bank: number;
}

/** A quarter of an hour for a whole match. */
const BANK = 900;

/** The clocks as the game has them. */
export const usualClocks = (classes: ClockClasses): ClockForm => ({
  on: true,
  seconds: Object.fromEntries(Object.entries(classes).map(([id, { seconds }]) => [id, seconds])),
  bank: BANK,
});

/** What the server is asked for. */
export const clockRequest = ({ on, seconds, bank }: ClockForm): CreateMatch['clocks'] =>
  on ? { ...seconds, bank } : 'none';

/** What can be told to be wrong before the server is asked. Places are within the clocks of the request. */
export const clockFaults = ({ on, seconds, bank }: ClockForm): Fault[] =>
  on
    ? [
        ...Object.entries(seconds).flatMap(([id, value]) => wholeNumberFaults(id, value, LIMITS.seconds)),
        ...wholeNumberFaults('bank', bank, LIMITS.bank),
      ]
    : [];

/** A place within the clocks of the request in the words of the form. */
export const clockPlace = (at: string, classes: ClockClasses): string => {
  if (at === 'bank') return UI.setup.bank;
  const name = Object.hasOwn(classes, at) ? classes[at]?.name : undefined;
  return name === undefined ? at : UI.setup.seconds(name);
};
