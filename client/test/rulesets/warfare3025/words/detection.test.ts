import { type Roll, type Seen, STOCK_CARDS, type View } from '@ironhex/shared/warfare3025';
import { expect, test } from 'vitest';
import { awaitedWords } from '../../../../src/rulesets/warfare3025/words/prompts.ts';
import { sentence } from '../../../../src/rulesets/warfare3025/words/sentence.ts';
import { seenOf, start } from './play.ts';

const roll = (purpose: 'sensor' | 'hide'): Roll => ({
  ...{ purpose, unit: 'b1', on: 'piloting', skill: STOCK_CARDS[0]!.pilot.skill, damage: 0 },
  ...{ dice: [16], keep: 'only', result: 16, tier: 3, advantages: [], rule: 'W-13d.4' },
});

/** Blue's first unit is on the map, and one of orange was in sight and is a contact now. */
const view = ((): View => {
  const whole = seenOf(start(3));
  const units = whole.units.map((unit) =>
    unit.id === 'b1' ? { ...unit, status: 'field' as const, at: '0505' } : unit,
  );
  return {
    ...whole,
    viewer: 'blue',
    options: { ...whole.options, detection: 'on' },
    units: units.filter(({ id }) => id !== 'o1'),
  };
})();

const fired = { kind: 'firedUnseen', number: 2, from: '0707', target: 'b1', mayPilot: true, close: false } as const;
const heard = { kind: 'knowledge', own: false, side: 1, state: 'detected', number: 2, at: '0707' } as const;

test.each<readonly [Seen, string | undefined]>([
  [{ kind: 'changed' }, undefined],
  [{ kind: 'unseenActivated', side: 1 }, 'The other side acts with an unseen unit (W-13d.16).'],
  [{ kind: 'unseenEnded', side: 1 }, 'The unseen unit has acted.'],
  [{ kind: 'waitDeclared', unit: 'b1' }, 'Griffin B1 will wait (W-3.5).'],
  [{ kind: 'windowOpened', eligible: [], timed: true }, 'A window opens. It lasts its full time (W-13d.15).'],
  [{ kind: 'windowClosed' }, 'The window is over (W-13d.15).'],
  [{ kind: 'sensed', unit: 'b1', roll: roll('sensor') }, 'Griffin B1 looks about: 16, good (W-13d.4).'],
  [{ kind: 'hid', unit: 'b1', roll: roll('hide'), success: true }, 'Griffin B1 hides (W-13d.9).'],
  [{ kind: 'hid', unit: 'b1', roll: roll('hide'), success: false }, 'Griffin B1 finds no place to hide (W-13d.9).'],
  [
    { kind: 'knowledge', own: true, side: 0, state: 'detected', unit: 'b1' },
    'Griffin B1 is a contact to the enemy now (W-13d.14).',
  ],
  [{ ...heard, by: 'spotted' }, 'Contact 2 at 0707 is found (W-13d.4).'],
  [{ ...heard, by: 'fired' }, 'Contact 2 at 0707 has fired (W-13d.5).'],
  [{ ...heard, number: null, by: 'stumbled' }, 'A contact at 0707 stands in the way (W-13d.6).'],
  [{ ...heard, unit: 'o1', by: 'lost' }, 'Rifleman O1 is out of sight: it is contact 2 now at 0707 (W-13d.13).'],
  [{ ...heard, state: 'hidden', by: 'lost' }, 'Contact 2 is lost at 0707 (W-13d.13).'],
  [
    { kind: 'knowledge', own: false, side: 1, state: 'visible', unit: 'o2', at: '0707', by: 'spotted' },
    'Griffin O2 at 0707 is found (W-13d.4): it is in sight.',
  ],
  [fired, 'Contact 2 at 0707 attacks Griffin B1 (W-13d.19).'],
  [{ ...fired, number: null, close: true }, 'An unseen unit at 0707 attacks Griffin B1 in close quarters (W-13d.19).'],
  [
    { kind: 'struckUnseen', target: 'b1', shot: 1, result: 'structure', damage: 5 },
    'Attack 1 on Griffin B1: it hits the structure for 5.',
  ],
])('%s', (event, text) => {
  expect(sentence(event, { view, names: (seat) => seat, you: 'blue' })?.text).toBe(text);
});

test('spectators read which side acts unseen, W-13d.21', () => {
  const context = { view, names: (seat: string) => (seat === 'orange' ? 'Ben' : 'Anna'), you: null };
  const line = sentence({ kind: 'unseenActivated', side: 1 }, context);
  expect(line?.text).toBe('Ben acts with an unseen unit (W-13d.16).');
});

test('who waits for an unseen unit reads whose it is, and of several players only their side, W-13d.16', () => {
  const names = (seat: string) => (seat === 'orange' ? 'Ben' : 'Anna');
  const waiting = (viewer: View['viewer'], seats: View['seats'] = view.seats) =>
    awaitedWords({ ...view, viewer, seats, moment: { kind: 'unseen', side: 1 } }, { seat: null }, names);
  expect(waiting('blue')).toBe('The other side acts with an unseen unit.');
  expect(waiting('public')).toBe('Ben acts with an unseen unit.');
  expect(waiting('public', [...view.seats, { id: 'orange-2', side: 1 }])).toBe('Orange acts with an unseen unit.');
});
