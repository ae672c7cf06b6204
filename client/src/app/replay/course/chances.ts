import type { Course, Hindsight, Turn } from '@ironhex/shared/computer';
import { followSeen, isOfEngine, type RulesetTypes } from '@ironhex/shared/match';
import type { SeatInfo } from '../../../table/facts.ts';
import type { GameRules } from '../../../table/rules.ts';
import { after, type Place, type Story } from '../line/story.ts';
import { WORDS } from '../words.ts';
import { sideName } from './luck.ts';

/** A moment at which the chances turned, at the line of the log that tells of it. */
export interface TurnPlace extends Place {
  /** The side that gained by it. */
  readonly side: number;
  /** What the other side had chosen last, and what the computer would have; undefined where it had no choice. */
  readonly choice: string | undefined;
}

/** What a game says of answers and events. */
type Teller<T extends RulesetTypes> = Pick<GameRules<T>, 'copy' | 'follow' | 'line' | 'chosen'>;

/** How many sentences about a choice are told. */
const FEW = 3;

/** What an answer is and leads to, in sentences. */
const sentencesOf = <T extends RulesetTypes>(
  { copy, follow, line, chosen }: Teller<T>,
  course: Course,
  nameOf: (seat: string) => string,
): readonly string[] => {
  const view: T['view'] = copy(course.from as T['view']);
  const context = { view, names: nameOf, you: null };
  const answers = course.intents.map((intent) => chosen?.(intent as T['intent'], context));
  const lines = course.seen.map((seen) => {
    followSeen({ follow }, view, seen as T['seen']);
    return isOfEngine(seen) ? undefined : line(seen as T['seen'], context)?.text;
  });
  return [...answers, ...lines].filter((text) => text !== undefined);
};

/** The first few sentences, which end as sentences do. */
const few = (sentences: readonly string[]): string => {
  const more = sentences.length - FEW;
  return [...sentences.slice(0, FEW), ...(more > 0 ? [WORDS.chances.more(more)] : [])].join(' ');
};

/** What a side chose last before its chances fell, and below it what the computer would have chosen from what it knew. */
const choiceWords = <T extends RulesetTypes>(
  teller: Teller<T>,
  { choice }: Turn,
  nameOf: (seat: string) => string,
): string | undefined => {
  if (!choice) return undefined;
  const who = nameOf(choice.seat);
  const taken = sentencesOf(teller, choice.taken, nameOf);
  const other = choice.other ? sentencesOf(teller, choice.other, nameOf) : taken;
  // What both lead to says nothing of the difference.
  const [own, its] = [taken.filter((each) => !other.includes(each)), other.filter((each) => !taken.includes(each))];
  if (own.length === 0 && its.length === 0) return WORDS.chances.same(who);
  return [
    own.length > 0 ? WORDS.chances.taken(who, few(own)) : undefined,
    its.length > 0 ? WORDS.chances.other(who, few(its)) : undefined,
  ]
    .filter((words) => words !== undefined)
    .join('\n');
};

/** The moments at which the chances turned, in the order of the match. A choice that cannot be told is left out. */
export const turnPlaces = <T extends RulesetTypes>(
  { turns }: Pick<Hindsight, 'turns'>,
  teller: Teller<T>,
  story: Pick<Story, 'lines' | 'entries' | 'turningPoints'>,
  seats: readonly Pick<SeatInfo, 'id' | 'side'>[],
  nameOf: (seat: string) => string,
): readonly TurnPlace[] =>
  turns.map((turn) => {
    const { side, gain } = turn;
    const n = after(story.lines, turn.n - 1) ?? turn.n;
    const rose = WORDS.chances.rose(Math.round(100 * gain), sideName(seats, side, nameOf));
    // Much may happen at one moment: what was great in it tells most, a loss before all.
    const great = story.turningPoints.filter((point) => point.n >= turn.n && point.n <= turn.last);
    const text = (great.find(({ kind }) => kind === 'destroyed') ?? great.at(-1))?.words ?? story.entries.get(n)?.text;
    let choice: string | undefined;
    try {
      choice = choiceWords(teller, turn, nameOf);
    } catch (error) {
      console.error(error);
    }
    return { n, side, words: text === undefined ? rose : `${rose}: ${text}`, choice };
  });
