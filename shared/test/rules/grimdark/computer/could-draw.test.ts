import { describe, expect, it } from 'vitest';
import { couldDraw } from '../../../../src/rulesets/grimdark/computer/could-draw.ts';
import { hex, type Laying, type Placing, tableOf } from '../kit.ts';
import { ELSEWHERE, MIDDLE } from './kit.ts';

const squad = (at: Placing['hex'], given: Partial<Placing> = {}): Placing => ({ profile: 'squad', hex: at, ...given });
/** The enemy has two markers in the last round; A has one squad. */
const behind = (own: Placing, table: Laying['table'] = {}) =>
  tableOf({
    units: { a1: own, b1: squad(MIDDLE) },
    table: {
      markers: [
        { at: hex(MIDDLE), owner: 'b' },
        { at: hex(ELSEWHERE), owner: 'b' },
      ],
      ...table,
    },
    round: 4,
  });

describe('a side that is two markers behind', () => {
  it('could draw with a squad that gets to one: the enemy loses it as well', () => {
    expect(couldDraw(behind(squad([20, 0])), 'a')).toBe(true);
  });

  it('could not with a squad that has acted far from all of them', () => {
    expect(couldDraw(behind(squad([30, -4], { activated: true })), 'a')).toBe(false);
  });

  it('could with a squad that is still to come', () => {
    expect(couldDraw(behind(squad(null)), 'a')).toBe(true);
  });

  it('could where markers do not decide', () => {
    const scenario = { kind: 'storm', terminals: [], codes: {} } as unknown as never;
    expect(couldDraw(behind(squad([30, -4], { activated: true }), { scenario }), 'a')).toBe(true);
  });
});
