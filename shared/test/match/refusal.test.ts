import { refusing, refusingFor, type Said, type Sentences, told } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, it } from 'vitest';
import { engineRefusal } from '../../src/match/refusal.ts';

const SENTENCES = {
  none: 'There is none.',
  'far/hex': ({ hex, away }: { readonly hex: string; readonly away: number }) => `${hex} is ${away} away.`,
  'far/at': 'It is too far from there.',
  'any/at': ({ at, why }: { readonly at: string; readonly why: Said }, tell) => `At ${at}: ${tell(why)}`,
  'any/again': ({ why }: { readonly why: Said }, tell) => `Again. ${tell(why)}`,
} satisfies Sentences;

const refusal = refusing<typeof SENTENCES>();
const refusalFor = refusingFor<typeof SENTENCES>();

const sentence = (refused: Parameters<typeof told>[1]): string => told(SENTENCES, refused).message;

describe('a refusal by the engine', () => {
  it.each([
    [engineRefusal('over/for-good', null), 'The match is over: nothing changes it any more.'],
    [engineRefusal('no-seat/named', null, { seat: 'teal' }), 'There is no seat "teal" in this match.'],
    [engineRefusal('stale-decision', 'W-16'), 'Too late: this has been decided already. Look at what is asked now.'],
    [
      engineRefusal('no-way-back/gone', null),
      'You cannot take this back any more: somebody else has acted, dice have fallen, or a secret was shown.',
    ],
    [engineRefusal('no-way-back/enough', null, { times: 8 }), 'You have taken this back 8 times. Now it stands.'],
  ])('is said in the words of the engine, whichever the game: $code', (refused, text) => {
    for (const { words } of RULESETS.values()) expect(told(words.refusals, refused).message).toBe(text);
  });

  it('names a rule only where a game has one for it', () => {
    expect(engineRefusal('stale-decision', 'W-16')).toEqual({ code: 'stale-decision', rule: 'W-16' });
    expect(engineRefusal('over/for-good', null)).toEqual({ code: 'over', detail: 'for-good' });
  });
});

describe('a refusal for the reason of another one', () => {
  const far = refusal('far/hex', 'R-2', { hex: '0305', away: 7 });

  it('keeps its code and its rule, and has it in its figures as plain data', () => {
    const refused = refusalFor({ ...far, at: 'units.3' } as typeof far, 'again', {});
    const why = { code: 'far', detail: 'hex', figures: { hex: '0305', away: 7 } };
    expect(refused).toEqual({ code: 'far', detail: 'again', rule: 'R-2', figures: { why } });
    expect(JSON.parse(JSON.stringify(refused))).toEqual(refused);
  });

  it('has its sentence in its own, however deep', () => {
    const none = refusal('none', 'R-1');
    expect(sentence(refusalFor(none, 'at', { at: 'units.3' }))).toBe('At units.3: There is none.');
    const deep = refusalFor(refusalFor(none, 'at', { at: 'units.3' }), 'again', {});
    expect(sentence(deep)).toBe('Again. At units.3: There is none.');
    expect(sentence(refusalFor(far, 'again', {}))).toBe('Again. 0305 is 7 away.');
  });

  it('is said by the sentence of its code where that has one for the detail', () => {
    expect(sentence(refusalFor(far, 'at', { at: 'units.3' }))).toBe('It is too far from there.');
  });

  it('shows the code of a refusal that has no words', () => {
    expect(sentence(refusalFor({ code: 'odd' }, 'at', { at: 'units.3' }))).toBe('At units.3: odd');
    expect(sentence({ code: 'odd', detail: 'unheard' })).toBe('odd');
  });
});
