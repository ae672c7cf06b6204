import { RACES, type View } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { steampunkCoach, steampunkHint } from '../../../src/rulesets/steampunk/turn/coach.ts';
import { RACE_WORDS } from '../../../src/rulesets/steampunk/words/armies.ts';

const at = (stage: View['stage']) => ({ stage }) as View;

describe('what a newcomer to Steampunk Fantasy is told', () => {
  test('that orders are for the turn after the next, once they are: the first are not', () => {
    expect(steampunkHint(at('orders'), { kind: 'plan' })).toBe('plan');
    expect(steampunkHint(at('turn'), { kind: 'plan' })).toBe('ahead');
    expect(steampunkHint(at('turn'), { kind: 'shoot' })).toBe('shoot');
    expect(steampunkCoach.ahead!.text).toContain('the turn after it');
  });

  test('what each race is good at', () => {
    for (const race of RACES) expect(RACE_WORDS[race]).toMatch(/^[A-Z][a-zA-Z ]+: [a-z].{20,}/);
  });
});
