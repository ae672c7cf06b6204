import type { FactKind, SteampunkTypes } from '@ironhex/shared/steampunk';
import { beforeAll, describe, expect, it } from 'vitest';
import { steampunkRules } from '../../../../src/rulesets/steampunk/rules.ts';
import { steampunkMoments } from '../../../../src/rulesets/steampunk/turn/moments.ts';
import { askWords, awaitedWords } from '../../../../src/rulesets/steampunk/words/prompts.ts';
import { itIsToldWell, type Played, toldOf } from '../../story.ts';
import { played } from './played.ts';

/** How players are called. */
const names = (seat: string): string => ({ blue: 'Ada', orange: 'Bob' })[seat] ?? seat;

/** Words that no player should read. */
const TECHNICAL = /undefined|null|NaN|\[object|\b[a-z]+_[a-z]+\b|\bdarkelf\b/;

let all: readonly Played<SteampunkTypes>[] = [];
beforeAll(() => {
  all = Array.from({ length: 40 }, (_, number) => played(number)).flat();
});

const STORY = {
  rules: steampunkRules,
  moments: steampunkMoments,
  names,
  technical: TECHNICAL,
  sides: 20,
  all: () => all,
};

describe('the story of matches played by chance', () => {
  it('has met most kinds of facts', () => {
    const kinds = new Set<FactKind>(all.map(({ seen }) => seen.kind));
    expect(kinds.size).toBeGreaterThan(45);
  });

  itIsToldWell(STORY);

  it('names units only that its viewer knows', () => {
    for (const { kind, line, after } of toldOf(STORY))
      for (const unit of line.units)
        expect(Object.hasOwn(after.units, unit) || kind === 'hid', `${kind} ${unit}`).toBe(true);
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
