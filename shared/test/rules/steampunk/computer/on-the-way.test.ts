import { describe, expect, it } from 'vitest';
import { directionBetween } from '../../../../src/hex/index.ts';
import { angleOf } from '../../../../src/rulesets/steampunk/ground/arcs.ts';
import { axialOf } from '../../../../src/rulesets/steampunk/ground/places.ts';
import type { Step } from '../../../../src/rulesets/steampunk/model/steps.ts';
import { ghosts } from '../../../../src/rulesets/steampunk/plan/forecast.ts';
import { boardOf, hex } from '../ground.ts';
import type { Placing } from '../kit.ts';
import { answerTo, INFANTRY, orderFor, PLAN, TANK } from './kit.ts';

// What the computer decides when a turn is carried out, and before the first one.

const LAST_MAN = { alive: [true, false, false, false] };
const HAMMER = 'ork.hammerhead';
const FIRST: Step = { do: 'movement', movement: 1 };

describe('a squad that may turn before it goes on', () => {
  /** The direction in which it turns, at D6, with this enemy. */
  const turned = (enemy: Placing): string => {
    const b1 = { unit: INFANTRY, at: 'D6', speed: 'slow', order: { movement: [['360'], ['F'], ['360']] } } as const;
    const [answer] = answerTo({ units: { b1, o1: enemy } }, FIRST).intents;
    return answer?.kind === 'choose' ? answer.option : 'nothing';
  };
  const towards = (at: string): string => `${directionBetween(axialOf(hex('D6')), axialOf(hex(at)))}`;

  it('turns to the last man beside it, whom it then attacks', () => {
    for (const at of ['E6', 'C7', 'D7']) expect(turned({ unit: INFANTRY, at, harm: LAST_MAN })).toBe(towards(at));
  });

  it('does not walk into the hammers of a tank', () => {
    for (const at of ['D5', 'E6', 'E7']) expect(turned({ unit: HAMMER, at })).not.toBe(towards(at));
  });
});

describe('before the first turn', () => {
  /** How its tanks stand on a map with so many rows. */
  const placed = (height: number) => {
    const waiting = { unit: TANK, at: 'D9', status: 'waiting' } as const;
    const { intents } = answerTo(
      { units: { b1: waiting, b2: waiting, o1: { ...waiting, at: 'D1' } } },
      { do: 'deploy' },
      { board: boardOf({}, { width: 7, height }) },
    );
    return intents.filter((intent) => intent.kind === 'place');
  };

  it('puts tanks in front, at full speed, where the enemy is far away', () => {
    const places = placed(16);
    expect(places.map(({ speed, at }) => [speed, at?.slice(2)])).toEqual([
      ['fast', '14'],
      ['fast', '14'],
    ]);
  });

  it('lets them stand where the enemy is near', () => {
    expect(placed(9).map(({ speed }) => speed)).toEqual(['still', 'still']);
  });
});

it('turns its side to the enemy with a wagon whose guns point there', () => {
  const { state, intents } = answerTo(
    { units: { b1: { unit: 'dwarf.gunblasterwagon', at: 'D7' }, o1: { unit: INFANTRY, at: 'D4' } } },
    PLAN,
  );
  const { end } = ghosts(state, state.units.b1!, null, orderFor(intents, 'b1')).next;
  expect([1, 2]).toContain(angleOf(0, end.facing));
});

it('retreats before an assault that it would lose, and meets one that it would win', () => {
  const option = (enemy: Placing): unknown => {
    const entering = [{ unit: 'o1', from: hex('D4'), backwards: false }];
    const contest = { at: hex('D5'), layer: 'ground', staying: ['b1'], held: [], entering } as const;
    const { intents } = answerTo(
      { units: { b1: { unit: 'elf.elf_archer', at: 'D5' }, o1: enemy } },
      { do: 'slip', unit: 'b1' },
      { contests: [contest] },
    );
    return intents;
  };
  expect(option({ unit: HAMMER, at: 'D4' })).toEqual([{ kind: 'choose', option: 'retreat' }]);
  expect(option({ unit: INFANTRY, at: 'D4', harm: LAST_MAN })).toEqual([{ kind: 'choose', option: 'stay' }]);
});
