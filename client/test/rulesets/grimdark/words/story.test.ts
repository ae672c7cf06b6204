import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fact, type FactKind, type GrimdarkTypes, PROMPTS } from '@ironhex/shared/grimdark';
import { beforeAll, describe, expect, it } from 'vitest';
import { placesIn } from '../../../../rulebook/render.ts';
import { grimdarkRules } from '../../../../src/rulesets/grimdark/rules.ts';
import { grimdarkMoments } from '../../../../src/rulesets/grimdark/turn/moments.ts';
import { askWords, awaitedWords } from '../../../../src/rulesets/grimdark/words/prompts.ts';
import { itIsToldWell, type Played, toldOf } from '../../story.ts';
import { played } from './played.ts';

/** How players are called. */
const names = (seat: string): string => ({ a: 'Ada', b: 'Bob' })[seat] ?? seat;

/** Words that no player should read: also ids of units, spells and weapons, and sources of effects. */
const TECHNICAL =
  /undefined|null|NaN|\[object|\b[abn]\d{1,2}\b|\bevent \d|\b(?:fc|hl|tb|le|dead|friend|alien)-[a-z]|\b[a-z]+_[a-z]+\b/;

/** How rules are cited. */
const NUMBERS = /\b(?:G-\d+(?:\.\d+|\.A|\.B)?|P\d+)\b/g;

const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/rules/grimdark.md'), 'utf8');
const places: ReadonlySet<string> = new Set(placesIn(guide));

let all: readonly Played<GrimdarkTypes>[] = [];
beforeAll(() => {
  all = played(30);
});

const STORY = {
  rules: grimdarkRules,
  moments: grimdarkMoments,
  names,
  technical: TECHNICAL,
  sides: 6,
  all: () => all,
};
const told = () => toldOf(STORY);

/** Facts without a line: those of the agenda, and those that say nothing by themselves. */
const SILENT: ReadonlySet<FactKind> = new Set<FactKind>(['went-on', 'asked', 'answered', 'closed']);

describe('the story of matches played by chance', () => {
  it('has met nearly all kinds of facts, and has a line for each', () => {
    const kinds = new Set<Fact['kind']>(all.map(({ seen }) => seen.kind).filter((kind) => !SILENT.has(kind)));
    const lines = new Set<Fact['kind']>(told().map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !lines.has(kind))).toEqual([]);
    expect(kinds.size).toBeGreaterThan(50);
  });

  itIsToldWell(STORY);

  it('cites a rule in every sentence, and each of them stands in the guide', () => {
    for (const { kind, line } of told()) {
      const cited = [...line.text.matchAll(NUMBERS)].map(([rule]) => rule);
      expect(cited.length, `${kind}: ${line.text}`).toBeGreaterThan(0);
      const rules = line.rolls.flatMap(({ rows }) => rows.flatMap(({ rule }) => rule ?? []));
      for (const rule of [...cited, ...rules]) expect(places.has(rule), `${kind}: ${rule}`).toBe(true);
    }
  });

  it('names units only that there are, and none like another', () => {
    for (const { kind, line, after } of told())
      for (const unit of line.units) expect(Object.hasOwn(after.units, unit), `${kind} ${unit}`).toBe(true);
    const { units } = grimdarkRules.named(all.at(-1)!.after);
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
  });

  it('asks in words, and says what others wait for', () => {
    const asked = new Set<string>();
    for (const { before, viewer } of all) {
      for (const ask of before.own?.asks ?? []) {
        asked.add(ask.prompt);
        const { title, detail, timeout } = askWords(before, { id: ask.id, kind: ask.prompt });
        for (const words of [title, detail, timeout]) {
          expect(words, ask.prompt).toMatch(/\S/);
          expect(words, ask.prompt).not.toMatch(TECHNICAL);
          for (const [rule] of words.matchAll(NUMBERS)) expect(places.has(rule), rule).toBe(true);
        }
        expect(
          grimdarkMoments.asked(before, {
            id: ask.id,
            seat: viewer!,
            kind: ask.prompt,
            clock: { class: PROMPTS[ask.prompt].clock, run: '1' },
          }).words,
        ).toBe(title);
      }
      for (const waits of before.waits) expect(awaitedWords(before, waits, names)).toMatch(/^(Ada|Bob) .+\.$/);
    }
    expect(asked.size).toBeGreaterThan(14);
  });
});
