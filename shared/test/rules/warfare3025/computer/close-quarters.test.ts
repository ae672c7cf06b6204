import { describe, expect, it } from 'vitest';
import { aimedFrom } from '../../../../src/rulesets/warfare3025/computer/propose/attacks.ts';
import { proposeEvasion, proposeReaction } from '../../../../src/rulesets/warfare3025/computer/propose/reaction.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { begun, type Game, GRIFFIN, LOCUST, type UnitWords } from '../kit.ts';

const options = { closeQuarters: 'on' } as const;

const asked = (target: UnitWords = {}): Game => {
  const game = begun({
    options,
    units: {
      r1: { card: GRIFFIN, at: '0,0' },
      b1: { card: LOCUST, at: '0,-4', facing: 3, ticks: 3, token: 'fast', ...target },
      b9: { card: GRIFFIN, at: '9,20' },
    },
  });
  game.play('red', { kind: 'act', unit: 'r1', attack: { weapon: 'ppc', target: 'b1' } });
  game.play('blue', { kind: 'pass' });
  return game;
};

describe('the computer in close quarters', () => {
  it('dodges or counters rather than take the hit, and proposes only what is allowed', () => {
    const { state, refused } = asked();
    const answers = proposeReaction(state);
    expect(answers[0]).toMatchObject({ kind: 'react' });
    expect(answers[0]).not.toMatchObject({ how: 'none' });
    expect(answers).toHaveLength(4);
    expect(refused('blue', { kind: 'evade' }).rule).toBe('W-16');
  });

  it('moves or stays after a dodge by what its ticks are worth, and every way is allowed', () => {
    const game = asked();
    game.play('blue', { kind: 'react', how: 'dodge' }, [15, 3, 14]);
    const ways = proposeEvasion(game.state, 'b1');
    expect(ways).toContainEqual({ kind: 'evade' });
    expect(ways.length).toBeGreaterThan(1);
    const [decision] = warfare3025.pending(game.state);
    for (const way of ways)
      expect(warfare3025.check(warfare3025.view(game.state, 'blue'), 'blue', way, decision)).toBeUndefined();
  });

  it('never aims in close quarters, and reckons with the ticks of the weapon', () => {
    const { state } = begun({
      options: { ...options, combat: 'aimed' },
      units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: LOCUST, at: '0,-3', facing: 3, token: 'fast' } },
    });
    const shots = aimedFrom(state, state.units.find(({ id }) => id === 'r1')!, { after: 0, ticks: 0, tick: 0.1 });
    expect(shots.map(({ attack, cost }) => [attack.weapon, attack.aim, cost]).sort()).toEqual([
      ['lrm-10', undefined, 7],
      ['ppc', undefined, 8],
    ]);
  });
});
