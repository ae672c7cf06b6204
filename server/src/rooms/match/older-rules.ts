import { endedBy, type MatchRecord, type Outcome } from '@ironhex/shared/match';
import { type Clocks, usualClocks } from '@ironhex/shared/protocol';
import type { AnyRuleset, Blueprint } from './blueprint.ts';
import { type Done, type Entry, isOfRules, type Rang, type WentBack } from './entries.ts';

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
  const { opening: _none, ...usual } = usualClocks(ruleset);
  return { ...blueprint, clocks: { ...usual, seconds: { react, plan }, bank } };
};

/** The place of a seat's first answer to the decision that it goes back to, among what it has done last. */
const answerOf = (intents: readonly (Done | Rang)[], { seat, decision }: WentBack): number => {
  const others = intents.findLastIndex((intent) => intent.kind !== 'done' || intent.seat !== seat);
  return intents.findIndex((intent, at) => at > others && intent.kind === 'done' && intent.decision === decision);
};

/** The intents that a match's entries tell of, without those that were taken back: for its record. */
export const intentsIn = (entries: readonly Entry[]): MatchRecord['intents'] => {
  const intents: (Done | Rang)[] = [];
  for (const entry of entries) {
    if (isOfRules(entry)) intents.push(entry);
    const undone = entry.kind === 'back' ? answerOf(intents, entry) : -1;
    if (undone >= 0) intents.length = undone;
  }
  return intents.map((entry) => {
    if (entry.kind === 'rang') return { timer: entry.timer };
    const { seat, intent, by, decision } = entry;
    return { seat, intent, by, ...(decision === undefined ? {} : { decision }) };
  });
};

/** How a match ends that cannot be played on by the rules of this server. */
export const endedByRules = ({ version }: Blueprint, ruleset: AnyRuleset): Outcome => ({
  score: [],
  rule: '',
  ...endedBy('other-rules', { game: ruleset.name, begun: version, plays: ruleset.version }),
});
