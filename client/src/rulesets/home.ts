import type { Board, BoardRules } from '@ironhex/shared/board';
import type { Delay, Ruleset, RulesetTypes, SeatId, SeatPlan } from '@ironhex/shared/match';
import type { ClockRules, Fault } from '@ironhex/shared/protocol';
import type { FunctionComponent } from 'preact';
import type { BoardKit } from '../map/layers/ground.ts';

/** What a part of a form works on. `faults` are those of this part: their places are within it. */
export interface FormProps<F> {
  readonly form: F;
  readonly change: (form: F) => void;
  readonly faults: readonly Fault[];
}

/** What the part of the form for one seat's force works on. */
export interface ForceProps<F, O> extends FormProps<F> {
  readonly seat: SeatPlan;
  /** The options of the match, which may bound what a seat brings. */
  readonly options: O;
}

/** One part of the form that makes a match; a game brings one for its options and one for a force. */
interface FormPart<F> {
  /** A fault's place in the words of the form; empty for what concerns all of this part. */
  placeWords(at: string, form: F): string;
}

/** A table that is laid before anybody chooses: what is left out is as usual. */
export interface Laid<O, F> {
  /** The id of a board of the game's list. */
  readonly board?: string;
  readonly options?: O;
  /** By seat. */
  readonly forces?: Readonly<Record<SeatId, F>>;
}

/**
 * What a game brings to the page that makes a match: loaded when somebody chooses the game. `O` and `F` are what stands
 * in the form for the options and for a force; while somebody types, they need not be playable.
 */
export interface GameHome<T extends RulesetTypes = RulesetTypes, O = unknown, F = unknown> extends ClockRules {
  readonly boards: BoardRules<T['options']>;
  /** See `Ruleset.leastDelay`. */
  readonly leastDelay?: Delay;
  /** What can stay secret to the end, in words: `hidden units`. See `Ruleset.lastingSecrets`. */
  readonly lastingSecrets?: string;
  /** See `Ruleset.inOneGo`. */
  readonly inOneGo?: Ruleset<T>['inOneGo'];
  seats(options: T['options']): readonly SeatPlan[];
  readonly options: FormPart<O> & {
    /** Can be played as it is. */
    readonly first: O;
    readonly Section: FunctionComponent<FormProps<O>>;
    /** What can be told to be wrong before the server is asked. */
    check(form: O): readonly Fault[];
    /** What the server is asked for. */
    value(form: O): T['options'];
  };
  /** Shown for each seat whose force the host chooses, and on sitting down to players who choose their own. */
  readonly force: FormPart<F> & {
    /** Can be played as it is. */
    first(seat: SeatPlan, options: T['options']): F;
    readonly Section: FunctionComponent<ForceProps<F, T['options']>>;
    /** What can be told to be wrong before the server is asked. The options may bound what a seat brings. */
    check(form: F, seat: SeatPlan, options: T['options']): readonly Fault[];
    /** What the server is asked for. */
    value(form: F, seat: SeatPlan): T['force'];
    /** What stands in the form for a force that was sent. */
    formOf(force: T['force']): F;
    /** What a force is called, empty if it has no name, and each of its units. */
    brief(force: T['force']): { readonly name: string; readonly units: readonly string[] };
    /** What a force is worth, so that sides can be balanced. Left out by games that do not know. */
    worth?(form: F, seat: SeatPlan, options: T['options']): number;
    /** What that number means, in a sentence. */
    readonly worthMeans?: string;
  };
  /** What in each of the game's scenarios is not as the form begins; by id. */
  readonly scenarios: Readonly<Record<string, Laid<O, F>>>;
  /** How boards are shown before a match. */
  readonly map: BoardKit<{ readonly board: Board }>;
}
