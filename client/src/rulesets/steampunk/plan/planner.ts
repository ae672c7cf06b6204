import type { Direction, HexLabel } from '@ironhex/shared/hex';
import {
  type Ask,
  askOf,
  type Intent,
  partOf,
  type SeatTold,
  type SteampunkTypes,
  type Unit,
  type UnitId,
} from '@ironhex/shared/steampunk';
import type { ReadonlySignal } from '@preact/signals';
import type { Emphasis } from '../../../map/picture.ts';
import { History, type Steps } from '../../../plan/history.ts';
import type { Planner, PlannerContext } from '../../../plan/planner.ts';
import { type OwnQuestion, questionBy } from '../../../table/decisions.ts';
import type * as outbox from '../../../table/outbox.ts';
import type { OrderCards } from '../map/counters.ts';
import type { Picture } from '../map/picture.ts';

/** A decision that the player works on, and the question that it puts. */
export type PlanQuestion = OwnQuestion<SteampunkTypes, Ask>;

/** The question that a decision puts. */
export const questionOf = questionBy<SteampunkTypes, Ask>(askOf);

/** The parts of an answer by what they are about. */
export type Parts = outbox.Parts<Intent>;

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

/** The types of planning in Steampunk Fantasy. */
export interface SteampunkPlan {
  readonly rules: SteampunkTypes;
  readonly question: PlanQuestion;
  readonly shown: Shown;
}

/** What planners know of the match, and do in it. */
export type Context = PlannerContext<SteampunkPlan>;

/** A planner of this game, whose map has a wheel and units that are dragged. */
export interface SteampunkPlanner extends Planner<SteampunkPlan> {
  /** A direction of the wheel was picked. */
  face?(facing: Direction): void;
  /** The unit that is planned for is dragged over a hex; undefined: back to where it was. */
  drag?(at: HexLabel | undefined): void;
  /** It is let go there. */
  drop?(): void;
  /** The units whose orders will not be done as they are written, for a sentence; undefined or left out: none. */
  readonly doubt?: ReadonlySignal<string | undefined>;
}

/** Where units stand, those that are on the map. */
export const placesOf = (units: readonly Unit[]): readonly HexLabel[] => units.flatMap(({ at }) => at ?? []);

/** What everybody knows of the seat that is asked. */
export const toldOf = (question: PlanQuestion | undefined): SeatTold | undefined =>
  question?.view.seats.find(({ id }) => id === question.seat);

/** A part of an answer that was replaced. */
interface Replaced {
  readonly key: string;
  /** undefined: there was none. */
  readonly before: Intent | undefined;
}

/** The parts that the player has given to one question, so that they can be taken back one step after the other. */
export class GivenParts implements Steps {
  readonly #context: Pick<Context, 'parts' | 'give'>;
  /** What to answer where nothing was answered before. */
  readonly #blank: (replaced: Replaced) => Intent | undefined;
  readonly #steps: History<readonly Replaced[]>;

  constructor(
    context: Pick<Context, 'question' | 'parts' | 'give'>,
    blank: (replaced: Replaced) => Intent | undefined,
  ) {
    this.#context = context;
    this.#blank = blank;
    this.#steps = new History(
      () => context.question.value?.ask.id,
      () => [],
    );
  }

  /** Gives parts as one step. */
  give(parts: readonly Intent[]): void {
    if (parts.length === 0) return;
    const before = this.#context.parts.peek();
    this.#steps.add(
      parts.map((part): Replaced => {
        const key = partOf(part)!;
        return { key, before: before[key] };
      }),
    );
    this.#context.give(...parts);
  }

  undo(): boolean {
    const last = this.#steps.present.peek();
    if (!this.#steps.undo()) return false;
    this.#context.give(...last.flatMap((replaced) => replaced.before ?? this.#blank(replaced) ?? []));
    return true;
  }

  /** What the last step was about; empty without one. */
  get last(): readonly string[] {
    return this.#steps.present.value.map(({ key }) => key);
  }

  get undoable(): boolean {
    return this.#steps.undoable;
  }
}
