import { describe, expect, it } from 'vitest';
import type { IntentOf } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { hex, type Place } from '../kit.ts';
import { ACT, away, bestAnswersTo, ELSEWHERE, endOf, MIDDLE, SHOOT, TURN } from './kit.ts';

// Positions that were written before the computer was tuned, and not looked at while it was. The best level is asked.

const SOUTH: Place = [20, 20];
const targetsOf = (answer: unknown) => [...new Set((answer as IntentOf<'shoot'>).groups.map(({ target }) => target))];

describe('the computer, unprepared,', () => {
  it('charges with a walker that has nothing but its maul, when two frightened troopers stand before it', () => {
    // It cannot shoot, they are Shaken and strike at nothing: only a charge does anything.
    const models = [{ type: 'walker', count: 1, weapons: ['maul'] }];
    const answers = bestAnswersTo(
      {
        units: {
          a1: { profile: 'walker', with: { models }, hex: [20, 4] },
          b1: { profile: 'squad', hex: [20, 10], wounds: [0, 0, -1, -1, -1], shaken: true },
        },
        markers: [MIDDLE],
        round: 3,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect((answer as IntentOf<'act'>).action).toBe('charge');
  });

  it('takes the marker that nobody has, and not the one that is its own already and that nobody comes near', () => {
    const from: Place = [20, 2];
    const answers = bestAnswersTo(
      {
        units: { a1: { profile: 'squad', hex: from }, b1: { profile: 'squad', hex: ELSEWHERE, activated: true } },
        table: {
          markers: [
            { at: hex([20, -6]), owner: 'a' },
            { at: hex(MIDDLE), owner: null },
          ],
        },
        round: 4,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect(away(endOf(answer as IntentOf<'act'>, from), MIDDLE)).toBeLessThanOrEqual(3);
  });

  it('stands in the way of the enemy at the marker that is counted, not at its own, in the last round', () => {
    const from: Place = [20, 0];
    const answers = bestAnswersTo(
      {
        units: {
          a1: { profile: 'guard', hex: from },
          a2: { profile: 'squad', hex: [20, -8], activated: true },
          b1: { profile: 'mob', hex: [20, 13], activated: true },
        },
        table: {
          markers: [
            { at: hex([20, -7]), owner: 'a' },
            { at: hex(MIDDLE), owner: 'b' },
          ],
        },
        round: 4,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect(away(endOf(answer as IntentOf<'act'>, from), MIDDLE)).toBeLessThanOrEqual(3);
  });

  it('does not charge ten conscripts with the last trooper', () => {
    const answers = bestAnswersTo(
      {
        units: {
          a1: { profile: 'squad', hex: [20, 3], wounds: [0, -1, -1, -1, -1] },
          b1: { profile: 'mob', hex: [20, 10] },
        },
        markers: [ELSEWHERE],
        round: 2,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect((answer as IntentOf<'act'>).action).not.toBe('charge');
  });

  it('shoots in the last round at who can still go to the marker, not at who cannot get there any more', () => {
    const answers = bestAnswersTo(
      {
        units: {
          a1: { profile: 'guard', hex: [20, 0] },
          a2: { profile: 'squad', hex: [18, 10], activated: true },
          b1: { profile: 'squad', hex: [24, 12], wounds: [0, 0, -1, -1, -1] },
          b2: { profile: 'squad', hex: [16, 16], wounds: [0, 0, -1, -1, -1], activated: true },
        },
        markers: [MIDDLE],
        round: 4,
        active: { unit: 'a1', action: 'hold' },
      },
      SHOOT,
    );
    for (const answer of answers) expect(targetsOf(answer)).toEqual(['b1']);
  });

  it('sets out for the marker in the first round, far from everybody', () => {
    const from: Place = [20, -8];
    const answers = bestAnswersTo(
      {
        units: { a1: { profile: 'squad', hex: from }, b1: { profile: 'squad', hex: [20, 28] } },
        markers: [MIDDLE],
        round: 1,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers)
      expect(away(endOf(answer as IntentOf<'act'>, from), MIDDLE)).toBeLessThan(away(hex(from), MIDDLE));
  });

  it('stays on the marker in the last round, though its only enemy is out of range', () => {
    const answers = bestAnswersTo(
      {
        units: { a1: { profile: 'squad', hex: MIDDLE }, b1: { profile: 'squad', hex: [40, 18] } },
        markers: [MIDDLE],
        round: 4,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect(away(endOf(answer as IntentOf<'act'>, MIDDLE), MIDDLE)).toBeLessThanOrEqual(3);
  });

  it('activates the guard that can clear the marker, not the squad that can do nothing', () => {
    const answers = bestAnswersTo(
      {
        units: {
          a1: { profile: 'squad', hex: [44, -18] },
          a2: { profile: 'guard', hex: [20, 0] },
          b1: { profile: 'squad', hex: [20, 11], wounds: [0, -1, -1, -1, -1] },
        },
        markers: [MIDDLE],
        round: 4,
      },
      TURN,
    );
    for (const answer of answers) expect((answer as IntentOf<'activate'>).unit).toBe('a2');
  });

  it('shoots at the squad in the open, not at the one in the wood', () => {
    const wood: readonly Place[] = [
      [16, 10],
      [15, 10],
      [16, 9],
      [15, 11],
      [16, 11],
      [17, 9],
      [17, 10],
    ];
    const answers = bestAnswersTo(
      {
        units: {
          a1: { profile: 'squad', hex: [20, -4] },
          b1: { profile: 'squad', hex: [16, 10] },
          b2: { profile: 'squad', hex: [22, 8] },
        },
        ground: { terrain: [{ type: 'forest', piece: 'wood', hexes: wood }] },
        round: 2,
        active: { unit: 'a1', action: 'hold' },
      },
      SHOOT,
    );
    for (const answer of answers) expect(targetsOf(answer)).toEqual(['b2']);
  });

  it('goes in the last round to the one of two markers that it can reach', () => {
    const from: Place = [20, 0];
    const answers = bestAnswersTo(
      {
        units: { a1: { profile: 'squad', hex: from }, b1: { profile: 'squad', hex: [4, 30], activated: true } },
        markers: [SOUTH, [32, -6]],
        round: 4,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect(away(endOf(answer as IntentOf<'act'>, from), [32, -6])).toBeLessThanOrEqual(3);
  });
});
