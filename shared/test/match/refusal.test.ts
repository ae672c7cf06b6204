import { refusing, refusingFor, type Said, type Sentences, told } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';

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
