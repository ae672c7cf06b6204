import { isWithin, NO_COST, plusCost } from '../cost.ts';
import { type Fault, fail, type Result } from '../result.ts';
import { foldRecord } from './fold-record.ts';
import { positionOf } from './position.ts';
import { type Rulesets, readRecord } from './read-record.ts';
import type { MatchRecord } from './record.ts';
import { told } from './refusal.ts';

/**
 * How many times as much as one step may take all steps up to a moment may take together. Whole matches of thousands of
 * events take four times as much at most.
 */
const MOST_STEPS = 20;

/** Thrown while a record is folded that takes too much. */
class TooLong extends Error {}

const TOO_MUCH: Fault = { at: 'intents', message: 'More has happened up to this moment than any table can play.' };
const OVER: Fault = { at: 'intents', message: 'The match is over at this moment: there is nothing left to play.' };

/**
 * A match as it stood when so many intents of its record were done, as the record of a match that begins there and in which
 * nothing was done yet. Its position may stand in the middle of a step: it is what the rules themselves have made of the
 * intents, so a table can begin from it, though it takes no such position from a stranger. The faults say why the record
 * does not lead there.
 */
export const momentOf = (
  record: MatchRecord,
  intents: number,
  rulesets: Rulesets,
): Result<MatchRecord, readonly Fault[]> => {
  if (intents > record.intents.length)
    return fail([{ at: 'intents', message: `There are ${record.intents.length} intents in this record.` }]);
  const { bounds, words } = rulesets.get(record.ruleset.id)!;
  const most = { dice: bounds.dice * MOST_STEPS, events: bounds.events * MOST_STEPS, hexes: bounds.hexes * MOST_STEPS };
  let cost = NO_COST;
  try {
    const folded = foldRecord({ ...record, intents: record.intents.slice(0, intents) }, rulesets, [], {
      each: (step) => {
        cost = plusCost(cost, step.cost);
        if (!isWithin(cost, most)) throw new TooLong();
      },
    });
    if (folded.ok) {
      const { match } = folded.value;
      return match.outcome ? fail([OVER]) : readRecord(JSON.parse(JSON.stringify(positionOf(match))), rulesets);
    }
    if ('faults' in folded.error) return fail(folded.error.faults);
    const { intent, refusal } = folded.error;
    const message = refusal ? told(words.refusals, refusal).message : 'This led to something else in the record.';
    return fail([{ at: `of.record.intents.${intent}`, message }]);
  } catch (error) {
    if (error instanceof TooLong) return fail([TOO_MUCH]);
    throw error;
  }
};
