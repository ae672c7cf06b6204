import type { Board } from '../../../board/index.ts';
import type { ClockKey, Outcome, SeatId, Viewer } from '../../../match/index.ts';
import type { Card } from '../cards/card.ts';
import type { Contact, Incoming, Knowledge, Mark } from './detection.ts';
import type { Options } from './options.ts';
import type { Secrets, Writable } from './state.ts';
import type { Action, Assault, Eligible, Interruption, Moment, Table, Unit, UnitId } from './table.ts';

/** What a viewer knows of hidden units and contacts, W-13d. */
export interface Sensing {
  /** How the other side knows the units of the viewer's own side, W-13d.14; those of both sides, if the viewer sees all. */
  readonly states: Readonly<Record<UnitId, Knowledge>>;
  /** By number; for spectators by hex. */
  readonly contacts: readonly Contact[];
  /** Enemies that were visible and are no more, as last known. */
  readonly old: readonly Unit[];
  readonly marks: readonly Mark[];
  /** The side that has an activation under way with an unseen unit; null: none has. */
  readonly unseen: number | null;
  readonly incoming: Incoming | null;
}

/** The match waits for something that the viewer may not know, except perhaps the clock that runs. */
interface UnknownMoment {
  readonly kind: 'unknown';
  readonly clock: ClockKey | null;
}

/** The other side acts with a unit that the viewer does not see, W-13d.16. */
interface UnseenMoment {
  readonly kind: 'unseen';
  readonly side: number;
}

/** A window that lasts its full time, whoever is asked, W-13d.15. */
interface WindowMoment {
  readonly kind: 'window';
  /** The viewer's own units that may interrupt. */
  readonly eligible: readonly Eligible[];
  /** The viewer's seat is asked for a reaction in close quarters. */
  readonly reaction: boolean;
  /** The viewer's seat has answered, or is not asked. */
  readonly answered: boolean;
}

/** What one viewer may know. Units, cards, and numbers of decisions that it may not know are not in it. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly board: Board;
  readonly seats: Table['seats'];
  /** The cards that the viewer knows, by unit. */
  cards: Readonly<Partial<Record<UnitId, Card>>>;
  /** The units that the viewer knows of, sorted by id. */
  units: Writable<Unit>[];
  /** Ticks gone by, W-3.2. */
  elapsed: number;
  /** Decisions asked so far, of each seat for which the viewer knows their number. */
  asked: Partial<Record<SeatId, number>>;
  /** What the match waits for. */
  moment: Moment | UnknownMoment | UnseenMoment | WindowMoment;
  action: Writable<Action> | null;
  interrupt: Writable<Action & Interruption> | null;
  assault: Writable<Assault> | null;
  leaving?: readonly SeatId[];
  /** What it knows of hidden units and contacts. Only in matches with detection. */
  sensing?: Sensing;
  outcome: Outcome | null;
  /** For the omniscient viewer only. */
  secrets?: Secrets;
}

/** What the rules read of a moment that only views have. */
export const momentOf = ({ moment, viewer }: View): Moment => {
  switch (moment.kind) {
    case 'unknown':
    case 'unseen':
      return { kind: 'running' };
    case 'window': {
      const { eligible, reaction, answered } = moment;
      if (reaction && !answered) return { kind: 'react', seat: viewer };
      return { kind: 'interrupt', waiting: eligible.length > 0 && !answered ? [viewer] : [], eligible };
    }
    default:
      return moment;
  }
};

/** Whether the units of a match with detection still have the ids that the host gave them: nothing has happened. */
const isNameless = ({ sensing, moment, elapsed, asked, units }: View): boolean =>
  sensing?.unseen === null &&
  moment.kind === 'running' &&
  elapsed === 0 &&
  Object.values(asked).every((times) => times === 0) &&
  units.every(({ status, ticks }) => status === 'reserve' && ticks === 0);

/**
 * The table as far as a viewer knows it: the rules judge and advise the viewer by it. Units whose cards the viewer does
 * not know are left out, and an unknown moment is `running`.
 */
export const tableOf = (view: View): Table => ({
  options: view.options,
  board: view.board,
  seats: view.seats,
  cards: view.cards as Table['cards'],
  units: view.units.filter(({ id }) => view.cards[id] !== undefined),
  elapsed: view.elapsed,
  moment: momentOf(view),
  action: view.action,
  interrupt: view.interrupt,
  assault: view.assault,
  ...(view.sensing ? { contacts: view.sensing.contacts, states: view.sensing.states, old: view.sensing.old } : {}),
  ...(view.sensing?.incoming ? { incoming: view.sensing.incoming } : {}),
  ...(isNameless(view) ? { nameless: true } : {}),
  ...(view.leaving ? { leaving: view.leaving } : {}),
  outcome: view.outcome,
});
