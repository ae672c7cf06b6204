import { isOfEngine } from '@ironhex/shared/match';
import type { FactKind } from '@ironhex/shared/steampunk';
import { beforeAll, describe, expect, it } from 'vitest';
import { steampunkRules } from '../../../../src/rulesets/steampunk/rules.ts';
import { steampunkMoments } from '../../../../src/rulesets/steampunk/turn/moments.ts';
import { askWords, awaitedWords } from '../../../../src/rulesets/steampunk/words/prompts.ts';
import { type Played, played } from './played.ts';

/** How players are called. */
const names = (seat: string): string => ({ blue: 'Ada', orange: 'Bob' })[seat] ?? seat;

/** Words that no player should read. */
const TECHNICAL = /undefined|null|NaN|\[object|\b[a-z]+_[a-z]+\b|\bdarkelf\b/;

let all: readonly Played[] = [];
beforeAll(() => {
  all = Array.from({ length: 40 }, (_, number) => played(number))
    .flat()
    .filter(({ seen }) => !isOfEngine(seen));
}, 60_000);

const told = () =>
  all.flatMap(({ seen, after, viewer }) => {
    const line = steampunkRules.line(seen, { view: after, names, you: viewer });
    return line ? [{ kind: seen.kind, line, after, viewer }] : [];
  });

describe('the story of matches played by chance', () => {
  it('has met most kinds of facts', () => {
    const kinds = new Set<FactKind>(all.map(({ seen }) => seen.kind));
    expect(kinds.size).toBeGreaterThan(45);
  });

  it('is told in whole sentences of words that players know', () => {
    for (const { kind, line } of told()) {
      expect(line.text, kind).toMatch(/^\S.*[.)]$/);
      expect(line.text, kind).not.toMatch(TECHNICAL);
    }
  });

  it('opens dice to rows that all say something', () => {
    for (const { kind, line } of told())
      for (const { title, rows, dice, summary } of line.rolls) {
        const words = [title, summary, ...rows.flatMap(({ label, value }) => [label, value])];
        for (const word of words) expect(word, `${kind}: ${title}`).toMatch(/\S/);
        expect(words.join(' '), kind).not.toMatch(TECHNICAL);
        for (const { face, sides = 20 } of dice) expect(face, title).toBeLessThanOrEqual(sides);
      }
  });

  it('names units only that its viewer knows', () => {
    for (const { kind, line, after } of told())
      for (const unit of line.units)
        expect(Object.hasOwn(after.units, unit) || kind === 'hid', `${kind} ${unit}`).toBe(true);
  });

  it('shows cues at hexes of the board, and moments in words', () => {
    for (const { seen, before, after, viewer } of all) {
      for (const cue of steampunkRules.cues(seen, before, after).flat())
        if ('at' in cue) expect(cue.at, seen.kind).toMatch(/^\d{4}$/);
      const moment = steampunkMoments.happened(seen, { view: after, names, you: viewer });
      if (moment) expect(moment.words, seen.kind).not.toMatch(TECHNICAL);
    }
  });

  it('asks in words, and says what others wait for', () => {
    for (const { after, viewer } of all) {
      for (const ask of after.own?.asks ?? []) {
        const { title, detail, timeout } = askWords(after, { id: ask.id, kind: ask.prompt });
        for (const words of [title, detail, timeout]) {
          expect(words, ask.prompt).toMatch(/\S/);
          expect(words, ask.prompt).not.toMatch(TECHNICAL);
        }
        expect(
          steampunkMoments.asked(after, {
            id: ask.id,
            seat: viewer!,
            kind: ask.prompt,
            clock: { class: 'plan', run: '1' },
          }).words,
        ).toBe(title);
      }
      for (const waits of after.waits) expect(awaitedWords(after, waits, names)).toMatch(/^(Ada|Bob|Hidden) .+\.$/);
    }
  });
});
