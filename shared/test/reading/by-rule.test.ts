import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { byRule, readAs } from '../../src/reading/index.ts';

const Range = byRule('W-9.1', z.int().max(99));
const Weapon = byRule('W-2.1', z.strictObject({ range: Range, name: z.string(), spare: Range.optional() }));

const messages = (data: unknown, at: string[] = []) => {
  const read = readAs(Weapon, data, at);
  return read.ok ? [] : read.error.map((fault) => `${fault.at}: ${fault.message}`);
};

describe('a fault names the rule behind its place', () => {
  test.each<[string, unknown, RegExp[]]>([
    ['the nearest around it', { range: 100, name: 'PPC' }, [/^range: [^()]+ \(W-9\.1\)$/]],
    ['or else one farther out', { range: 1, name: 7 }, [/^name: [^()]+ \(W-2\.1\)$/]],
    ['at a field that is missing', { name: 'PPC' }, [/^range: [^()]+ \(W-9\.1\)$/]],
    ['at a field too many', { range: 1, name: 'PPC', a: 1, b: 2 }, [/^a: .* \(W-2\.1\)$/, /^b: .* \(W-2\.1\)$/]],
    ['at the whole', 3, [/^: [^()]+ \(W-2\.1\)$/]],
  ])('%s', (_, data, expected) => {
    const found = messages(data);
    expect(found).toHaveLength(expected.length);
    for (const [i, pattern] of expected.entries()) expect(found[i]).toMatch(pattern);
  });

  test('and its place below the one that it was read at', () => {
    expect(messages({ range: 'far', name: 'PPC' }, ['card', 'weapons'])[0]).toMatch(/^card\.weapons\.range: /);
  });

  test('and so does the name of a field that the schema judges', () => {
    const read = readAs(z.record(byRule('H-1.3', z.string().regex(/^\d{4}$/, 'Four digits.')), z.number()), { D8: 1 });
    expect(read).toEqual({ ok: false, error: [{ at: 'D8', message: 'Four digits. (H-1.3)' }] });
  });

  test('and what is right is read as it is', () => {
    expect(readAs(Weapon, { range: 1, name: 'PPC' })).toEqual({ ok: true, value: { range: 1, name: 'PPC' } });
    expect(readAs(Weapon, { range: 1, name: 'PPC', spare: 2 }).ok).toBe(true);
  });
});
