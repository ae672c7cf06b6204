import { describe, expect, it } from 'vitest';
import { told } from '../../../../src/match/index.ts';
import { OptionsSchema } from '../../../../src/rulesets/grimdark/model/options.ts';
import { READY_FORCES } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { checkSetup } from '../../../../src/rulesets/grimdark/rules/setup/check-setup.ts';
import { create, seats } from '../../../../src/rulesets/grimdark/rules/setup/create.ts';
import { WORDS } from '../../../../src/rulesets/grimdark/words/index.ts';
import { boardOf, type Ground, hex, type Place } from '../kit.ts';

const ready = (id: string) => READY_FORCES.get(id)!.force;
const line = (length: number): Place[] => Array.from({ length }, (_, q) => [q, 10]);
const setup = (options: object, ground: Ground = {}, force = ready('fc-a')) => ({
  options: OptionsSchema.parse(options),
  board: boardOf({ w: 36, h: 36, ...ground }),
  seats: [
    { id: 'a', side: 0, force },
    { id: 'b', side: 1, force: null },
  ],
});
const faults = (...given: Parameters<typeof setup>) =>
  checkSetup(setup(...given)).map(({ code, rule }) => [code, rule]);

describe('a match', () => {
  it('is of seats a and b, who bring their forces as the host wants it', () => {
    expect(seats(OptionsSchema.parse({ forces: 'host' }))).toEqual([
      { id: 'a', side: 0, brings: 'host' },
      { id: 'b', side: 1, brings: 'host' },
    ]);
    expect(faults({})).toEqual([]);
    const { seats: sitting, ...rest } = setup({});
    expect(checkSetup({ ...rest, seats: sitting.toReversed() })).toMatchObject([{ code: 'seats' }]);
    expect(checkSetup({ ...rest, seats: sitting.slice(1) })).toMatchObject([{ code: 'seats' }]);
  });

  it.each([...READY_FORCES.keys()])('takes the ready force %s, G-4.6', (id) => {
    expect(faults({}, {}, ready(id))).toEqual([]);
  });

  it('takes no force beyond its limits, and names the place, G-4.6', () => {
    expect(checkSetup(setup({ points: 500 }))[0]).toMatchObject({ code: 'E_FORCE_INVALID', rule: 'G-4.6' });
    const [strict] = checkSetup(setup({ forceOrg: 'strict' }));
    expect(told(WORDS.refusals, strict!).message).toMatch(
      /^In the force of a, at units\.\d+: A strict force of \d+ points has/,
    );
  });

  it.each<[object, Ground, string | undefined]>([
    [{ markers: 'map' }, {}, 'G-7.3'],
    [{ markers: 'map' }, { listed: { marker: line(1) } }, undefined],
    [{ markers: 'map', scenario: 'storm' }, { listed: { terminal: line(9) } }, undefined],
    [{ scenario: 'storm' }, { listed: { terminal: line(8) } }, 'G-18'],
    [{ scenario: 'resonance' }, { listed: { chamber: line(4) } }, undefined],
    [{ scenario: 'resonance' }, { listed: { chamber: line(3) } }, 'G-18'],
    [{ scenario: 'tomb' }, { terrain: [{ type: 'ruins', piece: 'tomb', hexes: line(7) }] }, undefined],
    [{ scenario: 'tomb' }, { terrain: [{ type: 'ruins', piece: 'tomb', hexes: line(6) }] }, 'G-18'],
    [{ scenario: 'tomb' }, { terrain: [{ type: 'forest', piece: 'tomb', hexes: line(7) }] }, 'G-18'],
    [{ scenario: 'tomb' }, { terrain: [{ type: 'ruins', piece: 'other', hexes: line(7) }] }, 'G-18'],
  ])('with %j on a map with %j lacks %s', (options, ground, rule) => {
    expect(faults(options, ground)).toEqual(rule ? [['board', rule]] : []);
  });

  it('remembers what its scenario has on the map, G-18', () => {
    const scenario = (options: object, ground: Ground = {}) => create(setup(options, ground)).scenario;
    expect(scenario({})).toEqual({ kind: 'seize' });
    expect(scenario({ scenario: 'tomb' })).toMatchObject({ kind: 'tomb', piece: 'tomb', hidden: true });
    expect(
      scenario(
        { scenario: 'storm' },
        {
          listed: {
            terminal: [
              [9, 10],
              [2, 3],
            ],
          },
        },
      ),
    ).toMatchObject({
      terminals: [
        { at: hex([9, 10]), opened: false },
        { at: hex([2, 3]), opened: false },
      ],
      codes: { a: 0, b: 0 },
    });
    expect(scenario({ scenario: 'resonance' }, { listed: { chamber: line(4) } })).toMatchObject({
      chambers: [
        { chamber: 'knowledge', at: hex([0, 10]), owner: null },
        { chamber: 'emotion' },
        { chamber: 'logic' },
        { chamber: 'will', at: hex([3, 10]) },
      ],
    });
  });
});
