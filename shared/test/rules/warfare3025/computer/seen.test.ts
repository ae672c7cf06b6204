import { describe, expect, it } from 'vitest';
import { indexDistance, indexOfLabel } from '../../../../src/hex/index.ts';
import type { Intent, IntentOf } from '../../../../src/rulesets/warfare3025/ask/intents.ts';
import { begun, GRIFFIN, hex, LOCUST, path, RIFLEMAN, straight, WOLVERINE } from '../kit.ts';
import { acted, answersIn, answersTo, CRIPPLED } from './kit.ts';

// Positions that were written before the computer was tuned, but looked at while it was: they hold what it can do.

const GRID = { width: 40, height: 90 };
const away = (one: string, other: string): number =>
  indexDistance(GRID, indexOfLabel(GRID, one), indexOfLabel(GRID, other));
const act = (answer: Intent) => answer as IntentOf<'act'>;
/** Where an action ends, of a unit that stands at `from`. */
const endOf = (answer: Intent, from: string): string => act(answer).move?.path.at(-1) ?? hex(from);

describe('the computer, asked again,', () => {
  it('shoots at the mech whose back it sees, not at the one that faces it', () => {
    const answers = answersTo({
      units: {
        r1: { card: GRIFFIN, at: '0,0' },
        b1: { card: WOLVERINE, at: '4,-12', facing: 3 },
        b2: { card: WOLVERINE, at: '-4,-8', facing: 0 },
      },
    });
    for (const answer of answers) expect(act(answer).attack?.target).toBe('b2');
  });

  it('shoots at the mech in the open, not at the one in dense woods', () => {
    const answers = answersTo({
      ground: { '4,-12': 'dense' },
      units: {
        r1: { card: GRIFFIN, at: '0,0' },
        b1: { card: WOLVERINE, at: '4,-12', facing: 3 },
        b2: { card: WOLVERINE, at: '-4,-8', facing: 3 },
      },
    });
    for (const answer of answers) expect(act(answer).attack?.target).toBe('b2');
  });

  it('shoots at who stands still, not at who runs', () => {
    const answers = answersTo({
      units: {
        r1: { card: RIFLEMAN, at: '0,0' },
        b1: { card: LOCUST, at: '4,-10', facing: 3, token: 'fast' },
        b2: { card: LOCUST, at: '-4,-6', facing: 3, token: 'stationary' },
      },
    });
    for (const answer of answers) expect(act(answer).attack?.target).toBe('b2');
  });

  it('shoots at the one of two like mechs whose armour is gone', () => {
    const answers = answersTo({
      units: {
        r1: { card: GRIFFIN, at: '0,0' },
        b1: { card: WOLVERINE, at: '4,-12', facing: 3 },
        b2: { card: WOLVERINE, at: '-4,-8', facing: 3, damage: { armour: 12 } },
      },
    });
    for (const answer of answers) expect(act(answer).attack?.target).toBe('b2');
  });

  it('acts first with the mech that can destroy somebody', () => {
    const answers = answersTo({
      units: {
        r1: { card: LOCUST, at: '14,14' },
        r2: { card: RIFLEMAN, at: '0,0', ticks: 0 },
        b1: { card: LOCUST, at: '0,-8', facing: 3, token: 'stationary', damage: { structure: 18, armour: 12 } },
      },
    });
    for (const answer of answers) expect(act(answer)).toMatchObject({ unit: 'r2', attack: { target: 'b1' } });
  });

  it('stays out of reach with a wreck that is ahead, when the time is all but up', () => {
    const limit = begun({ units: { r1: { at: '0,0' }, b1: { at: '0,-9' } } }).state.options.limit;
    const answers = answersTo({
      elapsed: limit - 3,
      units: {
        r1: { card: LOCUST, at: '0,20', damage: { structure: 17, armour: 12 } },
        b1: { card: RIFLEMAN, at: '0,-14', facing: 3, damage: { structure: 18 } },
      },
    });
    for (const answer of answers) expect(away(endOf(answer, '0,20'), hex('0,-14'))).toBeGreaterThan(24);
  });

  it('attacks when it is behind and the time is all but up', () => {
    const limit = begun({ units: { r1: { at: '0,0' }, b1: { at: '0,-9' } } }).state.options.limit;
    const answers = answersTo({
      elapsed: limit - 3,
      units: {
        r1: { card: GRIFFIN, at: '0,0', damage: { structure: 8 } },
        b1: { card: WOLVERINE, at: '0,-12', facing: 3 },
      },
    });
    for (const answer of answers) expect(act(answer).attack?.target).toBe('b1');
  });

  it('comes nearer, and does not show its back to the enemy that it comes to', () => {
    const answers = answersTo({
      units: { r1: { card: WOLVERINE, at: '0,20' }, b1: { card: WOLVERINE, at: '0,-14', facing: 3 } },
    });
    for (const answer of answers) {
      expect(act(answer).move?.facing).not.toBe(3);
      expect(away(endOf(answer, '0,20'), hex('0,-14'))).toBeLessThan(34);
    }
  });

  it('shoots at the near one of two like mechs, where its shots hit best', () => {
    const answers = answersTo({
      units: {
        r1: { card: RIFLEMAN, at: '0,0' },
        b1: { card: LOCUST, at: '0,-22', facing: 3, token: 'stationary' },
        b2: { card: LOCUST, at: '0,-9', facing: 3, token: 'stationary' },
      },
    });
    for (const answer of answers) expect(act(answer).attack?.target).toBe('b2');
  });

  it('interrupts a mech all but destroyed that leaves its sight, while it can', () => {
    const table = begun({
      units: {
        r1: { card: WOLVERINE, at: '0,0', damage: { structure: 19, armour: 14 } },
        b1: { card: GRIFFIN, at: '5,-12', facing: 3, ticks: 1 },
      },
    });
    table.play('red', { kind: 'act', unit: 'r1', move: { path: path('0,1 0,2 0,3'), facing: 0 } });
    expect(table.state.moment.kind).toBe('interrupt');
    for (const answer of answersIn(table)) expect((answer as IntentOf<'interrupt'>).attack?.target).toBe('r1');
  });

  it('lets a target come into the best band before it interrupts, W-9.5', () => {
    const table = acted(
      { units: { r1: CRIPPLED, b1: { card: RIFLEMAN, at: '0,-17', facing: 3, ticks: 1 } } },
      { move: { path: straight('0,0', 0, 6), facing: 0, onPoor: 'stop' } },
    );
    for (const answer of answersIn(table)) {
      expect((answer as IntentOf<'interrupt'>).attack?.target).toBe('r1');
      expect((answer as IntentOf<'interrupt'>).trigger).toBeGreaterThanOrEqual(3);
    }
  });
});
