import { readBoard } from '../board/index.ts';
import { faultsWithin, jsonFault, readAs, someFaults, WHOLE_FILE } from '../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { type MatchRecord, RecordSchema } from './record.ts';
import { faultOf } from './refusal.ts';
import type { Ruleset, RulesetTypes, Setup } from './ruleset.ts';

/** The rulesets that a record may name, by id. */
export type Rulesets = ReadonlyMap<string, Ruleset<RulesetTypes>>;

/** The longest record text that is looked at, in characters: a very long match is a tenth of it. */
const TEXT_LIMIT = 20_000_000;

/** Faults of parts, all of them; the values only if there is none. */
const all = <T>(parts: readonly Result<T, Fault[]>[]): Result<T[], Fault[]> => {
  const faults = parts.flatMap((part) => (part.ok ? [] : part.error));
  return faults.length > 0 ? fail(faults) : ok(parts.flatMap((part) => (part.ok ? [part.value] : [])));
};

const doubled = (ids: readonly string[]): Fault[] =>
  ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ at: `seats.${index}.id`, message: `There is a seat "${id}" already.` }] : [],
  );

/**
 * Reads data that should be a match record. Options, forces and intents are judged by the record's ruleset. Every fault
 * says where (`seats.1.force.0.card.move`) and what.
 */
export const readRecord = (data: unknown, rulesets: Rulesets): Result<MatchRecord, Fault[]> => {
  const form = readAs(RecordSchema, data);
  if (!form.ok) return form;
  const record = form.value;
  const ruleset = rulesets.get(record.ruleset.id);
  if (!ruleset) {
    const known = [...rulesets.keys()].join(', ');
    return fail([{ at: 'ruleset.id', message: `There is no ruleset "${record.ruleset.id}", only: ${known}.` }]);
  }
  const { options, force, intent } = ruleset.schemas;
  const board = readBoard(record.board, ruleset.boards);
  const parts = {
    options: readAs(options, record.options, ['options']),
    board: board.ok ? board : fail(faultsWithin('board', board.error)),
    seats: all(
      record.seats.map((seat, index): Result<MatchRecord['seats'][number], Fault[]> => {
        if (seat.force === null || seat.force === undefined) return ok({ ...seat, force: null });
        const read = readAs(force, seat.force, ['seats', index, 'force']);
        return read.ok ? ok({ ...seat, force: read.value }) : read;
      }),
    ),
    intents: all(
      record.intents.map((done, index): Result<MatchRecord['intents'][number], Fault[]> => {
        if ('timer' in done) return ok(done);
        const read = readAs(intent, done.intent, ['intents', index, 'intent']);
        return read.ok ? ok({ ...done, intent: read.value }) : read;
      }),
    ),
  };
  const faults = [
    ...Object.values(parts).flatMap((part) => (part.ok ? [] : part.error)),
    ...doubled(record.seats.map(({ id }) => id)),
  ];
  if (!parts.options.ok || !parts.board.ok || !parts.seats.ok || !parts.intents.ok || faults.length > 0)
    return fail(someFaults(faults));
  const read: MatchRecord = {
    ...record,
    options: parts.options.value,
    board: parts.board.value,
    seats: parts.seats.value,
    intents: parts.intents.value,
  };
  const refused = ruleset.checkSetup(setupOf(read));
  return refused.length > 0 ? fail(refused.map((refusal) => faultOf(refusal, 'seats'))) : ok(read);
};

/** Reads the text of a record. A fault in the JSON itself names its line and column. */
export const readRecordText = (text: string, rulesets: Rulesets): Result<MatchRecord, Fault[]> => {
  if (text.length > TEXT_LIMIT) return fail([{ at: WHOLE_FILE, message: `longer than ${TEXT_LIMIT} characters` }]);
  const fault = jsonFault(text);
  return fault ? fail([fault]) : readRecord(JSON.parse(text), rulesets);
};

/** What a record's match is made of. */
export const setupOf = ({ options, board, seats }: MatchRecord): Setup<RulesetTypes> => ({
  options,
  board,
  seats: seats.map(({ id, side, force }) => ({ id, side, force })),
});
