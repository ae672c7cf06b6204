import {
  type Happened,
  hashOf,
  type Match,
  type MatchRecord,
  type Ruleset,
  type RulesetTypes,
  recordOf,
  type Told,
  told,
} from '@ironhex/shared/match';

/** How the matches of a game are written in transcripts. */
export interface Telling<T extends RulesetTypes> {
  /** The match that a scene's lines of set-up describe, with the dice that the scene gives. */
  readonly begin: (lines: readonly string[], script: readonly number[]) => Match<T>;
  /** What somebody does, written in words. Throws if nobody can do that. */
  readonly intent: (words: string) => unknown;
  /** What happened, and what is asked now: a line each. */
  readonly tell: (happened: Happened<T>, match: Match<T>) => readonly string[];
}

/** What a played scene comes to: its text as it should be, and its record. */
export interface Played<T extends RulesetTypes> {
  readonly text: readonly string[];
  readonly hash: string;
  readonly record: MatchRecord;
  readonly ruleset: Ruleset<T>;
}

/** Lines that a transcript has from the play, not from its author. */
const TOLD = /^([=!?]( |$)|\s+\S)/;
const COMMENT = /^(#|--|\s*$)/;
const COMMAND = /^(begin\b|hash\b|ring\b|[a-z]+> )/;

/** The dice that the end of a command line gives: `… dice 3 5`. */
const diceOf = (line: string): readonly number[] => {
  const [, dice] = / dice((?: \d+)+)$/.exec(line) ?? [];
  return dice ? dice.trim().split(' ').map(Number) : [];
};

const expectRolled = (rolls: readonly number[], line: string): void => {
  const written = diceOf(line);
  if (rolls.join() !== written.join())
    throw new Error(`The dice are written as "${written.join(' ')}", and "${rolls.join(' ')}" were rolled.`);
};

const tellRefusal = ({ code, rule, message }: Told): string => `! ${code}${rule ? ` (${rule})` : ''} ${message}`;

/** The intent of a command: as JSON, in the game's words, or what the clock does when it runs out. */
const intentOf = <T extends RulesetTypes>(telling: Telling<T>, match: Match<T>, seat: string, words: string) => {
  if (words.startsWith('{')) return { intent: JSON.parse(words) };
  if (words !== 'timeout') return { intent: telling.intent(words) };
  const asked = match.pending().find((decision) => decision.seat === seat && !decision.committed);
  if (!asked) throw new Error(`Nothing is asked of ${seat}, so its clock does not run.`);
  return { intent: match.ruleset.fallback(match.view(seat), asked), decision: asked.id, by: 'clock' as const };
};

/** Does what a line `seat> what to do [decision n] [dice n …]` asks for. */
const submit = <T extends RulesetTypes>(telling: Telling<T>, match: Match<T>, line: string): readonly string[] => {
  const [, seat, command = ''] = /^([a-z]+)> (.*?)(?: dice(?: \d+)+)?$/.exec(line) ?? [];
  const [, words, decision] = /^(.*?)(?: decision (\d+))?$/.exec(command) ?? [];
  if (!seat || !words) throw new Error(`"${line}" is no command: "seat> what to do".`);
  const { intent, ...asking } = intentOf(telling, match, seat, words);
  const read = match.ruleset.schemas.intent.safeParse(intent);
  if (!read.success) return [`! not an intent: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`];
  const before = hashOf(match.state);
  const done = match.submit(seat, read.data, { ...asking, ...(decision && { decision: Number(decision) }) });
  expectRolled(done.ok ? done.value.rolls : [], line);
  if (done.ok) return telling.tell(done.value, match);
  if (hashOf(match.state) !== before) throw new Error(`"${line}" was refused, and changed the match.`);
  return [tellRefusal(told(match.ruleset.words.refusals, done.error))];
};

/** Lets the time be up that runs without anybody being asked. */
const ring = <T extends RulesetTypes>(telling: Telling<T>, match: Match<T>, line: string): readonly string[] => {
  const [timer] = match.timers();
  if (!timer) throw new Error('No time runs that could be up.');
  const rang = match.ring(timer.id);
  if (!rang.ok) throw new Error(rang.error.code);
  expectRolled(rang.value.rolls, line);
  return telling.tell(rang.value, match);
};

/** Plays one scene of a transcript and tells it anew: its own lines stay, what follows from them is worked out. */
export const playScene = <T extends RulesetTypes>(telling: Telling<T>, source: readonly string[]): Played<T> => {
  const lines = source.filter((line) => !TOLD.test(line));
  const script = lines.flatMap((line) => (COMMAND.test(line) ? diceOf(line) : []));
  const stage = lines.filter((line) => !COMMENT.test(line) && !COMMAND.test(line));
  let match: Match<T> | undefined;
  let hash: string | undefined;
  const play = (line: string): readonly string[] => {
    if (!COMMAND.test(line)) return [line];
    if (line.startsWith('begin')) {
      match = telling.begin(stage, script);
      expectRolled(match.begun.rolls, line);
      return [line, ...telling.tell(match.begun, match)];
    }
    if (!match) throw new Error(`"${line}" comes before "begin".`);
    if (line.startsWith('ring')) return [line, ...ring(telling, match, line)];
    if (!line.startsWith('hash')) return [line, ...submit(telling, match, line)];
    hash = hashOf(match.state);
    return [`hash ${hash.slice(0, 16)}`];
  };
  const text = lines.flatMap(play);
  if (!match || !hash) throw new Error('A scene has a line "begin", and at its end a line "hash".');
  return { text, hash, record: recordOf(match, { script }), ruleset: match.ruleset };
};
