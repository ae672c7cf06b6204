import { inWrittenOrder, jsonFault, readAs, someFaults, WHOLE_FILE } from '../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { POSITION_FORMAT } from './position.ts';
import { all, type Reader, readSetup } from './read-setup.ts';
import { type MatchRecord, RECORD_FORMAT, RecordSchema } from './record.ts';
import type { Ruleset, RulesetTypes, Setup } from './ruleset.ts';

/** The rulesets that a record may name, by id. */
export type Rulesets = ReadonlyMap<string, Ruleset<RulesetTypes>>;

/** The longest record text accepted, in characters; a very long match needs a tenth of it. */
export const TEXT_LIMIT = 20_000_000;

/** A position file is the record of a match in which nothing was done yet; where it needs dice, any will do. */
const asRecord = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'format' in data && data.format === POSITION_FORMAT
    ? { position: null, ...data, format: RECORD_FORMAT, dice: { seed: 0 }, intents: [] }
    : data;

const readIntents = (
  { intents }: Pick<MatchRecord, 'intents'>,
  { schemas }: Ruleset<RulesetTypes>,
): Result<MatchRecord['intents'], Fault[]> =>
  all(
    intents.map((done, index): Result<MatchRecord['intents'][number], Fault[]> => {
      if ('timer' in done) return ok(done);
      const read = readAs(schemas.intent, done.intent, ['intents', index, 'intent']);
      return read.ok ? ok({ ...done, intent: inWrittenOrder(read.value, done.intent) }) : read;
    }),
  );

/**
 * Reads data that should be a match record, or a position file. Options, forces, position and intents are judged by its
 * ruleset. Every fault says where (`seats.1.force.0.card.move`) and what.
 */
export const readRecord = (
  data: unknown,
  rulesets: Rulesets,
  reader: Reader = 'referee',
): Result<MatchRecord, Fault[]> => {
  const form = readAs(RecordSchema, asRecord(data));
  if (!form.ok) return form;
  const ruleset = rulesets.get(form.value.ruleset.id);
  if (!ruleset) {
    const known = [...rulesets.keys()].join(', ');
    return fail([{ at: 'ruleset.id', message: `There is no ruleset "${form.value.ruleset.id}", only: ${known}.` }]);
  }
  const record = form.value as MatchRecord;
  const setup = readSetup(ruleset, form.value, reader);
  const intents = readIntents(record, ruleset);
  if (!setup.ok || !intents.ok)
    return fail(someFaults([setup, intents].flatMap((part) => (part.ok ? [] : part.error))));
  const { seats, ...rest } = setup.value;
  return ok({
    ...record,
    ...rest,
    seats: record.seats.map((seat, index) => ({ ...seat, ...seats[index]! })),
    intents: intents.value,
  });
};

/** Reads the text of a record. A fault in the JSON itself names its line and column. */
export const readRecordText = (text: string, rulesets: Rulesets): Result<MatchRecord, Fault[]> => {
  if (text.length > TEXT_LIMIT) return fail([{ at: WHOLE_FILE, message: `longer than ${TEXT_LIMIT} characters` }]);
  const fault = jsonFault(text);
  return fault ? fail([fault]) : readRecord(JSON.parse(text), rulesets);
};

/** The setup of a record's match. */
export const setupOf = ({ options, board, seats, position }: MatchRecord): Setup<RulesetTypes> => ({
  options,
  board,
  seats: seats.map(({ id, side, force }) => ({ id, side, force })),
  ...(position === undefined ? {} : { position }),
});
