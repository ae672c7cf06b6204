import { soundJson, WHOLE_FILE } from '../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { type Rulesets, readRecord, TEXT_LIMIT } from './read-record.ts';
import { type MatchRecord, MOST_INTENTS } from './record.ts';

/** A record as far as it is sound. */
interface SoundRecord {
  readonly record: MatchRecord;
  /** The place from which on the rest is left out, and why; undefined if the record is whole. */
  readonly fault: Fault | undefined;
}

/** The place of a fault in an intent, by its index. */
const IN_INTENT = /^intents\.(\d+)(?:\.|$)/;

const hasIntents = (data: unknown): data is { readonly intents: readonly unknown[] } =>
  typeof data === 'object' && data !== null && 'intents' in data && Array.isArray(data.intents);

/** The same data without the intents from one on; without its hash, too, which is that of the whole match. */
const upToIntent = (data: { readonly intents: readonly unknown[] }, index: number): unknown => {
  const { hash: _, ...rest } = data as { readonly hash?: unknown; readonly intents: readonly unknown[] };
  return { ...rest, intents: data.intents.slice(0, index) };
};

/** Reads data up to the first intent that has not the form of one, if there is any. */
const readData = (data: unknown, rulesets: Rulesets, torn?: Fault): Result<SoundRecord, Fault[]> => {
  if (hasIntents(data) && data.intents.length > MOST_INTENTS) {
    const fault = { at: `intents.${MOST_INTENTS}`, message: `There are more than ${MOST_INTENTS} intents.` };
    return readData(upToIntent(data, MOST_INTENTS), rulesets, fault);
  }
  const read = readRecord(data, rulesets);
  if (read.ok) return ok({ record: read.value, fault: torn });
  const [first] = read.error.flatMap((fault) => {
    const index = IN_INTENT.exec(fault.at)?.[1];
    return index === undefined ? [] : [{ index: Number(index), fault }];
  });
  if (!first || !hasIntents(data)) return read;
  const sound = readRecord(upToIntent(data, first.index), rulesets);
  return sound.ok ? ok({ record: sound.value, fault: first.fault }) : sound;
};

/**
 * Reads the text of a record, or its parsed data, as far as it is sound: up to where it is torn, or too long, or has an
 * intent that is none. What stands before the intents must be whole; a fault there says where, as in {@link readRecord}.
 */
export const readSound = (data: unknown, rulesets: Rulesets): Result<SoundRecord, Fault[]> => {
  if (typeof data !== 'string') return readData(data, rulesets);
  const parsed = soundJson(data.slice(0, TEXT_LIMIT));
  const long: Fault = { at: WHOLE_FILE, message: `longer than ${TEXT_LIMIT} characters` };
  const tooLong = data.length > TEXT_LIMIT ? long : undefined;
  if (!parsed.ok) return fail([tooLong ?? parsed.error]);
  const fault = tooLong ?? parsed.value.fault;
  const read = readData(parsed.value.data, rulesets, fault);
  // What is missing in a file that is torn is no fault of its own.
  return read.ok || !fault ? read : fail([fault]);
};
