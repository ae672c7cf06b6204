import type { MatchRecord, Outcome } from '@ironhex/shared/match';
import type { AnyRuleset, Blueprint } from './blueprint.ts';
import type { Done, Entry } from './entries.ts';

/** The intents that a match's entries tell of, without those that were taken back: for its record. */
export const intentsIn = (entries: readonly Entry[]): MatchRecord['intents'] => {
  const intents: Done[] = [];
  for (const entry of entries) {
    if (entry.kind === 'done') intents.push(entry);
    if (entry.kind !== 'back') continue;
    const at = intents.findLastIndex(({ seat, decision }) => seat === entry.seat && decision === entry.decision);
    // Several intents may have answered the decision: going back undoes all of them.
    let first = at;
    while (first > 0 && intents[first - 1]!.seat === entry.seat && intents[first - 1]!.decision === entry.decision)
      first -= 1;
    if (first >= 0) intents.length = first;
  }
  return intents.map(({ seat, intent, by }) => ({ seat, intent, by }));
};

/** How a match ends that cannot be played on by the rules of this server. */
export const endedByRules = ({ version }: Blueprint, ruleset: AnyRuleset): Outcome => ({
  score: [],
  rule: '',
  reason:
    `This match was begun under version ${version} of ${ruleset.name}. ` +
    `This server plays version ${ruleset.version}, by which it would be another match: it ends here, without a winner. ` +
    'Its record is kept.',
});
