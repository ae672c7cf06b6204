import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  choicesOf,
  type Decision,
  type Folded,
  type FoldFault,
  foldRecord,
  hashOf,
  PUBLIC,
  readRecordText,
  verifyRecord,
} from '../src/match/index.ts';
import { RULESETS } from '../src/rulesets/index.ts';

const USAGE = `Folds a match record and prints one JSON object per line.

  npm run referee -- FILE [--view SEAT] [--verify] [--choices SEAT]

  FILE            a match record, or - for the standard input
  --view SEAT     what this seat, or "public", got to see instead of the truth
  --verify        also check the dice, the versions and the hash in the record
  --choices SEAT  also list what this seat may do now, one per line

Exit code: 0 fine, 1 an intent is not allowed or --verify found something false, 2 the input cannot be read.
`;

/** What was asked for on the command line. */
interface Wish {
  readonly file: string;
  readonly view: string | undefined;
  readonly choices: string | undefined;
  readonly verify: boolean;
}

const say = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

const wish = (): Wish | undefined => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { view: { type: 'string' }, choices: { type: 'string' }, verify: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0
      ? undefined
      : { ...values, file, view: values.view, choices: values.choices };
  } catch {
    return undefined;
  }
};

/** What is done if no answer comes. */
const fallbackOf = (match: Folded['match'], decision: Decision): object =>
  match.ruleset.fallback(match.view(decision.seat), decision);

/** Prints what a viewer got to see, or the truth. */
const show = ({ match, steps }: Folded, viewer: string | undefined): void => {
  for (const [index, { events, seen }] of steps.entries())
    for (const event of viewer === undefined ? events : seen.get(viewer)!) say({ event, intent: index - 1 });
  const state = viewer === undefined ? match.state : match.view(viewer);
  const pending = match.pending().filter(({ seat }) => viewer === undefined || seat === viewer);
  say({ pending: pending.map((decision) => ({ ...decision, default: fallbackOf(match, decision) })) });
  say({ outcome: match.outcome ?? null });
  say(viewer === undefined ? { state } : { view: state });
  say({ hash: hashOf(state) });
};

const unreadable = (faults: readonly { at: string; message: string }[]): number => {
  for (const fault of faults) say({ fault });
  return 2;
};

const illegal = (fault: FoldFault): number => {
  if ('faults' in fault) return unreadable(fault.faults);
  say({ refused: { intent: fault.intent, ...fault.refusal } });
  return 1;
};

/** Reads, folds and prints; gives the exit code. */
const referee = async ({ file, view, choices, verify }: Wish): Promise<number> => {
  let source: string;
  try {
    source = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    return unreadable([{ at: file, message: (error as Error).message }]);
  }
  const record = readRecordText(source, RULESETS);
  if (!record.ok) return unreadable(record.error);
  const seats = record.value.seats.map(({ id }) => id);
  if (view !== undefined && ![...seats, PUBLIC].includes(view))
    return unreadable([{ at: '--view', message: `No such viewer; there are: ${[...seats, PUBLIC].join(', ')}.` }]);
  if (choices !== undefined && !seats.includes(choices))
    return unreadable([{ at: '--choices', message: `No such seat; there are: ${seats.join(', ')}.` }]);

  const folded = foldRecord(record.value, RULESETS, view === undefined ? [] : [view]);
  if (!folded.ok) return illegal(folded.error);
  const { match } = folded.value;
  show(folded.value, view);
  if (choices !== undefined)
    for (const choice of choicesOf(match.ruleset, match.view(choices), choices)) say({ choice });
  if (!verify) return 0;
  const faults = verifyRecord(record.value, folded.value);
  say({ verified: faults.length === 0, faults });
  return faults.length === 0 ? 0 : 1;
};

const asked = wish();
if (asked) process.exitCode = await referee(asked);
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
