import type { Ruleset, RulesetTypes } from '../match/index.ts';
import type { Fault } from '../result.ts';
import { type ClockFigures, type ClockRules, type Clocks, usualClocks } from './clocks.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Ready clocks, the quickest first but for a match without any. */
export const PACES = ['none', 'quick', 'normal', 'slow', 'days'] as const;
/** One of the ready clocks. */
export type Pace = (typeof PACES)[number];

/** How many times as long everything takes as the game has it. */
const TIMES = { quick: 0.5, normal: 1, slow: 2 } as const;

const stretched = (figures: ClockFigures, times: number): ClockFigures => {
  const within = (value: number, least: number): number => Math.min(DAY, Math.max(least, Math.round(value * times)));
  return {
    ...figures,
    seconds: Object.fromEntries(Object.entries(figures.seconds).map(([id, value]) => [id, within(value, 1)])),
    bank: within(figures.bank, 0),
  };
};

/** A day for each decision. One whose clock draws no bank has an hour: all players wait for it. */
const ofDays = (figures: ClockFigures): ClockFigures => ({
  ...figures,
  seconds: Object.fromEntries(Object.entries(figures.draws).map(([id, draws]) => [id, draws ? DAY : HOUR])),
  bank: 0,
});

/** The clocks of a pace, by those that the game has. */
export const clocksAt = (rules: ClockRules, pace: Pace): Clocks => {
  if (pace === 'none') return 'none';
  const usual = usualClocks(rules);
  return pace === 'days' ? ofDays(usual) : stretched(usual, TIMES[pace]);
};

/** Do players have a day for a decision? Then nobody waits at the table for the others. */
export const lastsDays = (clocks: Clocks): boolean =>
  clocks !== 'none' && Object.values(clocks.seconds).some((seconds) => seconds >= DAY);

/** Why a match with these options cannot have these clocks; empty if it can. */
export const paceFaults = (
  ruleset: Pick<Ruleset<RulesetTypes>, 'inOneGo'>,
  options: object,
  clocks: Clocks,
): readonly Fault[] =>
  lastsDays(clocks) && ruleset.inOneGo?.(options)
    ? [{ at: 'clocks', message: 'With these options a match is played in one go: its clocks cannot be of days.' }]
    : [];

/** Figures in a form in which equal ones are equal texts. */
const textOf = ({ seconds, draws, bank, whenEmpty, opening = 0, concedeAfter }: ClockFigures): string =>
  JSON.stringify([
    Object.entries(seconds).sort(),
    Object.entries(draws).sort(),
    bank,
    whenEmpty,
    opening,
    concedeAfter,
  ]);

/** The pace that these clocks are; undefined: figures of the host's own. */
export const paceOf = (rules: ClockRules, clocks: Clocks): Pace | undefined => {
  if (clocks === 'none') return 'none';
  return PACES.find((pace) => {
    const ready = clocksAt(rules, pace);
    return ready !== 'none' && textOf(ready) === textOf(clocks);
  });
};
