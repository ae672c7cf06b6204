import { describe, expect, it } from 'vitest';
import { indexDistance, indexOfLabel } from '../../../../src/hex/index.ts';
import type { Intent, IntentOf } from '../../../../src/rulesets/warfare3025/ask/intents.ts';
import { attackOptions, risksOf } from '../../../../src/rulesets/warfare3025/index.ts';
import { begun, GRIFFIN, hex, LOCUST, path, RIFLEMAN, WEASEL, WOLVERINE } from '../kit.ts';
import { acted, bestAnswerIn, CRIPPLED } from './kit.ts';

// Positions that were written from the rules when the tuning was over, and not run before. The best level is asked. It
// found nine of the first ten. The other one, now in `seen.test.ts`, showed that several shots were reckoned to destroy
// a target for certain that each of them destroys every other time; one that was found at once stands in its place.

const GRID = { width: 40, height: 90 };
const away = (one: string, other: string): number =>
  indexDistance(GRID, indexOfLabel(GRID, one), indexOfLabel(GRID, other));
const act = (answer: Intent) => answer as IntentOf<'act'>;
const interrupt = (answer: Intent) => answer as IntentOf<'interrupt'>;
/** Where an action ends, of a unit that stands at `from`. */
const endOf = (answer: Intent, from: string): string => act(answer).move?.path.at(-1) ?? hex(from);

describe('the computer, unprepared,', () => {
  it('fires a gun that can still hit, not the one whose every die counts as a 1, W-1.2', () => {
    const answer = bestAnswerIn(
      begun({
        units: {
          r1: { card: WOLVERINE, at: '0,0', damage: { 'autocannon-5': 19 } },
          b1: { card: WOLVERINE, at: '0,-10', facing: 3 },
        },
      }),
    );
    expect(act(answer).attack?.weapon).toMatch(/srm-6|medium-laser/);
  });

  it('interrupts where the target is in the open, not where it is in the wood, W-9.3', () => {
    const table = acted(
      {
        ground: { '0,0': 'dense', '3,0': 'dense', '4,0': 'dense' },
        units: { r1: CRIPPLED, b1: { card: RIFLEMAN, at: '6,-6', facing: 4, ticks: 1 } },
      },
      { move: { path: path('1,0 2,0 3,0 4,0'), facing: 2, onPoor: 'stop' } },
    );
    const answer = bestAnswerIn(table);
    expect(interrupt(answer).attack?.target).toBe('r1');
    expect([1, 2]).toContain(interrupt(answer).trigger);
  });

  it('fires first at the mech that one hit destroys, before that fires at it, W-11.5', () => {
    const table = acted(
      {
        units: {
          r1: { card: GRIFFIN, at: '0,0', damage: { structure: 19, armour: 20 } },
          b1: { card: LOCUST, at: '0,-5', facing: 3, ticks: 1 },
        },
      },
      { attack: { weapon: 'ppc', target: 'b1', extras: 0, after: 0 } },
    );
    expect(interrupt(bestAnswerIn(table)).attack?.target).toBe('r1');
  });

  it('turns round to fire at who stands behind it, if no fire goes through its back, W-9.1', () => {
    const answer = bestAnswerIn(
      begun({
        options: { firingArcs: 'on' },
        units: {
          r1: { card: GRIFFIN, at: '0,0', facing: 3 },
          b1: { card: LOCUST, at: '0,-12', facing: 0, token: 'stationary' },
        },
      }),
    );
    expect(act(answer).attack?.target).toBe('b1');
  });

  it('aims as long as it takes to need no excellent roll, W-13a.4', () => {
    const { state } = begun({
      options: { combat: 'aimed' },
      units: {
        r1: { card: RIFLEMAN, at: '0,0' },
        b1: { card: LOCUST, at: '0,-10', facing: 3, damage: { armour: 12 } },
      },
    });
    const { attack, move } = act(bestAnswerIn({ state }));
    const shot = attackOptions(state, 'r1', { move, after: attack?.after ?? 0 }).find(
      ({ weapon, target }) => weapon === attack?.weapon && target === 'b1',
    );
    expect(shot?.aims?.[attack?.aim ?? 0]?.aimed?.needed).toBeLessThan(4);
  });

  it('moves after a dodge, so that the second shot is lost that would destroy it every other time, W-13b.8', () => {
    const pilot = { name: 'Sharp', skill: [2, 4, 6, 12] as const };
    const table = acted(
      {
        options: { closeQuarters: 'on' },
        units: {
          r1: { card: { ...RIFLEMAN, pilot: { ...pilot, skill: [...pilot.skill] } }, at: '0,0' },
          b1: {
            card: LOCUST,
            at: '0,-4',
            facing: 3,
            ticks: 3,
            token: 'fast',
            damage: { structure: 18, armour: 20 },
          },
          b2: { card: GRIFFIN, at: '9,20' },
        },
      },
      { attack: { weapon: 'dual-ac-5', target: 'b1', extras: 0, after: 0 } },
    );
    table.play('blue', { kind: 'pass' });
    table.play('blue', { kind: 'react', how: 'dodge' }, [5, 20]);
    expect(table.state.moment.kind).toBe('evade');
    expect((bestAnswerIn(table) as IntentOf<'evade'>).move).toBeDefined();
  });

  it('goes nearer round the rubble, not through it, W-6.3', () => {
    const rubble = ['0,-2', '1,-2', '1,-3', '0,-3', '1,-4', '2,-4', '2,-5', '3,-6'];
    const table = begun({
      ground: Object.fromEntries(rubble.map((at) => [at, 'rubble'])),
      units: { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: WOLVERINE, at: '10,-36', facing: 3 } },
    });
    const answer = bestAnswerIn(table);
    expect(away(endOf(answer, '0,0'), hex('10,-36'))).toBeLessThanOrEqual(29);
    expect(risksOf(table.state, 'r1', act(answer).move!)).toEqual([]);
  });

  it('goes with its wheels by the road through the swamp, W-13c.1', () => {
    const columns = Array.from({ length: 25 }, (_, i) => i - 12);
    const swamp = columns.flatMap((q) => [-4, -5].map((r) => [q, r - Math.floor(q / 2)] as const));
    const table = begun({
      options: { terrain: 'byMode' },
      ground: Object.fromEntries(swamp.map(([q, r]) => [`${q},${r}`, q === 0 ? 'swamp road' : 'swamp'])),
      units: { r1: { card: WEASEL, at: '1,0' }, b1: { card: WEASEL, at: '0,-40', facing: 3 } },
    });
    const answer = bestAnswerIn(table);
    expect(away(endOf(answer, '1,0'), hex('0,-40'))).toBeLessThanOrEqual(34);
    expect(risksOf(table.state, 'r1', act(answer).move!)).toEqual([]);
  });

  it('runs with a Locust that has nothing left to fire from one that has, W-15', () => {
    const answer = bestAnswerIn(
      begun({
        units: {
          r1: { card: LOCUST, at: '0,0', damage: { structure: 17, 'dual-mg': 20, 'medium-laser': 20 } },
          b1: { card: LOCUST, at: '0,-10', facing: 3, ticks: 3 },
        },
      }),
    );
    expect(away(endOf(answer, '0,0'), hex('0,-10'))).toBeGreaterThan(10);
  });

  it('rolls its piloting where every die of its armour counts as a 1, W-1.2 and W-9.4', () => {
    const table = begun({
      units: {
        r1: { card: RIFLEMAN, at: '0,0' },
        b1: { card: LOCUST, at: '0,-8', facing: 3, token: 'fast', damage: { armour: 20 } },
      },
    });
    table.play('red', {
      kind: 'act',
      unit: 'r1',
      attack: { weapon: 'dual-ac-5', target: 'b1', extras: 0, after: 0 },
    });
    expect(table.state.moment.kind).toBe('defend');
    expect(bestAnswerIn(table)).toMatchObject({ roll: 'piloting' });
  });
});
