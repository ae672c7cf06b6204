import { scriptedDice } from '@ironhex/shared/dice';
import { type Decision, firstState, type Happened, hashOf, Match, PUBLIC, type Viewer } from '@ironhex/shared/match';
import type { Event, State, WarfareTypes } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { emptyStage, readStageLine, setupOf } from './scene.ts';
import { BOOKKEEPING, tell, tellDecision } from './tell.ts';
import { readIntent, WordsError, wordsIn } from './words.ts';

/** What a played scene comes to: its text as it should be, and what folds it again. */
export interface Played {
  readonly text: string[];
  readonly match: Match<WarfareTypes>;
  readonly script: readonly number[];
}

/** Lines that a transcript has from the play, not from its author. */
const TOLD = /^([=!?]( |$)|\s+\S)/;
const COMMENT = /^(#|--|\s*$)/;
const COMMAND = /^(begin\b|hash\b|[a-z]+>)/;

/** The dice that the end of a command line gives: `… dice 9 14`. */
const diceOf = (line: string): number[] => {
  const [, dice] = / dice((?: \d+)+)$/.exec(line) ?? [];
  return dice ? dice.trim().split(' ').map(Number) : [];
};

/** What the viewers got to see of an event, where that is not all of it. `shown`: parts told before, by viewer. */
const differences = ({ seen }: Happened<WarfareTypes>, event: Event, shown: Map<Viewer, number>): string[] => {
  const whole = BOOKKEEPING.includes(event.kind) ? 'nothing' : tell(event).join('; ');
  const views = [...seen].map(([viewer, parts]) => {
    const at = shown.get(viewer) ?? 0;
    const part = parts[at];
    if (part?.kind !== event.kind) return { viewer, words: 'nothing' };
    shown.set(viewer, at + 1);
    return { viewer, words: tell(part).join('; ') };
  });
  const [first] = views;
  if (views.every(({ words }) => words === first?.words))
    return first?.words === whole ? [] : [`    everybody sees ${first?.words}`];
  return views.flatMap(({ viewer, words }) => (words === whole ? [] : [`    ${viewer} sees ${words}`]));
};

const tellHappened = (happened: Happened<WarfareTypes>, match: Match<WarfareTypes>): string[] => {
  const shown = new Map<Viewer, number>();
  const lines = happened.events.flatMap((event) => {
    const [first, ...more] = tell(event);
    const told = BOOKKEEPING.includes(event.kind) ? [] : [`= ${first}`, ...more.map((line) => `    ${line}`)];
    return [...told, ...differences(happened, event, shown)];
  });
  for (const [viewer, parts] of happened.seen)
    if (parts.length !== (shown.get(viewer) ?? 0)) throw new WordsError(`${viewer} saw what did not happen.`);
  return [...lines, ...match.pending().map((decision) => tellDecision(decision, timeoutOf(match, decision)))];
};

/** Plays one scene of a transcript and tells it anew: its own lines stay, what follows from them is worked out. */
export const playScene = (source: readonly string[]): Played => {
  const lines = source.filter((line) => !TOLD.test(line));
  const stage = emptyStage();
  for (const line of lines) if (!COMMENT.test(line) && !COMMAND.test(line)) readStageLine(stage, line);
  const script = lines.flatMap((line) => (COMMAND.test(line) ? diceOf(line) : []));
  const setup = setupOf(stage);
  const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
  let match: Match<WarfareTypes> | undefined;
  const text: string[] = [];
  for (const line of lines) {
    text.push(/^hash\b/.test(line) && match ? `hash ${hashOf(match.state).slice(0, 16)}` : line);
    if (!COMMAND.test(line) || /^hash\b/.test(line)) continue;
    if (line.startsWith('begin')) {
      match = new Match(warfare3025, setup, { dice: () => scriptedDice(script), viewers });
      text.push(...tellHappened(match.begun, match));
      expectRolled(match.begun.rolls, diceOf(line));
      continue;
    }
    if (!match) throw new WordsError(`"${line}" comes before "begin".`);
    text.push(...submit(match, line));
  }
  if (!match || !lines.some((line) => /^hash\b/.test(line)))
    throw new WordsError('A scene has a line "begin", and at its end a line "hash".');
  return { text, match, script };
};

const expectRolled = (rolls: readonly number[], written: readonly number[]): void => {
  if (rolls.join() !== written.join())
    throw new WordsError(`The dice are written as "${written.join(' ')}", and "${rolls.join(' ')}" were rolled.`);
};

/** What the clock does for a decision. */
const timeoutOf = (match: Match<WarfareTypes>, decision: Decision) =>
  warfare3025.fallback(match.view(decision.seat), decision);

/** The intent of a command: in words, as JSON, or whatever the clock does when it runs out. */
const intentOf = (match: Match<WarfareTypes>, seat: string, words: string): unknown => {
  if (words.startsWith('{')) return JSON.parse(words);
  if (words !== 'timeout') {
    const read = wordsIn(words);
    const intent = readIntent(read);
    read.end();
    return intent;
  }
  const asked = match.pending().find((decision) => decision.seat === seat);
  if (!asked) throw new WordsError(`Nothing is asked of ${seat}, so its clock does not run.`);
  return timeoutOf(match, asked);
};

/** Does what a line `seat> intent [decision n] [dice n …]` asks for. */
const submit = (match: Match<WarfareTypes>, line: string): string[] => {
  const [, seat, command] = /^([a-z]+)> (.*?)(?: dice(?: \d+)+)?$/.exec(line) ?? [];
  const [, words, decision] = /^(.*?)(?: decision (\d+))?$/.exec(command ?? '') ?? [];
  if (!seat || !words) throw new WordsError(`"${line}" is no command: "seat> what to do".`);
  const read = warfare3025.schemas.intent.safeParse(intentOf(match, seat, words));
  if (!read.success) return [`! not an intent: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`];
  const before = hashOf(match.state);
  const asking = {
    decision: decision ? Number(decision) : undefined,
    by: words === 'timeout' ? 'clock' : 'player',
  } as const;
  const done = match.submit(seat, read.data, asking);
  if (done.ok) {
    expectRolled(done.value.rolls, diceOf(line));
    return tellHappened(done.value, match);
  }
  expectRolled([], diceOf(line));
  if (hashOf(match.state) !== before) throw new WordsError(`"${line}" was refused, and changed the match (W-4.4).`);
  const { code, rule } = done.error;
  return [`! ${code}${rule ? ` (${rule})` : ''}`];
};

/** Folds the same intents with the state written as JSON and read again between any two of them. */
export const foldedThroughJson = ({ match, script }: Played): State => {
  const dice = scriptedDice(script);
  let state = firstState(warfare3025, match.setup);
  const fold = (happening: Iterable<Event>) => {
    for (const event of happening) warfare3025.evolve(state, event);
    state = JSON.parse(JSON.stringify(state)) as State;
  };
  fold(warfare3025.begin(state, dice));
  for (const entry of match.done) if ('seat' in entry) fold(warfare3025.resolve(state, entry.seat, entry.intent, dice));
  return state;
};
