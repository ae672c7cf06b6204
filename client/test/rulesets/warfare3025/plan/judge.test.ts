import { decisionsOf } from '@ironhex/shared/match';
import { type AttackOption, attackOdds, check, interruptTiming, riskText, tableOf } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { describe, expect, test } from 'vitest';
import {
  begun,
  GRIFFIN,
  hex,
  LOCUST,
  path,
  RIFLEMAN,
  straight,
} from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { type Draft, emptyDraft } from '../../../../src/rulesets/warfare3025/plan/draft.ts';
import { judge, optionsOf } from '../../../../src/rulesets/warfare3025/plan/judge.ts';
import { forecastsOf, shotsOf } from '../../../../src/rulesets/warfare3025/plan/shots.ts';
import { askedOf } from '../kit.ts';

/** A Griffin that faces north, with a Rifleman ten hexes ahead behind woods. */
const view = (words: { ground?: Record<string, string>; units?: object } = {}) => {
  const { state } = begun({
    ground: words.ground ?? {},
    units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: RIFLEMAN, at: '0,-10', facing: 3 }, ...words.units },
  });
  return askedOf(state, 'red')!.view;
};
const draft = (change: Partial<Draft> = {}): Draft => ({ ...emptyDraft('r1'), ...change });
const bestWeapon = (table: ReturnType<typeof view>, planned: Draft, target: string) =>
  shotsOf(table, planned, optionsOf(table, planned)).find((shot) => shot.target === target)?.weapon;
const ppc = { weapon: 'ppc', target: 'b1', extras: 0, after: 'end' } as const;

describe('what a plan comes to', () => {
  test('nothing is asked for until there is something to ask for', () => {
    for (const empty of [draft(), draft({ facing: 0 }), emptyDraft(null), draft({ jumping: true, onPoor: 'press' })])
      expect(judge(view(), 'red', empty)).toMatchObject({ intent: undefined, refusal: undefined, cost: 0, risks: [] });
  });

  test.each([
    ['a move costs the whole card’s', draft({ path: path('0,-1') }), 8],
    ['so does turning on the spot', draft({ facing: 2 }), 8],
    ['an attack its weapon’s', draft({ attack: { ...ppc, weapon: 'lrm-10' } }), 7],
    ['both the larger of the two', draft({ path: path('0,-1'), attack: { ...ppc, weapon: 'lrm-10' } }), 8],
  ])('%s, W-4.1', (_, planned, cost) => {
    expect(judge(view(), 'red', planned)).toMatchObject({ cost, refusal: undefined });
  });

  test('a facing that is not ordered is the way the path goes', () => {
    expect(judge(view(), 'red', draft({ path: path('1,-1 2,-2') })).intent).toMatchObject({ move: { facing: 1 } });
    expect(judge(view(), 'red', draft({ path: path('1,-1'), facing: 3 })).intent).toMatchObject({
      move: { facing: 3 },
    });
  });

  test('dangers are told where they wait, with their rules and chances', () => {
    const { risks, refusal } = judge(view({ ground: { '0,-2': 'light' } }), 'red', draft({ path: path('0,-1 0,-2') }));
    expect(refusal).toBeUndefined();
    expect(risks).toEqual([{ after: 2, at: hex('0,-2'), needs: ['W-6.3'], chance: 0.65 }]);
    expect(risks.map(riskText)).toEqual(['rough going 65 %']);
  });

  test.each<[string, Partial<Draft>, string, string]>([
    ['too far', { path: straight('0,0', 0, 8) }, 'too-far', 'W-5'],
    ['at nobody', { path: straight('0,0', 0, 1), attack: { ...ppc, target: 'b7' } }, 'no-target', 'W-9.1'],
    ['out of range', { attack: { ...ppc, weapon: 'lrm-10', target: 'b2' } }, 'out-of-range', 'W-9.1'],
    ['with another unit’s weapon', { attack: { ...ppc, weapon: 'dual-mg' } }, 'no-weapon', 'W-2.1'],
    ['extra attacks that the weapon has not', { attack: { ...ppc, extras: 1 } }, 'too-many', 'W-9.6'],
    ['in the middle of the path', { path: straight('0,0', 0, 3), attack: { ...ppc, after: 1 } }, 'bad-point', 'W-4.2'],
  ])('%s: refused as the rules refuse it, with the rule', (_, change, code, rule) => {
    const table = view({ units: { b2: { card: LOCUST, at: '1,-1' } } });
    const { intent, refusal } = judge(table, 'red', draft(change));
    expect(refusal).toMatchObject({ code, rule: expect.stringContaining(rule) });
    expect(refusal).toEqual(check(table, 'red', intent!, decisionsOf(warfare3025, table, 'red')[0]));
  });
});

describe('the odds', () => {
  test('are those of the rules for what would be asked', () => {
    const table = view({ ground: { '0,-5': 'light' } });
    const { aimed } = judge(table, 'red', draft({ attack: ppc }));
    expect(aimed?.situation).toMatchObject({ distance: 10, cover: [{ hex: hex('0,-5'), pieces: 1 }], moving: false });
    expect(aimed?.odds).toEqual(attackOdds(tableOf(table), aimed!.situation, 0));
    const { nothing, armour, structure, component } = aimed!.odds.whole;
    expect(nothing + armour + structure + component).toBeCloseTo(1);
  });

  test('know that the shooter moves, and from where it fires', () => {
    const moving = judge(view(), 'red', draft({ path: path('0,-1 0,-2'), attack: ppc })).aimed!;
    expect(moving.situation).toMatchObject({ from: hex('0,-2'), distance: 8, moving: true });
    const first = judge(view(), 'red', draft({ path: path('0,-1 0,-2'), attack: { ...ppc, after: 0 } })).aimed!;
    expect(first.situation).toMatchObject({ from: hex('0,0'), distance: 10, moving: true });
  });

  test('are not there for an attack that cannot be made', () => {
    const blind = view({ ground: { '0,-5': 'level6' } });
    const { aimed, refusal } = judge(blind, 'red', draft({ attack: ppc }));
    expect(aimed).toBeUndefined();
    expect(refusal).toMatchObject({ code: 'no-sight', rule: 'W-8.2' });
    expect(bestWeapon(blind, draft(), 'b1')).toBeUndefined();
    expect(optionsOf(blind, draft()).map((option) => option.refusal?.rule)).toEqual(['W-8.2', 'W-8.2']);
  });

  test('the best weapon is the best from where the plan ends', () => {
    const far = view({ units: { b1: { card: RIFLEMAN, at: '0,-33', facing: 3 } } });
    expect(bestWeapon(far, draft(), 'b1'), 'only missiles carry so far').toBe('lrm-10');
    const near = draft({ path: straight('0,0', 0, 7) });
    const options = optionsOf(far, near).filter(({ situation }) => situation);
    expect(options.map(({ weapon }) => weapon)).toEqual(['ppc', 'lrm-10']);
    const hitless = ({ situation }: AttackOption) => attackOdds(tableOf(far), situation!, 0).whole.nothing;
    const best = options.toSorted((a, b) => hitless(a) - hitless(b));
    expect(best.map(({ weapon }) => weapon)).toContain(bestWeapon(far, near, 'b1'));
  });
});

describe('an interrupt', () => {
  const table = (ground = {}) => {
    const game = begun({
      ground,
      units: {
        r1: { card: RIFLEMAN, at: '0,0' },
        b1: { card: LOCUST, at: '2,-5', facing: 4, ticks: 4 },
        b9: { at: '5,40' },
      },
    });
    game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 4), facing: 0 } });
    return askedOf(game.state, 'blue')!.view;
  };
  const planned = (weapon: string, trigger: number, extras = 0): Draft => ({
    ...emptyDraft('b1', trigger),
    attack: { weapon, target: 'r1', extras, after: 'end' },
  });

  test.each([
    ['dual-mg', 0, 'first'],
    ['dual-mg', 3, 'simultaneous'],
    ['medium-laser', 0, 'simultaneous'],
  ] as const)('with %s and %i extras is %s', (weapon, extras, timing) => {
    const judged = judge(table(), 'blue', planned(weapon, 4, extras));
    expect(judged.refusal).toBeUndefined();
    expect(judged.timing).toEqual(
      interruptTiming(tableOf(table()), 'b1', { attack: { weapon, target: 'r1', extras, after: 0 } }),
    );
    expect(judged.timing).toMatchObject({ timing, actorEnds: 10 });
  });

  test('tells of every weapon what it comes to, before one is chosen', () => {
    for (const trigger of [0, 4]) {
      const blank = emptyDraft('b1', trigger);
      const forecasts = forecastsOf(table(), blank, 'r1', optionsOf(table(), blank));
      expect(forecasts.map(({ weapon }) => weapon)).toEqual(['dual-mg', 'medium-laser']);
      for (const { weapon, odds, timing, refusal } of forecasts) {
        const judged = judge(table(), 'blue', planned(weapon, trigger));
        expect({ odds, timing, refusal }).toEqual({
          odds: judged.aimed?.odds.whole,
          timing: judged.timing,
          refusal: judged.refusal,
        });
      }
    }
  });

  test('is judged with the actor at the trigger', () => {
    const at = (trigger: number) => judge(table(), 'blue', planned('medium-laser', trigger));
    expect([0, 2, 4].map((trigger) => at(trigger).aimed?.situation.to)).toEqual(['0,0', '0,-2', '0,-4'].map(hex));
    expect([0, 2, 4].map((trigger) => at(trigger).aimed?.situation.distance)).toEqual([5, 3, 2]);
  });

  test('at a hex that the unit does not see is refused', () => {
    const hidden = table({ '1,-3': 'level4', '1,-2': 'level4', '1,-4': 'level4' });
    expect(hidden.moment).toMatchObject({ eligible: [{ unit: 'b1', triggers: [4] }] });
    const { refusal } = judge(hidden, 'blue', planned('medium-laser', 2));
    expect(refusal).toMatchObject({ code: 'not-seen', rule: 'W-11.3' });
  });

  test('an activation has no such timing', () => {
    expect(judge(view(), 'red', draft({ attack: ppc })).timing).toBeUndefined();
  });
});
