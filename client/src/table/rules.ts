import type { Awaited, RulesetTypes, RulesetWords } from '@ironhex/shared/match';
import type { BaseCounter, Cues } from '../map/picture.ts';
import type { LogEntry } from '../text/entry.ts';
import type { Named } from '../text/named.ts';
import type { Context } from '../text/sentences.ts';

export type { Context };

/**
 * What a match on the page needs from its game in order to be shown. Every RulesetPage has it; nothing in it rolls a
 * die.
 */
export interface GameRules<T extends RulesetTypes> {
  /** Applies an event to a view, in place. */
  follow(view: T['view'], seen: T['seen']): void;
  /** A copy that `follow` may change. Parts that `follow` never changes may be shared with the original. */
  copy(view: T['view']): T['view'];
  /** The decisions and timers that the match waits for. */
  awaited(view: T['view']): readonly Awaited[];
  /** What its rules say. */
  readonly words: RulesetWords;
  /** The intent of giving up. */
  readonly concession: T['intent'];
  /**
   * What the map shows while an event happens; `before` and `after` are the views around it.
   */
  cues(seen: T['seen'], before: T['view'], after: T['view']): Cues;
  /** The counters of a view without a plan; replays show them as ghosts. */
  counters(view: T['view']): readonly BaseCounter[];
  /**
   * Whether an event begins a new trail: its moves and attacks stay on the map together and replace those before. Left
   * out: each action of the log begins one.
   */
  beginsTrail?(seen: T['seen']): boolean;
  /**
   * Where a view stands in the order of play, as the track tells it, the largest part first: `Turn 3`, `Assaults 1`. Parts
   * are told apart by these words.
   */
  part(view: T['view']): readonly string[];
  /** The board, the units, and what else of the game people have named: sentences may name them. */
  named(view: T['view']): Named;
  /**
   * Puts the viewer's names of units into a sentence of the rules, such as a refusal. Left out if the rules use those
   * names themselves.
   */
  withNames?(view: T['view'], sentence: string): string;
  /** The line of the log for an event; undefined for events without a line. */
  line(seen: T['seen'], context: Context<T['view']>): LogEntry | undefined;
  /**
   * The answer that a policy of the own seat gave, in a sentence, from the view before it: `Your standing order passed
   * for Griffin.` Undefined if the page has said so already; left out by games without standing policies on the page.
   */
  answered?(intent: T['intent'], context: Context<T['view']>): string | undefined;
  /**
   * An answer in a sentence, from the view before it, where the log has no line of it yet, as for orders in secret. Left
   * out by games whose answers have lines at once.
   */
  chosen?(intent: T['intent'], context: Context<T['view']>): string | undefined;
}

/** `follow` and `copy` for games with events that carry, in `to`, the changes of the recipient's view. */
export const followedBy = <V extends object, C>(apply: (view: V, change: C) => void) => ({
  follow: (view: V, { to }: { readonly to?: C }): void => {
    if (to) apply(view, to);
  },
  // Following a view replaces its parts, and changes none of them.
  copy: (view: V): V => ({ ...view }),
});
