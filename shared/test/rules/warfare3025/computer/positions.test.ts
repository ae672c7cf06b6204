import { describe, expect, it } from 'vitest';
import type { IntentOf } from '../../../../src/rulesets/warfare3025/ask/intents.ts';
import { begun, GRIFFIN, LOCUST, path, RIFLEMAN, WOLVERINE } from '../kit.ts';
import { answersIn, answersTo } from './kit.ts';

// Positions that were looked at while the computer was made.

describe('the computer', () => {
  it('finishes the mech that one hit destroys, not the fresh one beside it', () => {
    const answers = answersTo({
      units: {
        r1: { card: GRIFFIN, at: '0,0' },
        b1: { card: WOLVERINE, at: '0,-9', facing: 3, damage: { structure: 18, armour: 10 } },
        b2: { card: WOLVERINE, at: '3,-10', facing: 3 },
      },
    });
    for (const answer of answers) expect((answer as IntentOf<'act'>).attack?.target).toBe('b1');
  });

  it('attacks whom it has at its best range, and does not wait', () => {
    const answers = answersTo({
      units: { r1: { card: RIFLEMAN, at: '0,0' }, b1: { card: LOCUST, at: '0,-8', facing: 3, token: 'stationary' } },
    });
    for (const answer of answers) expect((answer as IntentOf<'act'>).attack?.target).toBe('b1');
  });

  it('comes onto the map instead of waiting beside it', () => {
    const answers = answersTo({ units: { r1: { card: GRIFFIN }, b1: { card: GRIFFIN } } });
    for (const answer of answers) expect(answer).toMatchObject({ kind: 'act', unit: 'r1' });
  });

  it('comes nearer to an enemy that nobody reaches yet', () => {
    const answers = answersTo({
      units: { r1: { card: LOCUST, at: '0,15' }, b1: { card: LOCUST, at: '0,-20', facing: 3 } },
    });
    for (const answer of answers) expect((answer as IntentOf<'act'>).move?.path.length).toBeGreaterThan(4);
  });

  it('interrupts a crippled mech that walks past its guns', () => {
    const table = begun({
      units: {
        r1: { card: LOCUST, at: '0,0', damage: { structure: 18, armour: 12 } },
        b1: { card: RIFLEMAN, at: '6,-6', facing: 4, ticks: 1 },
      },
    });
    table.play('red', { kind: 'act', unit: 'r1', move: { path: path('1,0 2,0 3,0 4,0'), facing: 2 } });
    expect(table.state.moment.kind).toBe('interrupt');
    for (const answer of answersIn(table)) expect((answer as IntentOf<'interrupt'>).attack?.target).toBe('r1');
  });

  it('does not turn its back on the only enemy', () => {
    const answers = answersTo({
      units: { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: WOLVERINE, at: '0,-12', facing: 3 } },
    });
    // The enemy stands to the north: south, facing 3, would show it the back.
    for (const answer of answers) expect((answer as IntentOf<'act'>).move?.facing).not.toBe(3);
  });

  it('shoots at whom it reaches, and does not walk after the wreck that is out of reach', () => {
    const answers = answersTo({
      units: {
        r1: { card: GRIFFIN, at: '0,10' },
        b1: { card: WOLVERINE, at: '0,-2', facing: 3 },
        b2: { card: WOLVERINE, at: '0,-40', facing: 3, damage: { structure: 19, armour: 14 } },
      },
    });
    for (const answer of answers) expect((answer as IntentOf<'act'>).attack?.target).toBe('b1');
  });

  it('shoots in the last ticks though it is ahead, for nobody can answer any more', () => {
    const limit = begun({ units: { r1: { at: '0,0' }, b1: { at: '0,-9' } } }).state.options.limit;
    const answers = answersTo({
      elapsed: limit - 3,
      units: {
        r1: { card: GRIFFIN, at: '0,0' },
        b1: { card: WOLVERINE, at: '0,-10', facing: 3, damage: { structure: 8 } },
      },
    });
    for (const answer of answers) expect((answer as IntentOf<'act'>).attack?.target).toBe('b1');
  });

  it('walks out from behind a wood to shoot at an enemy whom it does not see', () => {
    const wood = Object.fromEntries(
      [-3, -2, -1, 0, 1, 2, 3].flatMap((q) => [-2, -3].map((r) => [`${q},${r - Math.floor(q / 2)}`, 'dense'])),
    );
    const answers = answersTo({
      ground: wood,
      units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: LOCUST, at: '0,-12', facing: 3, token: 'stationary' } },
    });
    for (const answer of answers) {
      expect((answer as IntentOf<'act'>).move).toBeDefined();
      expect((answer as IntentOf<'act'>).attack?.target).toBe('b1');
    }
  });

  it('shoots past the wood, not through it', () => {
    const answers = answersTo({
      ground: { '-2,-4': 'dense', '-3,-6': 'dense' },
      units: {
        r1: { card: RIFLEMAN, at: '0,0' },
        b1: { card: LOCUST, at: '4,-12', facing: 3, token: 'stationary' },
        b2: { card: LOCUST, at: '-4,-8', facing: 3, token: 'stationary' },
      },
    });
    for (const answer of answers) expect((answer as IntentOf<'act'>).attack?.target).toBe('b1');
  });
});
