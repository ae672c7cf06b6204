import { describe, expect, it, test } from 'vitest';
import { sentenceIn } from '../../../src/match/index.ts';
import { steampunk } from '../../../src/rulesets/steampunk/ruleset.ts';
import { STEP_FAULTS } from '../../../src/rulesets/steampunk/words/index.ts';

/** What version 2 wrote, to the letter. */
const WHY: Readonly<Record<keyof typeof STEP_FAULTS, string>> = {
  'no-rotating': 'it cannot rotate',
  'no-speed-change': 'it cannot change its speed',
  'no-moving': 'it cannot move',
  'no-faster': 'there is no faster speed for it',
  'no-slower': 'there is no slower speed for it',
  'no-room-above': 'there is no room for it in the air',
  'no-room-below': 'there is no room for it on the ground',
  'no-standing': 'it cannot stand on that ground',
  'enemies-below': 'enemies are on the ground there',
  'other-terrain': 'it is not in woods',
  'enemy-near': 'an enemy is too near',
  'not-hidden': 'it does not hide',
  'no-room': 'there is no room for it',
  'wrong-speed': 'not at speed still',
  'no-hex': 'that hex is off the board or impossible for it',
  'no-road': 'no road leads on from here',
  moved: 'it has moved already',
};

test('what Apply damage does again stood there again, as versions 1 to 3 wrote it', () => {
  const place = { do: 'place', markers: [], around: false };
  const written = (after: readonly object[]) => ({ kind: 'x', to: { units: { b1: { ledger: { fd: 1, after } } } } });
  const now = written([{ do: 'turn_180' }, { ...place, times: 3 }]);
  const then = written([{ do: 'turn_180' }, place, place, place]);
  for (const version of ['1', '2', '3'])
    expect(JSON.stringify(steampunk.older![version]!(now))).toBe(JSON.stringify(then));
});

describe('why a step cannot be carried out, as version 2 wrote it', () => {
  it.each(Object.entries(WHY))('%s', (code, why) => {
    const figures = { terrain: 'woods', speed: 'still' };
    const [was, is] = [{ why }, { code, figures }].map((said) => ({
      kind: 'steps-replaced',
      each: [{ unit: 'b1', seat: 'blue', token: 'F', rule: 'ORD-8', ...said }],
      to: {
        truth: { agenda: [{ do: 'step', doings: [{ unit: 'b1', fault: { token: 'F', rule: 'ORD-8', ...said } }] }] },
      },
    }));
    expect(JSON.stringify(steampunk.older!['2']!(is!))).toBe(JSON.stringify(was));
    expect(sentenceIn(STEP_FAULTS, { code, figures })).toBe(why);
  });
});
