import {
  type ClockFigures,
  type ClockRules,
  type Clocks,
  type CreateMatch,
  type Fault,
  usualClocks,
} from '@ironhex/shared/protocol';
import { faultsWithin } from '@ironhex/shared/reading';
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

/** The form with the clocks of a match. Without clocks it holds the figures of the game. */
export const clockFormOf = (rules: ClockRules, clocks: Clocks): ClockForm => {
  if (clocks === 'none') return { ...firstClocks(rules), on: false };
  const { opening = 0, whenEmpty, concedeAfter } = clocks;
  return { ...clocks, on: true, opening, whenEmpty: whenEmpty ?? Number.NaN, concedeAfter: concedeAfter ?? Number.NaN };
};

/** The clocks as the game has them. */
export const firstClocks = (rules: ClockRules): ClockForm => clockFormOf(rules, usualClocks(rules));

/** Ready clocks, the quickest last but for those that run for days. */
export const PRESETS = ['none', 'quick', 'normal', 'slow', 'days'] as const;
export type Preset = (typeof PRESETS)[number];

/** How many times as long everything takes as the game has it. */
const PACES = { quick: 0.5, normal: 1, slow: 2 } as const;

/** Seconds of a clock that draws no bank, in matches that run for days: all players wait for such a decision. */
const HOUR = 3600;

const stretched = (form: ClockForm, times: number): ClockForm => {
  const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
    Math.min(max, Math.max(min, Math.round(value * times)));
  return {
    ...form,
    seconds: Object.fromEntries(Object.entries(form.seconds).map(([id, value]) => [id, within(value, LIMITS.seconds)])),
    bank: within(form.bank, LIMITS.bank),
  };
};

/** The clocks of a preset, by those that the game has; without clocks their figures stay in the form. */
export const presetClocks = (rules: ClockRules, preset: Preset): ClockForm => {
  const usual = firstClocks(rules);
  if (preset === 'none') return { ...usual, on: false };
  if (preset !== 'days') return stretched(usual, PACES[preset]);
  const seconds = Object.entries(usual.draws).map(([id, draws]) => [id, draws ? DAY : HOUR] as const);
  return { ...usual, seconds: Object.fromEntries(seconds), bank: 0 };
};

/** Which preset the form stands for; undefined: figures of the host's own. */
export const presetOf = (rules: ClockRules, form: ClockForm): Preset | undefined =>
  form.on ? PRESETS.find((preset) => JSON.stringify(presetClocks(rules, preset)) === JSON.stringify(form)) : 'none';

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** What the server is asked for. */
export const clockRequest = ({ on, ...form }: ClockForm): CreateMatch['clocks'] =>
  on ? { ...form, whenEmpty: orNull(form.whenEmpty), concedeAfter: orNull(form.concedeAfter) } : 'none';

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
