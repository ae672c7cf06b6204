import { describe, expect, it } from 'vitest';
import type { IntentOf } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { hex, type Place } from '../kit.ts';
import { ACT, answersTo, away, ELSEWHERE, endOf, MIDDLE, SHOOT, TURN } from './kit.ts';

// Positions that were looked at while the computer was made.

describe('the computer', () => {
  it('shoots the last enemy off the marker in the last round, not at the squad beside it', () => {
    // b1 is one trooper that holds the marker for its side; b2 is whole and holds nothing.
    const answers = answersTo(
      {
        units: {
          a1: { profile: 'guard', hex: [20, 0] },
          b1: { profile: 'squad', hex: [20, 9], wounds: [0, -1, -1, -1, -1], activated: true },
          b2: { profile: 'squad', hex: [26, 6], activated: true },
        },
        markers: [MIDDLE],
        round: 4,
        active: { unit: 'a1', action: 'hold' },
      },
      SHOOT,
    );
    for (const answer of answers)
      expect((answer as IntentOf<'shoot'>).groups.map(({ target }) => target)).toEqual(['b1']);
  });

  it('goes to the marker that it can reach in the last round', () => {
    const from: Place = [20, 0];
    const answers = answersTo(
      {
        units: { a1: { profile: 'squad', hex: from }, b1: { profile: 'squad', hex: ELSEWHERE, activated: true } },
        markers: [MIDDLE],
        round: 4,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect(away(endOf(answer as IntentOf<'act'>, from), MIDDLE)).toBeLessThanOrEqual(3);
  });

  it('holds the marker in the last round, though it could charge', () => {
    // The enemy has acted: nobody can take the marker from us any more, but we could leave it.
    const answers = answersTo(
      {
        units: {
          a1: { profile: 'squad', hex: MIDDLE },
          b1: { profile: 'mob', hex: [20, 20], activated: true },
        },
        markers: [MIDDLE],
        round: 4,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect(away(endOf(answer as IntentOf<'act'>, MIDDLE), MIDDLE)).toBeLessThanOrEqual(3);
  });

  it('does not charge a walker with five troopers, who would break on it', () => {
    const answers = answersTo(
      {
        units: { a1: { profile: 'squad', hex: [20, 4] }, b1: { profile: 'walker', hex: [20, 10] } },
        markers: [ELSEWHERE],
        round: 2,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect((answer as IntentOf<'act'>).action).not.toBe('charge');
  });

  it('contests the marker of an enemy who has acted, in the last round', () => {
    // Ten conscripts cannot be shot away from the hex; but while an enemy is near the marker is nobody's.
    const from: Place = [20, -2];
    const answers = answersTo(
      {
        units: { a1: { profile: 'squad', hex: from }, b1: { profile: 'mob', hex: [20, 12], activated: true } },
        table: { markers: [{ at: hex(MIDDLE), owner: 'b' }] },
        round: 4,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect(away(endOf(answer as IntentOf<'act'>, from), MIDDLE)).toBeLessThanOrEqual(3);
  });

  it('activates a unit that can act before one that is Shaken', () => {
    const answers = answersTo(
      {
        units: {
          a1: { profile: 'squad', hex: [22, 0], shaken: true },
          a2: { profile: 'guard', hex: [20, 4], wounds: [0, 0, -1] },
          b1: { profile: 'squad', hex: [20, 12], wounds: [0, -1, -1, -1, -1] },
        },
        markers: [MIDDLE],
        round: 4,
      },
      TURN,
    );
    for (const answer of answers) expect((answer as IntentOf<'activate'>).unit).toBe('a2');
  });

  it('shoots at whom it can finish rather than at whom it can scratch', () => {
    // Three heavy rifles kill one trooper more likely than they hurt a walker with Defense 2.
    const answers = answersTo(
      {
        units: {
          a1: { profile: 'guard', hex: [20, 0] },
          b1: { profile: 'walker', hex: [18, 8] },
          b2: { profile: 'squad', hex: [22, 8], wounds: [0, -1, -1, -1, -1] },
        },
        round: 2,
        active: { unit: 'a1', action: 'hold' },
      },
      SHOOT,
    );
    for (const answer of answers)
      expect((answer as IntentOf<'shoot'>).groups.map(({ target }) => target)).toEqual(['b2']);
  });

  it('charges the last trooper on the marker with a squad that has only blades, in the last round', () => {
    // To stand beside him would make the marker nobody's; three times of four the charge takes it.
    const models = [{ type: 'trooper', count: 5, weapons: ['blade'] }];
    const answers = answersTo(
      {
        units: {
          a1: { profile: 'squad', with: { models }, hex: [20, 2] },
          b1: { profile: 'squad', hex: [20, 9], wounds: [0, -1, -1, -1, -1], activated: true },
        },
        markers: [MIDDLE],
        round: 4,
        active: 'a1',
      },
      ACT,
    );
    for (const answer of answers) expect((answer as IntentOf<'act'>).action).toBe('charge');
  });

  it('shoots in the last round at two troopers on the marker, not at the great walker that is at none', () => {
    const answers = answersTo(
      {
        units: {
          a1: { profile: 'guard', hex: [20, 0] },
          b1: { profile: 'squad', hex: [20, 11], wounds: [0, 0, -1, -1, -1], activated: true },
          b2: { profile: 'walker', hex: [26, 2], activated: true },
        },
        markers: [MIDDLE],
        round: 4,
        active: { unit: 'a1', action: 'hold' },
      },
      SHOOT,
    );
    for (const answer of answers)
      expect((answer as IntentOf<'shoot'>).groups.map(({ target }) => target)).toEqual(['b1']);
  });

  it('takes the marker that the enemy has left in the last round, not the one that nobody has', () => {
    // With the first one it wins, with the second one both sides have a marker.
    const from: Place = [20, 0];
    const answers = answersTo(
      {
        units: { a1: { profile: 'squad', hex: from }, b1: { profile: 'squad', hex: ELSEWHERE, activated: true } },
        table: {
          markers: [
            { at: hex([32, -6]), owner: null },
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
});
