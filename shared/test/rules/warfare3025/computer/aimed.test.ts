import { describe, expect, it } from 'vitest';
import type { IntentOf } from '../../../../src/rulesets/warfare3025/ask/intents.ts';
import { GRIFFIN, LOCUST, WOLVERINE } from '../kit.ts';
import { answersTo } from './kit.ts';

const options = { combat: 'aimed' } as const;
const attacksIn = (answers: ReturnType<typeof answersTo>) =>
  answers.map((answer) => (answer as IntentOf<'act'>).attack);

describe('the computer by aimed fire', () => {
  it('aims at whom it has at its best range, no longer than makes the shot easier', () => {
    const attacks = attacksIn(
      answersTo({
        options,
        units: {
          r1: { card: GRIFFIN, at: '0,0' },
          b1: { card: WOLVERINE, at: '0,-7', facing: 3, token: 'stationary' },
        },
      }),
    );
    for (const attack of attacks) expect(attack).toMatchObject({ target: 'b1' });
    for (const attack of attacks) expect(attack!.aim ?? 0).toBeLessThanOrEqual(5);
    expect(attacks.some((attack) => (attack!.aim ?? 0) > 0)).toBe(true);
  });

  it('comes nearer when every shot is impossible', () => {
    const answers = answersTo({
      options,
      units: { r1: { card: GRIFFIN, at: '0,15' }, b1: { card: LOCUST, at: '0,-14', facing: 3 } },
    });
    for (const answer of answers) {
      expect((answer as IntentOf<'act'>).attack).toBeUndefined();
      expect((answer as IntentOf<'act'>).move?.path.length).toBeGreaterThan(3);
    }
  });
});
