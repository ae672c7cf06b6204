import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  ask,
  choicesOf,
  type Decision,
  type Folded,
  type FoldFault,
  firstState,
  foldRecord,
  hashOf,
  type MatchRecord,
  misfitOf,
  PUBLIC,
  positionOf,
  type Rulesets,
  type RulesetWords,
  readRecordText,
  reasonOf,
  told,
  verifyRecord,
} from '../src/match/index.ts';
import { faultsWithin, jsonFault } from '../src/reading/index.ts';
import type { Fault } from '../src/result.ts';

const USAGE = `Folds a match record and prints one JSON object per line.

  npm run referee -- FILE [--until KIND] [--to EVENT] [--still] [--view SEAT] [--verify] [--choices SEAT] [--position N] [--ask QUESTION]…

  FILE            a match record or a position file, or - for the standard input
  --until KIND    after the last intent do what is done if nobody answers, until a decision of this kind or the end
  --to EVENT      only what happened up to the first event of this kind from the last intent on, and the state then;
                  plays on until there is one
  --still         nothing happens, not even before the first decision: to ask about a position as it is written
  --view SEAT     what this seat, or "public", got to see instead of the truth
  --verify        also check the dice, the versions and the hash in the record
  --choices SEAT  also list what this seat may do now, one per line
  --position N    fold up to intent N (from 0; -1 is the beginning) and print only the position file of that moment,
                  or of the one that --until or --to plays on to
  --ask QUESTION  also answer a question about the match as it stands then, such as '{"distance": ["0305", "0709"]}'

Exit code: 0 fine, 1 an intent is not allowed or leads elsewhere, or --verify found something false, 2 the input cannot be read.
`;

/** What was asked for on the command line. */
interface Wish {
  readonly file: string;
  readonly until: string | undefined;
  readonly to: string | undefined;
  readonly still: boolean;
  readonly view: string | undefined;
  readonly choices: string | undefined;
  readonly verify: boolean;
  readonly position: string | undefined;
  readonly ask: readonly string[];
}

/** Prints one line. */
type Say = (line: object) => void;

/** What the referee has to do with the world: its command line, what it reads, and where it prints. */
interface Surroundings {
  readonly args: readonly string[];
  /** The text of a file, or of the standard input for `-`. */
  read(file: string): Promise<string>;
  readonly say: Say;
  /** Tells how the referee is used. */
  help(usage: string): void;
}

/** `--position -1` would be taken for two options: it becomes `--position=-1`. */
const commandLine = (args: readonly string[]): string[] =>
  args.flatMap((word, i, words) => {
    if (word === '--position' && words[i + 1] === '-1') return ['--position=-1'];
    return word === '-1' && words[i - 1] === '--position' ? [] : [word];
  });

const wish = (args: readonly string[]): Wish | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args: commandLine(args),
      allowPositionals: true,
      options: {
        until: { type: 'string' },
        to: { type: 'string' },
        still: { type: 'boolean', default: false },
        view: { type: 'string' },
        choices: { type: 'string' },
        verify: { type: 'boolean', default: false },
        position: { type: 'string' },
        ask: { type: 'string', multiple: true, default: [] },
      },
    });
    const [file, ...more] = positionals;
    const { ask, ...rest } = values;
    return file === undefined || more.length > 0 ? undefined : ({ file, ...rest, ask } as Wish);
  } catch {
    return undefined;
  }
};

/** A decision with what is done if no answer comes; `pace` is what its clock was called before there were several. */
const pendingLine = (match: Folded['match'], decision: Decision): object => ({
  ...decision,
  pace: decision.clock.class,
  default: match.ruleset.fallback(match.view(decision.seat), decision),
});

/** How it stood after the first event of a kind, with all that had happened until then. */
interface Moment {
  readonly state: object;
  readonly events: readonly { readonly event: object; readonly intent: number }[];
}

/** Folds the events again up to the first of this kind that an intent from this number on leads to, if there is one. */
const momentOf = ({ match, steps }: Folded, kind: string, since: number): Moment | undefined => {
  const all = steps.flatMap(({ events }, index) => events.map((event) => ({ event, intent: index - 1 })));
  const last = all.findIndex(({ event, intent }) => event.kind === kind && intent >= since);
  if (last < 0) return undefined;
  const state = firstState(match.ruleset, match.setup);
  const events = all.slice(0, last + 1);
  for (const { event } of events) match.ruleset.evolve(state, event);
  return { state, events };
};

const showMoment = (say: Say, { state, events }: Moment): void => {
  for (const happened of events) say(happened);
  say({ state });
  say({ hash: hashOf(state) });
};

/** How the match ended, with its reason in words. */
const ending = ({ outcome, ruleset }: Folded['match']): object | null =>
  outcome ? { ...outcome, reason: reasonOf(ruleset.words.outcomes, outcome) } : null;

/** Prints what a viewer got to see, or the truth. */
const show = (say: Say, { match, steps }: Folded, viewer: string | undefined): void => {
  for (const [index, { events, seen }] of steps.entries())
    for (const event of viewer === undefined ? events : seen.get(viewer)!) say({ event, intent: index - 1 });
  const state = viewer === undefined ? match.state : match.view(viewer);
  const pending = match.pending().filter(({ seat }) => viewer === undefined || seat === viewer);
  say({ pending: pending.map((decision) => pendingLine(match, decision)) });
  say({ outcome: ending(match) });
  say(viewer === undefined ? { state } : { view: state });
  say({ hash: hashOf(state) });
};

const unreadable = (say: Say, faults: readonly { at: string; message: string }[]): number => {
  for (const fault of faults) say({ fault });
  return 2;
};

const illegal = (say: Say, fault: FoldFault, { refusals }: RulesetWords): number => {
  if ('faults' in fault) return unreadable(say, fault.faults);
  const { intent, refusal } = fault;
  if (refusal) say({ refused: { intent, ...told(refusals, refusal) } });
  else say({ differs: { intent, message: 'This leads to something else than the record says it led to.' } });
  return 1;
};

/** The record up to and with one intent; undefined if it has none of this number. */
const upTo = (record: MatchRecord, position: string): MatchRecord | undefined => {
  const { hash: _hash, ...rest } = record;
  const last = /^(-1|\d+)$/.test(position) ? Number(position) : Number.NaN;
  return last < record.intents.length ? { ...rest, intents: record.intents.slice(0, last + 1) } : undefined;
};

/** Answers one question; gives what is wrong with it. */
const answer = (say: Say, match: Folded['match'], text: string): readonly Fault[] => {
  const fault = jsonFault(text);
  if (fault) return faultsWithin('--ask', [fault]);
  const question: unknown = JSON.parse(text);
  const answered = ask(match, question);
  if (!answered.ok) return faultsWithin('--ask', answered.error);
  say({ answer: answered.value, question });
  return [];
};

/** So many decisions are made by default at most. */
const MOST_DEFAULTS = 5000;

/** The fold, and what follows if nobody answers, until a decision or an event of this kind. */
const playedOn = (
  { match, steps }: Folded,
  until: { readonly asked?: string | undefined; readonly event?: string | undefined },
): Folded => {
  const more: Folded['steps'][number][] = [];
  const isOver = (): boolean => match.outcome !== undefined || match.stopped !== undefined;
  while (!isOver() && more.length < MOST_DEFAULTS) {
    const open = match.pending().filter(({ committed }) => !committed);
    if (open.some(({ kind }) => kind === until.asked)) break;
    if ([...steps.slice(-1), ...more].some(({ events }) => events.some(({ kind }) => kind === until.event))) break;
    const [decision] = open;
    const [timer] = match.timers();
    if (!decision && !timer) break;
    const done = decision
      ? match.submit(decision.seat, match.ruleset.fallback(match.view(decision.seat), decision), {
          decision: decision.id,
          by: 'clock',
        })
      : match.ring(timer!.id);
    if (!done.ok) break;
    more.push(done.value);
  }
  return { match, steps: [...steps, ...more] };
};

/** Reads, folds and prints; gives the exit code. */
const referee = async (
  { file, until, to, still, view, choices, verify, position, ask: questions }: Wish,
  rulesets: Rulesets,
  { read: readText, say }: Pick<Surroundings, 'read' | 'say'>,
): Promise<number> => {
  const unread = (faults: readonly Fault[]): number => unreadable(say, faults);
  let source: string;
  try {
    source = await readText(file);
  } catch (error) {
    return unread([{ at: file, message: (error as Error).message }]);
  }
  const read = readRecordText(source, rulesets);
  if (!read.ok) return unread(read.error);
  const record = position === undefined ? read.value : upTo(read.value, position);
  if (!record)
    return unread([
      {
        at: '--position',
        message: `No such intent; there are ${read.value.intents.length}, from 0; -1 is before them.`,
      },
    ]);
  const seats = record.seats.map(({ id }) => id);
  if (view !== undefined && ![...seats, PUBLIC].includes(view))
    return unread([{ at: '--view', message: `No such viewer; there are: ${[...seats, PUBLIC].join(', ')}.` }]);
  if (choices !== undefined && !seats.includes(choices))
    return unread([{ at: '--choices', message: `No such seat; there are: ${seats.join(', ')}.` }]);

  const folded = foldRecord(record, rulesets, view === undefined ? [] : [view], { stops: true, still });
  if (!folded.ok) return illegal(say, folded.error, rulesets.get(record.ruleset.id)!.words);
  const untrue = verify ? verifyRecord(record, folded.value) : [];
  const goesOn = to !== undefined || (until !== undefined && !still);
  const played = goesOn
    ? playedOn(folded.value, { event: to, asked: to === undefined ? until : undefined })
    : folded.value;
  const { match } = played;
  const moment = to === undefined ? undefined : momentOf(played, to, record.intents.length - 1);
  if (moment) {
    if (position === undefined) showMoment(say, moment);
    else say(positionOf({ ...match, state: moment.state }));
    return 0;
  }
  const stopped = match.stopped && misfitOf(match.stopped);
  if (to !== undefined && !stopped)
    return unread([{ at: '--to', message: `Nothing of the kind "${to}" has happened.` }]);
  if (stopped && position !== undefined) return unread([stopped]);
  if (position === undefined) show(say, played, view);
  else say(positionOf(match));
  if (choices !== undefined)
    for (const choice of choicesOf(match.ruleset, match.view(choices), choices)) say({ choice });
  const wrong = questions.flatMap((question) => answer(say, match, question));
  if (stopped || wrong.length > 0) return unread([...(stopped ? [stopped] : []), ...wrong]);
  if (!verify) return 0;
  say({ verified: untrue.length === 0, faults: untrue });
  return untrue.length === 0 ? 0 : 1;
};

/** Reads the command line, prints, and gives the exit code. */
export const runReferee = async (rulesets: Rulesets, around: Surroundings): Promise<number> => {
  const asked = wish(around.args);
  if (asked) return referee(asked, rulesets, around);
  around.help(USAGE);
  return 2;
};

/** The referee's program, for records of these games. */
export const refereeProgram = async (rulesets: Rulesets): Promise<void> => {
  process.exitCode = await runReferee(rulesets, {
    args: process.argv.slice(2),
    read: (file) => (file === '-' ? text(process.stdin) : readFile(file, 'utf8')),
    say: (line) => void process.stdout.write(`${JSON.stringify(line)}\n`),
    help: (usage) => void process.stderr.write(usage),
  });
};
