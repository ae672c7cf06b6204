import { describe, expect, it } from 'vitest';
import { choose } from '../../../../src/computer/index.ts';
import { indexDistance, indexOfLabel } from '../../../../src/hex/index.ts';
import { pending } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import type { Intent, IntentOf } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { grimdarkComputer } from '../../../../src/rulesets/grimdark/computer.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { Step } from '../../../../src/rulesets/grimdark/model/steps.ts';
import { AFTER_ACTION } from '../../../../src/rulesets/grimdark/rules/rounds/activation.ts';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';
import { hex, type Laying, type Place, playOn, tableOf } from '../kit.ts';

// Positions in which one answer is plainly right. Seat A is asked, by every level that is no worse than normal.

/** Who answers: hard again and again, for chance plays a part when it looks ahead. */
const ASKED = [
  ['normal', 1],
  ['hard', 1],
  ['hard', 2],
  ['hard', 3],
] as const;

/** What the computer answers in a position, again and again. */
const answersTo = (laying: Laying, agenda: readonly Step[]): readonly Intent[] => {
  const state = { ...tableOf(laying), agenda };
  playOn(state);
  const [decision] = pending(state);
  const seen = view(state, decision!.seat);
  return ASKED.map(([level, seed]) => choose(grimdark, grimdarkComputer, seen, decision!, level, seed).intents[0]);
};

const TURN: readonly Step[] = [{ do: 'turn', seat: 'a' }];
const ACT: readonly Step[] = [{ do: 'act' }, ...AFTER_ACTION];
const SHOOT: readonly Step[] = [{ do: 'shoot' }, { do: 'end-activation' }];

/** Where an action ends. */
const endOf = ({ path }: IntentOf<'act'>, from: Place): string => path.at(-1) ?? hex(from);
const away = (one: string, other: Place): number => {
  const grid = { width: 48, height: 40 };
  return indexDistance(grid, indexOfLabel(grid, one), indexOfLabel(grid, hex(other)));
};

const MIDDLE: Place = [20, 10];
/** Far from everything else, so that the battle goes on. */
const ELSEWHERE: Place = [40, 10];

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
});
