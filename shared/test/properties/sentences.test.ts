import { readFileSync } from 'node:fs';
import { readBoard } from '@ironhex/shared/board';
import { readRecord } from '@ironhex/shared/match';
import { COMMANDS, CreateFromPositionSchema, CreateMatchSchema, type Fault } from '@ironhex/shared/protocol';
import { readAs } from '@ironhex/shared/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { TEST_RULESETS } from '../rulesets/index.ts';
import { SAMPLES } from '../rulesets/samples.ts';

/** The position that the documentation shows. */
const EXAMPLE = JSON.parse(readFileSync(new URL('../../../docs/example.position.json', import.meta.url), 'utf8')) as {
  readonly ruleset: { readonly id: string };
  readonly position: object;
};

/** Zod's own English, which says what a type of TypeScript is called and not what to write. */
const ZODS = /\b(?:Invalid|Unrecognized|expected|received|Expected)\b|^Too (?:big|small)/;

const readBy =
  (schema: ZodType) =>
  (data: unknown): readonly Fault[] => {
    const read = readAs<unknown>(schema, data);
    return read.ok ? [] : read.error;
  };

/** Something in the place of anything in plain data. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom(undefined, null, '', 'x', -1, 0.5, 99_999, Number.NaN, [], {}, [[]], 'x'.repeat(700)),
);

type Tree = Record<string, unknown> | unknown[];

/** The data with something else in one place, or with a field too many. */
const spoilt = (data: unknown): fc.Arbitrary<unknown> => {
  const places: (readonly string[])[] = [[]];
  const walk = (value: unknown, at: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      places.push([...at, key]);
      walk(inner, [...at, key]);
    }
    places.push([...at, 'extra']);
  };
  walk(data, []);
  return fc.tuple(fc.constantFrom(...places), anything).map(([path, value]) => {
    if (path.length === 0) return value;
    const copy = structuredClone(data) as Tree;
    const parent = path.slice(0, -1).reduce((inner, key) => (inner as never)[key], copy) as Record<string, unknown>;
    parent[path.at(-1)!] = value;
    return copy;
  });
};

const checkAll = (read: (data: unknown) => readonly Fault[], data: fc.Arbitrary<unknown>): void => {
  let faults = 0;
  fc.assert(
    fc.property(data, (given) => {
      for (const { message } of read(given)) {
        faults += 1;
        expect(message).not.toMatch(ZODS);
        expect(message).not.toBe('');
      }
    }),
    { numRuns: 300 },
  );
  expect(faults).toBeGreaterThan(0);
};

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('what %s reads', (_id, sample) => {
  const { schemas, boards } = sample.ruleset;
  const [setup] = fc.sample(sample.setups, { numRuns: 1, seed: 1 });
  const [seat] = setup!.seats;

  it.each<[string, ZodType, unknown]>([
    ['options', schemas.options, setup!.options],
    ['a force', schemas.force, seat!.force],
    ['an intent', schemas.intent, undefined],
    ['a policy', schemas.policy, undefined],
    ['a position', schemas.position, undefined],
  ])('is refused in our own sentences: %s', (_what, schema, right) => {
    const data = right === undefined ? fc.oneof(sample.garbage, anything) : fc.oneof(spoilt(right), anything);
    checkAll(readBy(schema as ZodType), data);
  });

  it('is refused in our own sentences: a board', () => {
    checkAll(
      (data) => {
        const read = readBoard(data, boards);
        return read.ok ? [] : read.error;
      },
      fc.oneof(spoilt(setup!.board), anything),
    );
  });
});

describe('what every game reads', () => {
  const asked = { ruleset: 'x', name: '', options: {}, board: { stock: 'a' }, forces: [], clocks: { bank: 5 } };
  it.each<[string, (data: unknown) => readonly Fault[], fc.Arbitrary<unknown>]>([
    ['a request for a match', readBy(CreateMatchSchema), spoilt(asked)],
    ['a request that begins from a position', readBy(CreateFromPositionSchema), spoilt({ position: { format: 'x' } })],
    ...Object.entries(COMMANDS).map(
      ([name, schema]): [string, (data: unknown) => readonly Fault[], fc.Arbitrary<unknown>] => [
        `the command ${name}`,
        readBy(schema),
        spoilt({ name: 'Ada', salt: 'any salt', seq: 1, intent: {}, decision: 1, seat: 'blue', text: 'hi' }),
      ],
    ),
    [
      'a record',
      (data) => {
        const read = readRecord(data, TEST_RULESETS);
        return read.ok ? [] : read.error;
      },
      spoilt({
        format: 'ironhex.match/1',
        ruleset: { id: 'x', version: '1' },
        seats: [{ id: 'a', side: 0 }],
        intents: [{}],
      }),
    ],
    [
      'a position file',
      readBy(TEST_RULESETS.get(EXAMPLE.ruleset.id)!.schemas.position as ZodType),
      spoilt(EXAMPLE.position),
    ],
  ])('is refused in our own sentences: %s', (_what, read, data) => {
    checkAll(read, data);
  });
});

it('is looked for by a pattern that knows what zod would say', () => {
  expect('Invalid input: expected string, received undefined').toMatch(ZODS);
  expect('Too big: expected number to be <=6').toMatch(ZODS);
  expect('Unrecognized key: "x"').toMatch(ZODS);
});
