import { commitmentTo } from '@ironhex/shared/dice';
import { type DiceSource, type Match, type MatchRecord, type RulesetTypes, recordOf } from '@ironhex/shared/match';
import type { Blueprint } from './blueprint.ts';
import type { Seat } from './seats.ts';

/** A match that is over, with what its record takes from its table. */
interface Over {
  readonly match: Match<RulesetTypes>;
  readonly blueprint: Blueprint;
  readonly seats: readonly Seat[];
  /** Are the names told? Whoever knows the id of the match can have its record. */
  readonly named: boolean;
  /** The intents, where only other rules than those of now fold them. */
  readonly otherRules: MatchRecord['intents'] | undefined;
}

/** The record of a match that is over: it gives the dice away. */
export const recordFrom = ({ match, blueprint, seats, named, otherRules }: Over): MatchRecord => {
  const { diceSecret: secret, rulesetId: id, version } = blueprint;
  const dice: DiceSource = { commitment: commitmentTo(secret), secret, salts: seats.map(({ salt }) => salt) };
  const players = named ? seats.map(({ id, name, earlier }) => [id, [...earlier, name]] as const) : [];
  const record = recordOf(match, dice, Object.fromEntries(players));
  // Only the rules of then fold it, and only they could vouch for its end.
  return otherRules ? { ...record, ruleset: { id, version }, intents: otherRules, hash: undefined } : record;
};
