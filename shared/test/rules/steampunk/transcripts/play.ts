import {
  foldRecord,
  type Happened,
  hashOf,
  type Match,
  type MatchRecord,
  PUBLIC,
  type Ruleset,
  type RulesetTypes,
  readRecord,
  recordOf,
  type Viewer,
} from '@ironhex/shared/match';
import { askOf } from '../../../../src/rulesets/steampunk/index.ts';
import type { SteampunkTypes } from '../../../../src/rulesets/steampunk/model/types.ts';
import { steampunk } from '../../../../src/rulesets/steampunk/ruleset.ts';
import { hex } from '../ground.ts';
import { emptyStage, readStageLine, recordOfStage } from './scene.ts';
import { tell, tellDecision } from './tell.ts';

/** The one game of these scenes. */
export const RULESETS = new Map([[steampunk.id, steampunk as unknown as Ruleset<RulesetTypes>]]);

/** What a played scene comes to: its text as it should be, and its record. */
export interface Played {
  readonly text: string[];
  readonly match: Match<SteampunkTypes>;
  readonly record: MatchRecord;
}

/** Lines that a transcript has from the play, not from its author. */
const TOLD = /^([=!?]( |$)|\s+\S)/;
const COMMENT = /^(#|--|\s*$)/;
const COMMAND = /^(begin\b|hash\b|window\b|[a-z]+> )/;
const VIEWERS: readonly Viewer[] = ['blue', 'orange', PUBLIC];

const unwrap = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** The dice that the end of a command line gives: `… dice 3 5`. */
const diceOf = (line: string): number[] => {
  const [, dice] = / dice((?: \d+)+)$/.exec(line) ?? [];
  return dice ? dice.trim().split(' ').map(Number) : [];
};

/** What somebody does not see of what happened, or sees otherwise. */
const secretly = ({ events, seen }: Happened<SteampunkTypes>): string[] => {
  const whole = events.map(tell).filter((text) => text !== undefined);
  return [...seen].flatMap(([viewer, parts]) => {
    const known = parts
      .flatMap((part) => ('kind' in part ? [tell(part as never)] : []))
      .filter((text) => text !== undefined);
    const lacks = whole.filter((text) => !known.includes(text));
    const sees = known.filter((text) => !whole.includes(text!));
    return [
      ...lacks.map((text) => `    ${viewer} does not see ${text!.split(' ')[0]}`),
      ...sees.map((text) => `    ${viewer} sees ${text}`),
    ];
  });
};

const tellHappened = (happened: Happened<SteampunkTypes>, match: Match<SteampunkTypes>): string[] => [
  ...happened.events.flatMap((event) => tell(event) ?? []).map((text) => `= ${text}`),
  ...secretly(happened),
  ...match.pending().map((decision) => {
    const { unit, options } = askOf(match.view(decision.seat), decision);
    return tellDecision(decision, unit === null ? '' : ` ${unit}`, options);
  }),
];

const expectRolled = (rolls: readonly number[], written: readonly number[]): void => {
  if (rolls.join() !== written.join())
    throw new Error(`The dice are written as "${written.join(' ')}", and "${rolls.join(' ')}" were rolled.`);
};

const stepsOf = (text: string): string[][] =>
  text
    .trim()
    .split(' + ')
    .map((step) => step.split(','));
/** Hexes by letter and number among the words of an answer become labels. */
const named = (text: string): string => (/^[A-G]\d$/.test(text) ? hex(text) : text);

/** The intent of a command: in words, or as JSON. */
const intentOf = (words: string): unknown => {
  if (words.startsWith('{')) return JSON.parse(words);
  const [verb, ...rest] = words.split(' ');
  switch (verb) {
    case 'commit':
    case 'concede':
      return { kind: verb };
    case 'choose':
      return { kind: 'choose', option: named(rest.join(' ')) };
    case 'order': {
      const [movement = '', gunnery = '- + -'] = rest.slice(1).join(' ').split(' / ');
      return { kind: 'order', unit: rest[0], order: { movement: stepsOf(movement), gunnery: gunnery.split(' + ') } };
    }
    case 'place': {
      const [unit, at, facing = '0', speed] = rest;
      return {
        kind: 'place',
        unit,
        at: at === '-' ? null : named(at!),
        facing: Number(facing),
        ...(speed && { speed }),
      };
    }
    case 'shoot': {
      const [unit, ...pairs] = rest;
      const shots = pairs
        .join(' ')
        .split(', ')
        .filter(Boolean)
        .map((pair) => {
          const [weapon, at] = pair.split(' at ');
          return { weapon, ...(/^[A-G]\d$/.test(at!) ? { hex: hex(at!) } : { target: at }) };
        });
      return { kind: 'shoot', unit, shots };
    }
    default:
      throw new Error(`Nobody can "${verb}".`);
  }
};

/** Does what a line `seat> what to do [decision n] [dice n …]` asks for. */
const submit = (match: Match<SteampunkTypes>, line: string): string[] => {
  const [, seat = '', command = ''] = /^([a-z]+)> (.*?)(?: dice(?: \d+)+)?$/.exec(line) ?? [];
  const [, words = '', decision] = /^(.*?)(?: decision (\d+))?$/.exec(command) ?? [];
  const own = match.pending().filter((each) => each.seat === seat);
  const asked = decision ? own.find(({ id }) => id === Number(decision)) : own.find(({ committed }) => !committed);
  const fallback = () => match.ruleset.fallback(match.view(seat), asked!);
  const read = match.ruleset.schemas.intent.safeParse(words === 'timeout' ? fallback() : intentOf(words));
  if (!read.success) return [`! not an intent: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`];
  const before = hashOf(match.state);
  const done = match.submit(seat, read.data, {
    decision: decision ? Number(decision) : words === 'timeout' ? asked?.id : undefined,
  });
  expectRolled(done.ok ? done.value.rolls : [], diceOf(line));
  if (done.ok) return tellHappened(done.value, match);
  if (hashOf(match.state) !== before) throw new Error(`"${line}" was refused, and changed the match.`);
  return [`! ${done.error.code}${done.error.rule ? ` (${done.error.rule})` : ''} ${done.error.message}`];
};

/** Plays one scene of a transcript and tells it anew: its own lines stay, what follows from them is worked out. */
export const playScene = (source: readonly string[]): Played => {
  const lines = source.filter((line) => !TOLD.test(line));
  const stage = emptyStage();
  for (const line of lines) if (!COMMENT.test(line) && !COMMAND.test(line)) readStageLine(stage, line);
  const script = lines.flatMap((line) => (COMMAND.test(line) ? diceOf(line) : []));
  const read = unwrap(readRecord(recordOfStage(stage, script), RULESETS));
  let match: Match<SteampunkTypes> | undefined;
  const text: string[] = [];
  for (const line of lines) {
    text.push(/^hash\b/.test(line) && match ? `hash ${hashOf(match.state).slice(0, 16)}` : line);
    if (!COMMAND.test(line) || /^hash\b/.test(line)) continue;
    if (line.startsWith('begin')) {
      match = unwrap(foldRecord(read, RULESETS, VIEWERS)).match as unknown as Match<SteampunkTypes>;
      expectRolled(match.begun.rolls, diceOf(line));
      text.push(...tellHappened(match.begun, match));
      continue;
    }
    if (!match) throw new Error(`"${line}" comes before "begin".`);
    if (!line.startsWith('window')) text.push(...submit(match, line));
    else {
      const rang = unwrap(match.ring(match.timers()[0]!.id));
      expectRolled(rang.rolls, diceOf(line));
      text.push(...tellHappened(rang, match));
    }
  }
  if (!match || !lines.some((line) => /^hash\b/.test(line)))
    throw new Error('A scene has a line "begin", and at its end a line "hash".');
  return { text, match, record: recordOf(match, { script }) };
};
