import { describe, expect, it } from 'vitest';
import { angleOf } from '../../../../src/rulesets/steampunk/ground/arcs.ts';
import { distanceOf } from '../../../../src/rulesets/steampunk/ground/places.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import { ghosts } from '../../../../src/rulesets/steampunk/plan/forecast.ts';
import { hex } from '../ground.ts';
import { answerTo, INFANTRY, orderFor, PLAN, shotsOf, TANK, TARGETS } from './kit.ts';

// Positions that were written before the computer was tuned, and not looked at while it was.

const did = { steps: [null, null, null], parts: ['Fire', '-'] } as const;
const LAST_MAN = { alive: [true, false, false, false] };
type Answer = ReturnType<typeof answerTo>;

/** Where a unit will be after the turn for which orders are written. */
const endOf = ({ state, intents }: Answer, unit: string) =>
  ghosts(state as State, state.units[unit]!, null, orderFor(intents, unit)).next.end;
const targetsOf = ({ intents }: Answer, unit: string) => [
  ...new Set(shotsOf(intents, unit).map(({ target }) => target)),
];

describe('the computer, unprepared,', () => {
  it('shoots at the tank that shows its rear, not at the one that shows its front', () => {
    const answer = answerTo(
      {
        units: {
          b1: { unit: TANK, at: 'D7', did },
          o1: { unit: TANK, at: 'D4', facing: 3 },
          o2: { unit: TANK, at: 'C5', facing: 0 },
        },
      },
      TARGETS,
    );
    expect(targetsOf(answer, 'b1')).toEqual(['o2']);
  });

  it('shoots at the infantry in the open, not at the one in the wood', () => {
    const answer = answerTo(
      {
        units: {
          b1: { unit: TANK, at: 'D7', did },
          o1: { unit: INFANTRY, at: 'D5' },
          o2: { unit: INFANTRY, at: 'C6' },
        },
        hexes: { D5: 'forest' },
      },
      TARGETS,
    );
    expect(targetsOf(answer, 'b1')).toEqual(['o2']);
  });

  it('does not send two of its units into the same hex', () => {
    const answer = answerTo(
      {
        units: {
          b1: { unit: INFANTRY, at: 'C9' },
          b2: { unit: INFANTRY, at: 'E9' },
          o1: { unit: TANK, at: 'D1' },
        },
      },
      PLAN,
    );
    expect(endOf(answer, 'b1').at).not.toBe(endOf(answer, 'b2').at);
  });

  it('turns a tank towards the only enemy, who stands behind it', () => {
    const answer = answerTo(
      { units: { b1: { unit: TANK, at: 'D5', facing: 3 }, o1: { unit: TANK, at: 'D1', facing: 3 } } },
      PLAN,
    );
    expect(angleOf(0, endOf(answer, 'b1').facing)).toBeLessThan(3);
  });

  it('drives a tank towards an enemy that nobody reaches', () => {
    const answer = answerTo({ units: { b1: { unit: TANK, at: 'D9' }, o1: { unit: INFANTRY, at: 'D1' } } }, PLAN);
    expect(distanceOf(endOf(answer, 'b1').at!, hex('D1'))).toBeLessThanOrEqual(8);
    expect(
      orderFor(answer.intents, 'b1')
        .movement.flat()
        .some((word) => word !== '-'),
    ).toBe(true);
  });

  it('gives every unit an order', () => {
    const { intents } = answerTo(
      {
        units: {
          b1: { unit: TANK, at: 'C8' },
          b2: { unit: INFANTRY, at: 'D8' },
          b3: { unit: INFANTRY, at: 'E8' },
          o1: { unit: TANK, at: 'D2' },
        },
      },
      PLAN,
    );
    for (const unit of ['b1', 'b2', 'b3']) expect(orderFor(intents, unit)).toBeDefined();
  });

  it('does not attack a fresh tank hand to hand with its last man', () => {
    const answer = answerTo(
      {
        units: { b1: { unit: INFANTRY, at: 'D6', harm: LAST_MAN }, o1: { unit: TANK, at: 'D5', facing: 3 } },
      },
      PLAN,
    );
    expect(endOf(answer, 'b1').at).not.toBe(hex('D5'));
  });

  it('shoots at the only enemy whom it reaches, though the chance is small', () => {
    const answer = answerTo(
      { units: { b1: { unit: TANK, at: 'D7', did }, o1: { unit: TANK, at: 'D4', facing: 3 } } },
      TARGETS,
    );
    expect(targetsOf(answer, 'b1')).toContain('o1');
  });

  it('shoots at the squad that one hit destroys, not at the fresh one', () => {
    // What is destroyed gives points; a squad with one man left is destroyed by one hit, four men are not.
    const answer = answerTo(
      {
        units: {
          b1: { unit: INFANTRY, at: 'D7', did, equipment: ['elf.enhanced_rifle'] },
          o1: { unit: INFANTRY, at: 'D5' },
          o2: { unit: INFANTRY, at: 'C6', harm: LAST_MAN },
        },
      },
      TARGETS,
    );
    expect(targetsOf(answer, 'b1')).toEqual(['o2']);
  });

  it('shoots with a tank at the last man of a squad, not at a whole one', () => {
    const answer = answerTo(
      {
        units: {
          b1: { unit: TANK, at: 'D7', did },
          o1: { unit: INFANTRY, at: 'D5' },
          o2: { unit: INFANTRY, at: 'C6', harm: LAST_MAN },
        },
      },
      TARGETS,
    );
    expect(targetsOf(answer, 'b1')).toEqual(['o2']);
  });
});
