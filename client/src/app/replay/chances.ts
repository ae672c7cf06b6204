import type { Chances, Turned } from '@ironhex/shared/computer';
import { followSeen, isOfEngine } from '@ironhex/shared/match';
import type { RulesetPage } from '../../rulesets/types.ts';
import type { Context } from '../../text/sentences.ts';
import { after, type Place, type Story } from './story.ts';
import { WORDS } from './words.ts';

/** A moment at which the chances turned, at the line of the log that tells of it. */
interface Turn extends Place {
  /** The side that gained by it. */
  readonly side: number;
}

type Rules = Pick<RulesetPage['rules'], 'copy' | 'follow' | 'line'>;
type Names = Pick<Context<object>, 'names' | 'you'>;

/** What the computer would have done, in the words of the log; undefined: the log has none for it. */
const otherWords = (rules: Rules, { view: before, events }: NonNullable<Turned['other']>, names: Names) => {
  const view = rules.copy(before);
  for (const seen of events) {
    followSeen(rules, view, seen);
    const line = isOfEngine(seen) ? undefined : rules.line(seen, { view, ...names });
    if (line) return line.text;
  }
  return undefined;
};

/** The moments at which the chances turned, with what happened, and what the computer would have done instead. */
export const turnsIn = (
  { turns }: Chances,
  rules: Rules,
  story: Pick<Story, 'lines' | 'texts'>,
  names: Names,
  sideName: (side: number) => string,
): readonly Turn[] =>
  turns.map(({ n, from, to, other }) => {
    const line = after(story.lines, n - 1) ?? n;
    const instead = other && otherWords(rules, other, names);
    const words = [
      WORDS.turned(sideName(0), from, to),
      story.texts.get(line) ?? '',
      instead === undefined ? '' : WORDS.instead(instead),
    ];
    return { n: line, side: to > from ? 0 : 1, words: words.filter((each) => each !== '').join(' ') };
  });
