import { describe, expect, it } from 'vitest';
import { angleOf } from '../../../../src/rulesets/steampunk/ground/arcs.ts';
import { distanceOf } from '../../../../src/rulesets/steampunk/ground/places.ts';
import { ghosts } from '../../../../src/rulesets/steampunk/plan/forecast.ts';
import { hex } from '../ground.ts';
import type { Placing } from '../kit.ts';
import { answerTo, INFANTRY, orderFor, PLAN, shotsOf, TANK, TARGETS } from './kit.ts';

// Positions that were looked at while the computer was made.

/** What units do in this turn that can fire in the next: who moves does not. */
const STAYS: Placing['order'] = { movement: [['360'], ['360'], ['360']] };

describe('the computer', () => {
  it('loads a gun that is empty while nobody is in reach', () => {
    const { intents } = answerTo(
      { units: { b1: { unit: TANK, at: 'D9', loads: { 'elf.main_tank_gun': 0 } }, o1: { unit: TANK, at: 'D1' } } },
      PLAN,
    );
    expect(orderFor(intents, 'b1').gunnery.join()).toMatch(/Load/);
  });

  it('orders a loaded gun to fire at an enemy in front of it', () => {
    const { intents } = answerTo({ units: { b1: { unit: TANK, at: 'D6' }, o1: { unit: INFANTRY, at: 'D4' } } }, PLAN);
    expect(orderFor(intents, 'b1').gunnery.join()).toMatch(/Fire/);
  });

  it('comes nearer to an enemy that nobody reaches', () => {
    const { state, intents } = answerTo(
      { units: { b1: { unit: INFANTRY, at: 'D9' }, o1: { unit: INFANTRY, at: 'D1' } } },
      PLAN,
    );
    const unit = state.units.b1!;
    const { end } = ghosts(state, unit, null, orderFor(intents, 'b1')).next;
    expect(distanceOf(end.at!, hex('D1'))).toBeLessThan(distanceOf(unit.at!, hex('D1')));
  });

  it('shoots at whom it can reach', () => {
    const did = { steps: [null, null, null], parts: ['Fire', '-'] } as const;
    const { intents } = answerTo(
      { units: { b1: { unit: TANK, at: 'D6', did }, o1: { unit: INFANTRY, at: 'D4' } } },
      TARGETS,
    );
    expect(shotsOf(intents, 'b1')).toContainEqual(expect.objectContaining({ target: 'o1' }));
  });

  it('shoots at the squad with one man left, not at the tank whose front it cannot pierce', () => {
    const did = { steps: [null, null, null], parts: ['Fire', '-'] } as const;
    const alive = [true, false, false, false];
    const { intents } = answerTo(
      {
        units: {
          b1: { unit: INFANTRY, at: 'D6', did, equipment: ['elf.enhanced_rifle'] },
          o1: { unit: INFANTRY, at: 'D4', harm: { alive } },
          o2: { unit: TANK, at: 'E5' },
        },
      },
      TARGETS,
    );
    expect(shotsOf(intents, 'b1').map(({ target }) => target)).toEqual(['o1']);
  });

  it('commits what it plans', () => {
    const { intents } = answerTo({ units: { b1: { unit: TANK, at: 'D8' }, o1: { unit: TANK, at: 'D2' } } }, PLAN);
    expect(intents.at(-1)).toEqual({ kind: 'commit' });
  });

  it('does not let the last man beside its squad go: it fires at him or attacks him', () => {
    const answer = answerTo(
      {
        units: {
          b1: { unit: INFANTRY, at: 'D6', equipment: ['elf.enhanced_rifle'], order: STAYS },
          o1: { unit: INFANTRY, at: 'D5', order: STAYS, harm: { alive: [true, false, false, false] } },
        },
      },
      PLAN,
    );
    const { at } = ghosts(answer.state, answer.state.units.b1!, null, orderFor(answer.intents, 'b1')).next.end;
    expect(at === hex('D5') || /Fire/.test(orderFor(answer.intents, 'b1').gunnery.join())).toBe(true);
  });

  it('orders a squad that has enemies before its rifles to fire', () => {
    const { intents } = answerTo(
      {
        units: {
          b1: { unit: INFANTRY, at: 'D7', equipment: ['elf.enhanced_rifle'], order: STAYS },
          o1: { unit: INFANTRY, at: 'D5', order: STAYS },
        },
      },
      PLAN,
    );
    expect(orderFor(intents, 'b1').gunnery.join()).toMatch(/Fire/);
  });

  it('turns a tank round at the edge of the map, with the enemy behind it', () => {
    const { state, intents } = answerTo(
      { units: { b1: { unit: TANK, at: 'D1', facing: 0 }, o1: { unit: INFANTRY, at: 'D8', facing: 0 } } },
      PLAN,
    );
    const { end } = ghosts(state, state.units.b1!, null, orderFor(intents, 'b1')).next;
    expect(angleOf(3, end.facing)).toBeLessThan(3);
  });

  it('shoots at the near one of two like squads', () => {
    const did = { steps: [null, null, null], parts: ['Fire', '-'] } as const;
    const { intents } = answerTo(
      {
        units: {
          b1: { unit: TANK, at: 'D8', did },
          o1: { unit: INFANTRY, at: 'D2' },
          o2: { unit: INFANTRY, at: 'D6' },
        },
      },
      TARGETS,
    );
    expect(new Set(shotsOf(intents, 'b1').map(({ target }) => target))).toEqual(new Set(['o2']));
  });
});
