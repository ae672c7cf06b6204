import { expect, test } from 'vitest';
import { begun, GRIFFIN, hex, LOCUST, RIFLEMAN, straight } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { stepsFromText, stepsToText } from '../../../../src/rulesets/warfare3025/plan/saved.ts';
import { askedOf, planning } from '../kit.ts';

const table = () =>
  begun({
    units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: RIFLEMAN, at: '0,-10', facing: 3 }, r2: { at: '3,0' } },
  });

/** A plan with everything in it, and the page that is opened again while the same is asked. */
const saved = () => {
  const { state } = table();
  const { planner } = planning(state, 'red');
  planner.goTo(hex('0,-1'));
  planner.toggleJump();
  planner.goTo(hex('0,-3'));
  planner.aim('b1', 'ppc');
  planner.turn(1);
  planner.onPoor('press');
  return { drafts: planner.steps.values.value.slice(1), asked: askedOf(state, 'red')!, planner, state };
};

test('what was planned comes back as it was, with every step back', () => {
  const { drafts, asked, planner, state } = saved();
  const again = planning(state, 'red').planner;
  again.steps.replace(...stepsFromText(asked, stepsToText(drafts))!);
  expect(again.judged.value).toEqual(planner.judged.value);
  while (planner.undo()) {
    expect(again.undo()).toBe(true);
    expect(again.draft.value).toEqual(planner.draft.value);
  }
  expect(again.undoable).toBe(false);
});

test('so do waiting, and an interrupt with its trigger', () => {
  const game = begun({
    units: { r1: { card: RIFLEMAN, at: '0,0' }, b1: { card: LOCUST, at: '2,-7', facing: 4, ticks: 1 } },
  });
  const { planner } = planning(game.state, 'red');
  planner.toggleWaiting();
  const waiting = planner.steps.values.value.slice(1);
  expect(stepsFromText(planner.asked.value!, stepsToText(waiting))).toEqual(waiting);
  game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 6), facing: 0 } });
  const other = planning(game.state, 'blue').planner;
  other.aim('r1', undefined, 3);
  const aimed = other.steps.values.value.slice(1);
  expect(stepsFromText(other.asked.value!, stepsToText(aimed))).toEqual(aimed);
  expect(stepsFromText(other.asked.value!, stepsToText(waiting)), 'of another unit').toBeUndefined();
});

test.each<[string, object]>([
  ['another unit', { unit: 'r2' }],
  ['no unit', { unit: null }],
  ['a hex off the map', { path: ['9999'] }],
  ['a path that is none', { path: 'north' }],
  ['a jump past the end of its path', { jump: { after: 2, hexes: 9, rise: 1 } }],
  ['a facing that is none', { facing: 6 }],
  ['an attack on a friend', { attack: { weapon: 'ppc', target: 'r2', extras: 0, after: 'end' } }],
  ['an attack on nobody', { attack: { weapon: 'ppc', target: 'b7', extras: 0, after: 'end' } }],
  ['a weapon that it has not', { attack: { weapon: 'club', target: 'b1', extras: 0, after: 'end' } }],
  ['extras that are no number', { attack: { weapon: 'ppc', target: 'b1', extras: 'x', after: 'end' } }],
  ['an attack off its path', { attack: { weapon: 'ppc', target: 'b1', extras: 0, after: 7 } }],
  ['a trigger in no interrupt', { trigger: 2 }],
  ['no word on waiting', { waiting: 'perhaps' }],
])('%s is not taken back', (_, change) => {
  const { drafts, asked } = saved();
  const [draft] = drafts.slice(-1);
  expect(stepsFromText(asked, stepsToText([draft!]))).toEqual([draft]);
  expect(stepsFromText(asked, JSON.stringify([{ ...draft, ...change }]))).toBeUndefined();
});

test.each(['', 'null', '{}', '[null]', '[3]', '[{', '"r1"'])('nor is damaged text: %s', (text) => {
  expect(stepsFromText(saved().asked, text)).toBeUndefined();
});
