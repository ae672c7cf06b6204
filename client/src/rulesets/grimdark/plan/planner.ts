import type { Intent, UnitId, View } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import type { ReadonlySignal } from '@preact/signals';
import type { KeyMap } from '../../types.ts';
import type { Shown as OfCounters } from '../map/on-board.ts';
import type { Picture } from '../map/picture.ts';
import type { Question } from './asked.ts';

/** What planners know of the match, and do in it. {@link GrimdarkPlanning} is the one of the page; tests have their own. */
export interface Desk {
  /** What the player knows, as it is shown. */
  readonly view: ReadonlySignal<View | undefined>;
  /** What the player is asked now. */
  readonly question: ReadonlySignal<Question | undefined>;
  /** The hex under the pointer, and the counter there that it is nearest to. */
  readonly hover: ReadonlySignal<HexLabel | null>;
  readonly hoverCounter: ReadonlySignal<string | undefined>;
  /** The unit whose card the player has opened. */
  readonly inspected: ReadonlySignal<UnitId | null>;
  /** Answers what is asked with a part, or ends it, after all that is under way. */
  give(intent: Intent): void;
  /** Answers what is asked. Resolves with whether the answer was accepted. */
  answer(intent: Intent): Promise<boolean>;
  /** Tells why something cannot be done. */
  refuse(refusal: Refusal): void;
}

/** What planning adds to the picture of the map. */
export interface Shown
  extends OfCounters,
    Partial<Pick<Picture, 'zones' | 'areas' | 'threat' | 'outlook' | 'paths' | 'arrows' | 'sight' | 'spotlight'>> {}

/** What the player puts together for one kind of question, or for several that belong together. */
export interface Planner {
  /** What the map shows of it. */
  readonly shown: ReadonlySignal<Shown>;
  /** What confirming would send; undefined: there is nothing to confirm yet. */
  readonly intent: ReadonlySignal<Intent | undefined>;
  /** Why what is planned cannot be confirmed as it stands. */
  readonly refusal?: ReadonlySignal<Refusal | undefined>;
  /** The plan in a sentence or two, for the bar; undefined: the bar says what is asked. */
  readonly words: ReadonlySignal<string | undefined>;
  /** What the button that confirms says; left out: `Confirm`. */
  readonly act?: ReadonlySignal<string | undefined>;
  /** The unit that is planned for: its card is shown. */
  readonly unit?: ReadonlySignal<UnitId | undefined>;
  /**
   * A hex was picked, by the pointer next to this counter. False, or left out: it means nothing for what is asked.
   */
  pick?(at: HexLabel, counter: string | undefined): boolean;
  /** A counter beside the board, or a unit in a list, was picked. False, or left out: it means nothing for what is asked. */
  pickCounter?(id: string): boolean;
  /** Sends what is planned, where that is more than to answer with `intent`. */
  confirm?(): void;
  /** There is a step to take back. */
  readonly undoable: boolean;
  /** One step back. False: there is none. */
  undo(): boolean;
  /**
   * What is planned, as a text for the browser to keep; undefined for nothing. It is kept anew whenever a
   * signal that this reads changes. Left out, with `restore`: never kept.
   */
  save?(): string | undefined;
  /** Plans again what was saved. It may be damaged: then nothing is planned. */
  restore?(plan: string): void;
  /** The hexes that the question is about, those that matter most first; left out: none. */
  focus?(): readonly HexLabel[];
  /** What keys do while it is asked, by their names in lower case. */
  readonly keys?: KeyMap;
  /** Called when the page leaves the match. */
  close?(): void;
}
