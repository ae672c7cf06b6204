import type { Direction, HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import type { Intent, UnitId, View } from '@ironhex/shared/steampunk';
import type { ReadonlySignal } from '@preact/signals';
import type { Emphasis } from '../../../map/picture.ts';
import type * as outbox from '../../../table/outbox.ts';
import type { OrderCards } from '../map/counters.ts';
import type { Picture } from '../map/picture.ts';
import type { Question } from './asked.ts';

/** The parts of an answer by what they are about. */
export type Parts = outbox.Parts<Intent>;

/** What one kind of planning reads and does; {@link SteampunkPlanning} is one. */
export interface Desk {
  /** What the player knows, as it is shown. */
  readonly view: ReadonlySignal<View | undefined>;
  /** What the player is asked now. */
  readonly question: ReadonlySignal<Question | undefined>;
  /** The parts of the answer so far, by what they are about. */
  readonly parts: ReadonlySignal<Parts>;
  /** The hex under the pointer, and the counter there that it is nearest to. */
  readonly hover: ReadonlySignal<HexLabel | null>;
  readonly hoverCounter: ReadonlySignal<string | undefined>;
  /** Answers with these parts. */
  give(...parts: readonly Intent[]): void;
  /** Answers with an option. */
  choose(option: string): void;
  /** Tells why something cannot be done. */
  refuse(refusal: Refusal): void;
}

/** Where a counter is to be shown though its unit is not there yet. */
export interface Placed {
  readonly at: HexLabel;
  readonly facing: Direction;
}

/** What planning adds to the picture of the map. */
export interface Shown
  extends Partial<
    Pick<
      Picture,
      'board' | 'plans' | 'paths' | 'areas' | 'arc' | 'arrows' | 'sight' | 'wheel' | 'grips' | 'goals' | 'spotlight'
    >
  > {
  readonly emphases?: ReadonlyMap<string, Emphasis>;
  /** What stands at the sight mark of a counter, such as `58 %`. */
  readonly sights?: ReadonlyMap<string, string>;
  readonly orders?: ReadonlyMap<UnitId, OrderCards>;
  readonly placed?: ReadonlyMap<UnitId, Placed>;
}

/** What the player does on the map while one kind of question is asked. */
export interface Work {
  readonly shown: ReadonlySignal<Shown>;
  /** A hex was picked, next to this counter. False: it means nothing for what is asked. */
  pick(at: HexLabel, counter: string | undefined): boolean;
  /** A counter beside the board, or a unit in a list, was picked. */
  pickCounter(id: string): boolean;
  /** A direction of the wheel was picked. */
  face(facing: Direction): void;
  /** The unit that is planned for is dragged over a hex; undefined: back to where it was. */
  drag?(at: HexLabel | undefined): void;
  /** It is let go there. */
  drop?(): void;
  /** There is a step to take back. */
  readonly undoable: boolean;
  /** One step back. False: there is none. */
  undo(): boolean;
  /** The units whose orders will not be done as they are written, for a sentence; undefined or left out: none. */
  readonly doubt?: ReadonlySignal<string | undefined>;
  /** Why what is planned cannot be committed as it stands; left out: it always can. */
  readonly refusal?: ReadonlySignal<Refusal | undefined>;
  /** What the question is about, what matters most first. */
  focus(): readonly HexLabel[];
}
