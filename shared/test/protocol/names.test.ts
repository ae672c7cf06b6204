import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMANDS, CreateMatchSchema, freeName, JoinSchema, sameName } from '../../src/protocol/index.ts';
import { cleanLine } from '../../src/reading/index.ts';

/** A character by its number, so that the tables can be read. */
const u = (...codes: readonly number[]): string => String.fromCodePoint(...codes);
const [ZWJ, STYLE, ACUTE] = [u(0x200d), u(0xfe0f), u(0x301)];
const [WOMAN, BROWN, ROCKET, HEART, FIRE] = [u(0x1f469), u(0x1f3fd), u(0x1f680), u(0x2764), u(0x1f525)];

describe('a line is cleaned', () => {
  it.each([
    ['a plain name stays', 'Ada', 'Ada'],
    ['a name of another script stays', 'Ярослава', 'Ярослава'],
    ['one with accents stays', 'Žofie Ångström', 'Žofie Ångström'],
    ['room around it goes', '  Ada  ', 'Ada'],
    ['room inside becomes one blank', 'Ada \t\n  B', 'Ada B'],
    ['wide and unbreakable blanks are blanks', `Ada${u(0xa0, 0x3000, 0x2003)}B`, 'Ada B'],
    ['a blank of braille is a blank', u(0x2800, 0x2800), ''],
    ['a letter and its accent become one', `e${ACUTE}`, 'é'],
    ['a letter and its accent find each other', `e${u(0x200b)}${ACUTE}`, 'é'],
    ['what has no width goes', `A${u(0x200b)}d${u(0xfeff)}a${u(0x2060)}`, 'Ada'],
    ['what turns text around goes', `${u(0x202e)}adA${u(0x202c, 0x2066, 0x2069, 0x200f)}`, 'adA'],
    ['controls go', `A${u(0, 7, 0x1b)}d${u(0x7f, 0x9b)}a`, 'Ada'],
    ['fillers go', u(0x3164, 0x115f, 0xffa0, 0xad), ''],
    ['hidden tags go', `Ada${u(0xe0041, 0xe0042)}`, 'Ada'],
    ['private characters go', `Ada${u(0xe000)}`, 'Ada'],
    ['half a character goes', 'Ada\ud83d', 'Ada'],
    ['a picture stays', `Ada ${FIRE}`, `Ada ${FIRE}`],
    ['one of several parts stays', `${WOMAN}${BROWN}${ZWJ}${ROCKET}`, `${WOMAN}${BROWN}${ZWJ}${ROCKET}`],
    ['one with a style and a part stays', `${HEART}${STYLE}${ZWJ}${FIRE}`, `${HEART}${STYLE}${ZWJ}${FIRE}`],
    ['a joiner between letters goes', `A${ZWJ}da${ZWJ}`, 'Ada'],
    ['a joiner behind a picture goes', `${FIRE}${ZWJ}x${ZWJ}${FIRE}`, `${FIRE}x${FIRE}`],
    ['a style behind a letter goes', `A${STYLE}da1${STYLE}`, 'Ada1'],
    ['three marks stay', `x${ACUTE.repeat(3)}`, `x${ACUTE.repeat(3)}`],
    ['more marks go', `x${ACUTE.repeat(40)}y`, `x${ACUTE.repeat(3)}y`],
    ['marks on nothing go', `${ACUTE}Ada ${ACUTE}b`, 'Ada b'],
    ['nothing stays nothing', '', ''],
  ])('%s', (_what, text, clean) => {
    expect(cleanLine(text)).toBe(clean);
  });

  /** Text that is full of what must go, at every seam. */
  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ' ',
        'a',
        'E',
        '1',
        ZWJ,
        STYLE,
        ACUTE,
        WOMAN,
        BROWN,
        FIRE,
        HEART,
        u(0x200b),
        u(0x202e),
        u(0x3164),
      ),
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      fc.string({ unit: 'binary', maxLength: 2 }),
    ),
    maxLength: 60,
  });

  it('once for all: what is clean stays as it is', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const clean = cleanLine(text);
        expect(cleanLine(clean)).toBe(clean);
      }),
      { numRuns: 3000 },
    );
  });

  it('so that nothing hidden, heaped or spilling remains', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const clean = cleanLine(text);
        const bare = clean.replaceAll(ZWJ, '').replaceAll(STYLE, '');
        expect(bare).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/u);
        expect(clean).not.toMatch(/^\s|\s$|\s\s|[^\S ]/u);
        expect(clean).not.toMatch(/\p{M}{4}|^\p{M}| \p{M}/u);
        expect(clean).not.toMatch(new RegExp(`^${ZWJ}|${ZWJ}$|[a-zA-Z0-9 ]${ZWJ}|${ZWJ}[a-zA-Z0-9 ]`, 'u'));
        expect(clean).toBe(clean.normalize('NFC'));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('two names', () => {
  it.each([
    ['Ada', 'Ada', true],
    ['Ada', 'ADA', true],
    ['Ada', ' ada ', true],
    ['Straße', 'STRASSE', true],
    ['é', `E${ACUTE}`, true],
    ['Ada', `A${u(0x200b)}da`, true],
    ['Ada', u(0xff21, 0xff44, 0xff41), true],
    ['ﬁn', 'fin', true],
    ['Ada', 'Adam', false],
    ['Ada', 'A da', false],
    ['Ada', 'Àda', false],
  ])('%s and %s look the same: %s', (a, b, same) => {
    expect(sameName(a, b)).toBe(same);
    expect(sameName(b, a)).toBe(same);
  });
});

describe('what is sent is cleaned as it is read', () => {
  const salt = 'a salt of mine';
  const sitting = (name: string) => COMMANDS.sit.safeParse({ name, salt });

  it('a name at the table, and one of nothing but what goes is none', () => {
    expect(sitting(`${u(0x202e)} Ada ${u(0x200b)}`).data?.name).toBe('Ada');
    for (const nothing of [u(0x200b), u(0x3164), u(0x2800), ACUTE, `${ZWJ}${STYLE}`])
      expect(sitting(nothing).success).toBe(false);
  });

  it('its length is what can be seen of it, but nothing endless is looked at', () => {
    expect(sitting('x'.repeat(24)).success).toBe(true);
    expect(sitting('x'.repeat(25)).success).toBe(false);
    expect(sitting(`${u(0x200b).repeat(500)}Ada`).success).toBe(true);
    expect(sitting(`${u(0x200b).repeat(5000)}Ada`).success).toBe(false);
  });

  it('nobody takes a name that the table goes by', () => {
    for (const name of ['Server', 'SPECTATOR', `Iron${u(0x200b)}hex`, `${u(0xff33)}erver`])
      expect(sitting(name).error?.issues[0]?.message).toMatch(/Choose another/);
  });

  it('what is said, what a spectator is called, what a match is called', () => {
    expect(COMMANDS.say.parse({ text: `a${u(0x202e)}b\nc` })).toEqual({ text: 'ab c' });
    expect(COMMANDS.say.safeParse({ text: u(0x200b) }).success).toBe(false);
    expect(JoinSchema.parse({ name: u(0x200b) })).toEqual({ name: '' });
    expect(CreateMatchSchema.shape.name.parse(' A\tmatch ')).toBe('A match');
  });
});

describe('a free name', () => {
  it.each([
    ['Ada', [], 'Ada'],
    ['Ada', ['Bo'], 'Ada'],
    ['Ada', ['ADA'], 'Ada 2'],
    ['Ada', ['ada', 'Ada 2', `A${u(0x200b)}da 3`], 'Ada 4'],
    ['x'.repeat(24), ['X'.repeat(24)], `${'x'.repeat(22)} 2`],
    [`${'x'.repeat(21)}${FIRE}`, [`${'x'.repeat(21)}${FIRE}`], `${'x'.repeat(21)} 2`],
  ])('for %j beside %j is %j', (name, others, free) => {
    expect(freeName(name, others)).toBe(free);
    expect(COMMANDS.sit.safeParse({ name: free, salt: 'any salt' }).success).toBe(true);
  });
});
