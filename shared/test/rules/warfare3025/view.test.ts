import { describe, expect, test } from 'vitest';
import { told } from '../../../src/match/index.ts';
import { awaited, tableOf, type View } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { begun, GRIFFIN, LOCUST } from './kit.ts';

const game = () => begun({ units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: LOCUST, at: '0,9' } } });
const viewOf = (seat = 'red', change: Partial<View> = {}): View => ({
  ...structuredClone(warfare3025.view(game().state, seat)),
  ...change,
});

describe('the table as far as a viewer knows it', () => {
  test('is the whole table in the core game, and the state is none', () => {
    const { state } = game();
    const table = tableOf(warfare3025.view(state, 'red'));
    const { agenda, claims, held, asked, ...open } = state;
    expect(table).toEqual(open);
  });

  test('lacks a unit that the viewer does not know of, and one whose card it does not know', () => {
    const view = viewOf();
    expect(tableOf({ ...view, units: view.units.slice(1) }).units.map(({ id }) => id)).toEqual(['r1']);
    expect(tableOf({ ...view, cards: { r1: GRIFFIN } }).units.map(({ id }) => id)).toEqual(['r1']);
  });

  test('a unit that is not on it cannot be attacked, as if there were none', () => {
    const attack = { kind: 'act', unit: 'r1', attack: { weapon: 'ppc', target: 'b1', extras: 0, after: 0 } } as const;
    const [decision] = warfare3025.pending(game().state);
    const without = { ...viewOf(), cards: { r1: GRIFFIN } };
    const refusal = (view: View, target: string) => {
      const refused = warfare3025.check(view, 'red', { ...attack, attack: { ...attack.attack, target } }, decision);
      return refused && told(warfare3025.words.refusals, refused).message;
    };
    expect(refusal(viewOf(), 'b1')).toBeUndefined();
    expect(refusal(without, 'b1')).toBe(refusal(without, 'b7')!.replace('b7', 'b1'));
  });
});

describe('what the match waits for, as far as a viewer knows', () => {
  test('is all of it in the core game', () => {
    const { state } = game();
    for (const viewer of ['red', 'blue', 'public'])
      expect(awaited(warfare3025.view(state, viewer))).toEqual(warfare3025.pending(state));
  });

  test.each([{ class: 'react' }, null])('can be nothing but a clock: %o', (clock) => {
    const view = viewOf('blue', { moment: { kind: 'unknown', clock } });
    expect(awaited(view)).toEqual([{ seat: null, id: null, kind: null, clock }]);
    expect(tableOf(view).moment).toEqual({ kind: 'running' });
    expect(warfare3025.check(view, 'blue', { kind: 'pass' })).toMatchObject({ code: 'not-asked' });
  });

  test('can lack the number of another seat’s decision, which is then not counted either', () => {
    const view = viewOf('blue', { asked: { blue: 0 } });
    expect(awaited(view)).toMatchObject([{ seat: 'red', id: null, kind: 'activate' }]);
    warfare3025.follow(view, { kind: 'activated', seat: 'red', units: ['r1'] });
    expect(view.asked).toEqual({ blue: 0 });
    warfare3025.follow(view, { kind: 'activated', seat: 'blue', units: ['b1'] });
    expect(awaited(view)).toMatchObject([{ seat: 'blue', id: 1 }]);
  });
});
