import type { MatchRecord, Outcome } from '@ironhex/shared/match';
import { type Clocks, usualClocks } from '@ironhex/shared/protocol';
import type { AnyRuleset, Blueprint } from './blueprint.ts';
import { type Done, type Entry, isOfRules, type Rang } from './entries.ts';

/** Clocks as blueprints had them before rulesets brought their own. */
interface OlderClocks {
  readonly react: number;
  readonly plan: number;
  readonly bank: number;
}

/** A blueprint from the journal, with its clocks in the form of now. */
export const blueprintIn = (stored: object, ruleset: AnyRuleset): Blueprint => {
  const blueprint = stored as Blueprint;
  const clocks = blueprint.clocks as Clocks | OlderClocks;
  if (clocks === 'none' || 'seconds' in clocks) return blueprint;
  const { react, plan, bank } = clocks;
  return { ...blueprint, clocks: { ...usualClocks(ruleset), seconds: { react, plan }, bank } };
};

/** The intents that a match's entries tell of, without those that were taken back: for its record. */
export const intentsIn = (entries: readonly Entry[]): MatchRecord['intents'] => {
  const intents: (Done | Rang)[] = [];
  for (const entry of entries) {
    if (isOfRules(entry)) intents.push(entry);
    if (entry.kind !== 'back') continue;
    const isUndone = (intent: Done | Rang | undefined): boolean =>
      intent?.kind === 'done' && intent.seat === entry.seat && intent.decision === entry.decision;
    const at = intents.findLastIndex(isUndone);
    // Several intents may have answered the decision: going back undoes all of them.
    let first = at;
    while (isUndone(intents[first - 1])) first -= 1;
    if (first >= 0) intents.length = first;
  }
  return intents.map((entry) => {
    if (entry.kind === 'rang') return { timer: entry.timer };
    const { seat, intent, by } = entry;
    return { seat, intent, by };
  });
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
