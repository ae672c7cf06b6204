import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../src/dice/index.ts';
import {
  foldRecord,
  Match,
  type Ruleset,
  type RulesetTypes,
  readRecord,
  readSetup,
} from '../../../../src/match/index.ts';
import { IntentSchema } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { PROMPTS } from '../../../../src/rulesets/grimdark/model/asks.ts';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';

const TEXT = readFileSync(new URL('../../../../../docs/position-grimdark.md', import.meta.url), 'utf8');

/** Every example of the documentation, with the line above it. */
const EXAMPLES = [...TEXT.matchAll(/\n([^\n]+)\n\n```json\n([\s\S]*?)```/g)].map(([, title, json]) => ({
  title: title!,
  data: JSON.parse(json!) as {
    readonly format?: string;
    readonly outcome?: object;
    readonly scenario?: { readonly kind: string };
  },
}));

const FIELD = { format: 'ironhex.board/1', id: 'field', name: 'Field', width: 48, height: 40, hexes: {} };
const RUINS = { level: 0, features: { ruins: 1 }, piece: 'r1' };
const SEATS = [
  { id: 'a', side: 0 },
  { id: 'b', side: 1 },
];
const RULESETS = new Map([[grimdark.id, grimdark as unknown as Ruleset<RulesetTypes>]]);
const DICE = Array.from({ length: 400 }, (_, roll) => 1 + ((roll * 5) % 6));

describe('the documentation of positions', () => {
  it.each(EXAMPLES.filter(({ data }) => data.format === undefined))('$title a match begins there', ({ data }) => {
    const options = data.scenario ? { scenario: data.scenario.kind } : {};
    const board = { ...FIELD, hexes: { '1117': RUINS } };
    const read = readSetup(grimdark, { options, board, seats: SEATS, position: data });
    if (!read.ok) throw new Error(JSON.stringify(read.error).slice(0, 400));
    const match = new Match(grimdark, read.value, { dice: () => scriptedDice(DICE) });
    if (data.outcome) expect(match.outcome).toMatchObject({ winner: 0 });
    else expect(match.pending().length).toBeGreaterThan(0);
  });

  it('has a worked case whole in one file, which plays with all of its dice', () => {
    const record = EXAMPLES.find(({ data }) => data.format !== undefined)!.data;
    const read = readRecord(record, RULESETS);
    if (!read.ok) throw new Error(JSON.stringify(read.error).slice(0, 400));
    const folded = foldRecord(read.value, RULESETS);
    if (!folded.ok) throw new Error(JSON.stringify(folded.error).slice(0, 400));
    const { steps } = folded.value;
    expect(steps.flatMap(({ rolls }) => rolls)).toHaveLength(8);
    expect(steps.flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining({ kind: 'wounds-marked', caused: 1 }),
    );
  });

  it('has an answer to every prompt, each of which is one, and names every decision', () => {
    const rows = [...TEXT.matchAll(/^\| P(\d+) .*?\| (.*?) +\|$/gm)];
    expect(rows.map(([, number]) => `P${number}`)).toEqual(Object.values(PROMPTS).map(({ number }) => number));
    for (const [, , cell] of rows) {
      const intents = [...cell!.matchAll(/`(\{.*?\})`/g)].map(([, json]) => JSON.parse(json!) as unknown);
      expect(intents.length).toBeGreaterThan(0);
      for (const intent of intents) expect(IntentSchema.safeParse(intent).error).toBeUndefined();
    }
    for (const prompt of Object.keys(PROMPTS)) expect(TEXT).toContain(`\`${prompt}\``);
  });
});
