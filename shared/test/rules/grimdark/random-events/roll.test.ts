import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../../../src/rulesets/grimdark/rules/random-events/table.ts';
import { factsOf, runStep } from '../kit.ts';
import { eventTable, squad } from './events.ts';

// Whether an event happens, and which, G-17.1 and G-17.2.

const UNITS = { a1: squad([10, 10]), b1: squad([20, 10]) };

const rolled = (dice: readonly number[], options: Parameters<typeof eventTable>[1]) => {
  const { events } = runStep(eventTable(UNITS, options), { do: 'random-event' }, { dice });
  return {
    checked: factsOf(events, 'event-checked').map(({ happens }) => happens),
    rolled: factsOf(events, 'event-rolled').map(({ event, again }) => [event, again]),
    happened: factsOf(events, 'event-happened').map(({ event }) => event),
    failed: factsOf(events, 'event-failed').length,
  };
};

describe('whether an event happens', () => {
  it('never, without the option', () => {
    expect(rolled([], { options: { events: 'off' } })).toMatchObject({ checked: [], rolled: [] });
  });

  it.each([
    [4, false],
    [5, true],
    [6, true],
  ])('standard: a %i means %s', (die, happens) => {
    const dice = happens ? [die, 2, 6] : [die];
    expect(rolled(dice, { options: { events: 'standard' } })).toMatchObject({
      checked: [happens],
      happened: happens ? [26] : [],
    });
  });

  it('always: without a die', () => {
    expect(rolled([2, 6], {})).toMatchObject({ checked: [], rolled: [[26, null]], happened: [26] });
  });
});

describe('which one', () => {
  it('what is for campaigns is rolled again, both dice', () => {
    expect(rolled([1, 1, 6, 6, 2, 6], {})).toMatchObject({
      rolled: [
        [11, 'campaign'],
        [66, 'campaign'],
        [26, null],
      ],
      happened: [26],
    });
  });

  it('what needs a neutral counter is rolled again too in the core set', () => {
    expect(rolled([3, 2, 2, 6], { options: { eventSet: 'core' } }).rolled).toEqual([
      [32, 'neutral'],
      [26, null],
    ]);
  });

  it('after ten such results there is none', () => {
    const again = Array(10).fill([4, 4]).flat();
    expect(rolled(again, {})).toMatchObject({ happened: [], failed: 1 });
    expect(rolled([...again.slice(2), 2, 6], {})).toMatchObject({ happened: [26], failed: 0 });
  });

  it('25 of the 36 work in a single battle, 21 of them without neutral counters', () => {
    const rows = Object.values(EVENTS);
    const works = rows.filter((row) => row !== 'campaign');
    expect(rows).toHaveLength(36);
    expect(works).toHaveLength(25);
    expect(works.filter(({ neutral }) => !neutral)).toHaveLength(21);
  });
});
