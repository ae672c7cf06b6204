import {
  type ClockFigures,
  type ClockRules,
  type Clocks,
  clocksAt,
  type Fault,
  type Pace,
  paceOf,
  usualClocks,
} from '@ironhex/shared/protocol';
import { faultsWithin } from '@ironhex/shared/reading';
import type { GameHome } from '../../rulesets/home.ts';
import { UI } from '../../text/ui.ts';
import { wholeNumberFaults } from '../../ui/form/faults.ts';

const DAY = 86_400;

/** The least and the most of each number. */
export const LIMITS = {
  seconds: { min: 1, max: DAY },
  bank: { min: 0, max: DAY },
  opening: { min: 0, max: DAY },
  whenEmpty: { min: 1, max: DAY },
  concedeAfter: { min: 1, max: 1000 },
} as const;

/** How long players may think; numbers that are not there are NaN. */
export interface ClockForm extends ClockFigures {
  /** Without clocks the figures stay in the form. */
  readonly on: boolean;
  readonly opening: number;
  /** NaN for none, as with `concedeAfter`. */
  readonly whenEmpty: number;
  readonly concedeAfter: number;
}

/** The clocks that run in matches with these options; undefined: nobody knows the options, and all may run. */
export const clocksWith = (
  { clocks, inOneGo }: Pick<GameHome, 'clocks' | 'inOneGo'>,
  options: object | undefined,
): ClockRules['clocks'] =>
  Object.fromEntries(
    Object.entries(clocks).filter(([, each]) => !each.inOneGo || !options || inOneGo?.(options) === true),
  );

/** The form with the clocks of a match. Without clocks it holds the figures of the game. */
export const clockFormOf = (rules: ClockRules, clocks: Clocks): ClockForm => {
  if (clocks === 'none') return { ...firstClocks(rules), on: false };
  const { opening = 0, whenEmpty, concedeAfter } = clocks;
  return { ...clocks, on: true, opening, whenEmpty: whenEmpty ?? Number.NaN, concedeAfter: concedeAfter ?? Number.NaN };
};

/** The clocks as the game has them. */
export const firstClocks = (rules: ClockRules): ClockForm => clockFormOf(rules, usualClocks(rules));

/** The clocks of a pace, by those that the game has; without clocks their figures stay in the form. */
export const presetClocks = (rules: ClockRules, pace: Pace): ClockForm => clockFormOf(rules, clocksAt(rules, pace));

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** What the server is asked for. */
export const clockRequest = ({ on, ...form }: ClockForm): Clocks =>
  on ? { ...form, whenEmpty: orNull(form.whenEmpty), concedeAfter: orNull(form.concedeAfter) } : 'none';

/** Which pace the form stands for; undefined: figures of the host's own. */
export const presetOf = (rules: ClockRules, form: ClockForm): Pace | undefined => paceOf(rules, clockRequest(form));

/** A field that may stay empty. */
const optionalFaults = (at: 'whenEmpty' | 'concedeAfter', value: number): Fault[] =>
  Number.isNaN(value) ? [] : wholeNumberFaults(at, value, LIMITS[at]);

/** What can be told to be wrong before the server is asked. Places are within the clocks of the request. */
export const clockFaults = ({ on, seconds, bank, opening, whenEmpty, concedeAfter }: ClockForm): readonly Fault[] => {
  if (!on) return [];
  const wrong = Object.entries(seconds).flatMap(([id, value]) => wholeNumberFaults(id, value, LIMITS.seconds));
  return [
    ...faultsWithin('seconds', wrong),
    ...wholeNumberFaults('bank', bank, LIMITS.bank),
    ...wholeNumberFaults('opening', opening, LIMITS.opening),
    ...optionalFaults('whenEmpty', whenEmpty),
    ...optionalFaults('concedeAfter', concedeAfter),
  ];
};

const PLACES: Readonly<Record<string, string>> = {
  bank: UI.setup.bank,
  opening: UI.setup.opening,
  whenEmpty: UI.setup.whenEmpty,
  concedeAfter: UI.setup.concedeAfter,
};

/** A place within the clocks of the request in the words of the form. */
export const clockPlace = (at: string, { clocks }: ClockRules): string => {
  const [part, id = ''] = at.split('.');
  if (part === 'seconds' && Object.hasOwn(clocks, id)) return UI.setup.seconds(clocks[id]!.name);
  return Object.hasOwn(PLACES, at) ? PLACES[at]! : at;
};
