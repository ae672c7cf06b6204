import type { Decision, RulesetTypes } from '@ironhex/shared/match';
import type { FunctionComponent } from 'preact';
import type { Context } from '../table/rules.ts';

/** What nobody at a match should miss. Each kind has a sound of its own. */
export type MomentKind =
  /** The player acts, or gives orders. */
  | 'turn'
  /** The player may interrupt. */
  | 'interrupt'
  /** Somebody's action is interrupted. */
  | 'interrupted'
  /** The player must defend. */
  | 'defend'
  /** The player chooses what is hit, or something like it. */
  | 'pick'
  /** A hit that matters. */
  | 'hit'
  /** A unit is lost. */
  | 'destroyed'
  /** How the match ended, for the player; for spectators it is `drawn` or `won`. The page finds these itself. */
  | 'won'
  | 'lost'
  | 'drawn';

/** A great moment as one viewer sees it: in a band over the map, with a sound. */
export interface Moment {
  readonly kind: MomentKind;
  /** A few words that stand for themselves, also as the title of the page: `Your turn: Griffin`. */
  readonly words: string;
  /** What it means, in a sentence that stands smaller below; left out where the words say all. */
  readonly about?: string;
  /** Ids of the counters that it is about, the most important first: their pictures stand in the band, which covers none of them. */
  readonly units: readonly string[];
}

/** Which great moments a game has, from what its viewer sees. */
export interface GameMoments<T extends RulesetTypes> {
  /** A decision that the player is asked for. */
  asked(view: T['view'], decision: Decision): Moment;
  /** Something was seen; the view is the one after it. Undefined for all that is no great moment. */
  happened(seen: T['seen'], context: Context<T['view']>): Moment | undefined;
  /** A picture of a unit, as high as its place. Screen readers are told the words. */
  readonly Picture: FunctionComponent<{ readonly view: T['view']; readonly unit: string }>;
}

/** The hint for a player at the first decision of a kind. */
export interface Hint {
  readonly title: string;
  /** One or two sentences: what to do now. */
  readonly text: string;
  /** What it points at: the unit's card, the hex on the map that matters most, or the prompt with the plan. */
  readonly at: 'card' | 'map' | 'asked';
}

/** Standing orders: policies by which the server answers for a player. */
export interface StandingOrders<T extends RulesetTypes> {
  /** The tab in which they are given. */
  readonly tab: string;
  /** How many of them can answer for the player; 0 if the player is asked everything. */
  count(policy: T['policy']): number;
}
