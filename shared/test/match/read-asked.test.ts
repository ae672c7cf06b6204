import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readAsked, readIntent } from '../../src/match/index.ts';
import { byRule } from '../../src/reading/index.ts';
import { TEST_RULESETS } from '../rulesets/index.ts';

const Order = z.strictObject({
  unit: z.string(),
  steps: byRule('T-3', z.array(z.string()).min(1, 'A step is missing.')),
});

describe('what is asked for and cannot be read', () => {
  test.each([
    ['names the rule behind its place', { unit: 'b1', steps: [] }, 'T-3', 'order.steps: A step is missing.'],
    [
      'or else the one by which it is asked for',
      { steps: ['F'] },
      'T-1',
      'order.unit: This is missing: a text in quotes.',
    ],
    ['at the whole too', 7, 'T-1', 'order: This must be an object in braces, not 7.'],
    ['only what is wrong first', { unit: 1, steps: 2 }, 'T-1', 'order.unit: This must be a text in quotes, not 1.'],
  ])('%s', (_, data, rule, said) => {
    expect(readAsked(Order, data, ['order'], 'T-1')).toEqual({
      ok: false,
      error: { code: 'malformed', rule, message: `This cannot be read: ${said}` },
    });
  });

  test('names no rule where there is none', () => {
    const message = 'This cannot be read: the message: This must be an object in braces, not a list.';
    expect(readAsked(Order, [])).toEqual({ ok: false, error: { code: 'malformed', message } });
  });

  test('says which kinds there are', () => {
    const Either = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('go') }),
      z.strictObject({ kind: z.literal('stay') }),
    ]);
    const said = (data: unknown) => {
      const read = readAsked(Either, data);
      return read.ok ? '' : read.error.message;
    };
    expect(said({ kind: 'fly' })).toBe(
      'This cannot be read: kind: This must be one of "go" or "stay", not the text "fly".',
    );
    expect(said({})).toBe('This cannot be read: kind: This is missing: one of "go" or "stay".');
    expect(said(null)).toBe('This cannot be read: the message: This must be an object in braces, not null.');
  });

  test('is told in few words, however long it is', () => {
    const read = readAsked(Order, { unit: 'b1', steps: ['F'], ['x'.repeat(100_000)]: 1 });
    expect(read.ok ? 0 : read.error.message!.length).toBeLessThan(700);
  });
});

describe.each([...TEST_RULESETS.values()])('$name', (ruleset) => {
  const ruleOf = (intent: unknown, kind?: string) => {
    const read = readIntent(ruleset, intent, kind === undefined ? undefined : { kind });
    return read.ok ? undefined : read.error.rule;
  };

  test.each([
    ['an intent of no kind', {}],
    ['an intent of an unknown kind', { kind: 'teleport' }],
    ['no intent', null],
    ['a field too many', { kind: 'concede', all: true }],
  ])('refuses %s by a rule, whatever it asks for', (_, intent) => {
    for (const kind of [undefined, ...Object.keys(ruleset.clocks)]) expect(ruleOf(intent, kind)).toMatch(/^[A-Z]+-?\d/);
  });
});
