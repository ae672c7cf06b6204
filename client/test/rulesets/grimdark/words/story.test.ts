import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fact, type FactKind, PROMPTS } from '@ironhex/shared/grimdark';
import { isOfEngine } from '@ironhex/shared/match';
import { beforeAll, describe, expect, it } from 'vitest';
import { placesIn } from '../../../../rulebook/render.ts';
import { grimdarkRules } from '../../../../src/rulesets/grimdark/rules.ts';
import { grimdarkMoments } from '../../../../src/rulesets/grimdark/turn/moments.ts';
import { askWords, awaitedWords } from '../../../../src/rulesets/grimdark/words/prompts.ts';
import { type Played, played } from './played.ts';

/** How players are called. */
const names = (seat: string): string => ({ a: 'Ada', b: 'Bob' })[seat] ?? seat;

/** Words that no player should read: also ids of units, spells and weapons, and sources of effects. */
const TECHNICAL =
  /undefined|null|NaN|\[object|\b[abn]\d{1,2}\b|\bevent \d|\b(?:fc|hl|tb|le|dead|friend|alien)-[a-z]|\b[a-z]+_[a-z]+\b/;

/** How rules are cited. */
const NUMBERS = /\b(?:G-\d+(?:\.\d+|\.A|\.B)?|P\d+)\b/g;

const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/rules/grimdark.md'), 'utf8');
const places: ReadonlySet<string> = new Set(placesIn(guide));

let all: readonly Played[] = [];
beforeAll(() => {
  all = played(30).filter(({ seen }) => !isOfEngine(seen));
}, 120_000);

const told = () =>
  all.flatMap(({ seen, after, viewer }) => {
    const line = grimdarkRules.line(seen, { view: after, names, you: viewer });
    return line ? [{ kind: seen.kind, line, after, viewer }] : [];
  });

/** Facts without a line: those of the agenda, and those that say nothing by themselves. */
const SILENT: ReadonlySet<FactKind> = new Set<FactKind>(['went-on', 'asked', 'answered', 'closed']);

describe('the story of matches played by chance', () => {
  it('has met nearly all kinds of facts, and has a line for each', () => {
    const kinds = new Set<Fact['kind']>(all.map(({ seen }) => seen.kind).filter((kind) => !SILENT.has(kind)));
    const lines = new Set<Fact['kind']>(told().map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !lines.has(kind))).toEqual([]);
    expect(kinds.size).toBeGreaterThan(50);
  });

  it('is told in whole sentences of words that players know', () => {
    for (const { kind, line } of told()) {
      expect(line.text, kind).toMatch(/^\S.*[.)]$/);
      expect(line.text, kind).not.toMatch(TECHNICAL);
      expect(line.text, kind).not.toMatch(/ {2}|\?$/);
    }
  });

  it('cites a rule in every sentence, and each of them stands in the guide', () => {
    for (const { kind, line } of told()) {
      const cited = [...line.text.matchAll(NUMBERS)].map(([rule]) => rule);
      expect(cited.length, `${kind}: ${line.text}`).toBeGreaterThan(0);
      const rules = line.rolls.flatMap(({ rows }) => rows.flatMap(({ rule }) => rule ?? []));
      for (const rule of [...cited, ...rules]) expect(places.has(rule), `${kind}: ${rule}`).toBe(true);
    }
  });

  it('opens dice to rows that all say something', () => {
    for (const { kind, line } of told())
      for (const { title, rows, dice, summary } of line.rolls) {
        const words = [title, summary, ...rows.flatMap(({ label, value }) => [label, value])];
        for (const word of words) expect(word, `${kind}: ${title}`).toMatch(/\S/);
        expect(words.join(' '), kind).not.toMatch(TECHNICAL);
        for (const { face } of dice) expect(face, title).toBeLessThanOrEqual(6);
      }
  });

  it('names units only that there are, and none like another', () => {
    for (const { kind, line, after } of told())
      for (const unit of line.units) expect(Object.hasOwn(after.units, unit), `${kind} ${unit}`).toBe(true);
    const { units } = grimdarkRules.named(all.at(-1)!.after);
    expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
  });

  it('shows cues at hexes of the board, and moments in words', () => {
    for (const { seen, before, after, viewer } of all) {
      for (const cue of grimdarkRules.cues(seen, before, after).flat())
        if ('at' in cue) expect(cue.at, seen.kind).toMatch(/^\d{4}$/);
      const moment = grimdarkMoments.happened(seen, { view: after, names, you: viewer });
      if (moment) expect(moment.words, seen.kind).not.toMatch(TECHNICAL);
    }
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
