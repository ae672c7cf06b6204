import { type SeatId, seesSides, type Viewer } from '../../../match/index.ts';
import type { Contact, Incoming, Mark } from './detection.ts';
import type { State } from './state.ts';
import { type Action, askedSeats, type Detection, type Role, type Unit, type UnitId } from './table.ts';
import { unitOf } from './units.ts';
import type { Sensing, View } from './view.ts';

/** Who looks: the side of its seat; null for spectators, who know what both sides know, W-13d.21. */
export interface Looking {
  readonly seat: SeatId | null;
  readonly side: number | null;
  /** Nothing is secret from it: it sees all sides, or the match is over, W-13d.20. */
  readonly all: boolean;
}

/** Who looks at a state. */
export const lookingAt = ({ seats, outcome }: Pick<State, 'seats' | 'outcome'>, viewer: Viewer): Looking => {
  const seat = seats.find(({ id }) => id === viewer);
  return { seat: seat?.id ?? null, side: seat?.side ?? null, all: outcome !== null || seesSides(viewer) };
};

/** Whether a viewer sees a unit: its own, and those that are visible to the other side, W-13d. */
export const seesUnit = (detection: Detection, unit: Unit, { side, all }: Looking): boolean =>
  all || unit.side === side || detection.known[unit.id]!.state === 'visible';

/** The unit of an action or an interrupt, if a viewer may know of the action: what came before it was seen stays untold. */
const mayFollow = (state: State, detection: Detection, action: Action, role: Role, looking: Looking): boolean => {
  const unit = unitOf(state, action.unit);
  if (looking.all || unit.side === looking.side) return true;
  return detection.shown.includes(role);
};

/** Contacts that a viewer knows: by number those of the other side; for spectators of both sides, by hex, W-13d.21. */
const contactsFor = ({ units }: State, { known }: Detection, { side }: Looking): Contact[] => {
  const contacts = units.flatMap((unit): Contact[] => {
    const { state, number, at, same } = known[unit.id]!;
    if (state !== 'detected' || unit.side === side) return [];
    return [{ number: side === null ? null : number!, side: unit.side, at: at!, ...(same && { unit: unit.id }) }];
  });
  return contacts.sort((one, other) => (side === null ? (one.at < other.at ? -1 : 1) : one.number! - other.number!));
};

const marksFor = ({ marks }: Detection, { side }: Looking): Mark[] =>
  marks.filter((mark) => mark.side !== side).map(({ at, side: lost, since }) => ({ at, side: lost, since }));

/** Units that were visible, as last known, W-13d.13. */
const oldFor = ({ units }: State, { known }: Detection, { side }: Looking): Unit[] =>
  units.flatMap((unit) => {
    const { was } = known[unit.id]!;
    return was && unit.side !== side ? [was] : [];
  });

/** The attack that is made by a unit which the viewer does not see, W-13d.19. */
const incomingFor = (state: State, detection: Detection, looking: Looking): Incoming | null => {
  const { assault } = state;
  if (!assault) return null;
  const { attacker, from, target, mayPilot, close } = assault.situation;
  if (seesUnit(detection, unitOf(state, attacker), looking)) return null;
  const { number } = detection.known[attacker]!;
  return {
    number: looking.side === null ? null : (number ?? null),
    from,
    target,
    mayPilot,
    close: close !== undefined,
    made: assault.made,
    defence: assault.defence,
  };
};

/** The side whose activation goes on with a unit that a viewer does not see, W-13d.16; null: there is none. */
const unseenFor = (state: State, detection: Detection, looking: Looking): number | null => {
  const { moment } = state;
  const { active, shown } = detection;
  if (active !== null) {
    const { side } = unitOf(state, active);
    return shown.includes('actor') || side === looking.side ? null : side;
  }
  if (moment.kind !== 'activate') return null;
  const acting = moment.units.map((id) => unitOf(state, id));
  return acting.some((unit) => seesUnit(detection, unit, looking)) ? null : acting[0]!.side;
};

/** What a viewer knows of hidden units and contacts, W-13d. */
const sensingFor = (state: State, detection: Detection, looking: Looking): Sensing => {
  const { side, all } = looking;
  const own = state.units.filter((unit) => all || unit.side === side);
  const states = Object.fromEntries(own.map(({ id }) => [id, detection.known[id]!.state]));
  // Who sees all has all units, and nothing that is only half known.
  if (all) return { states, contacts: [], old: [], marks: [], unseen: null, incoming: null };
  return {
    states,
    contacts: contactsFor(state, detection, looking),
    old: oldFor(state, detection, looking),
    marks: marksFor(detection, looking),
    unseen: unseenFor(state, detection, looking),
    incoming: incomingFor(state, detection, looking),
  };
};

/** What a viewer may know of what the match waits for, W-13d.15 and W-13d.16. */
const momentFor = (state: State, detection: Detection, looking: Looking): View['moment'] => {
  const { moment, assault } = state;
  const { seat, side, all } = looking;
  if (all) return moment;
  if (detection.open) {
    const isReaction = moment.kind === 'react' && moment.seat === seat;
    const eligible =
      moment.kind === 'interrupt' && seat !== null ? moment.eligible.filter((each) => each.seat === seat) : [];
    return {
      kind: 'window',
      eligible,
      reaction: isReaction,
      answered: seat === null || !askedSeats(moment).includes(seat),
    };
  }
  const ofSide = (id: SeatId): boolean => state.seats.some((other) => other.id === id && other.side === side);
  switch (moment.kind) {
    case 'activate': {
      if (ofSide(moment.seat)) return moment;
      const units = moment.units.filter((id) => seesUnit(detection, unitOf(state, id), looking));
      if (units.length > 0) return { ...moment, units };
      return { kind: 'unseen', side: unitOf(state, moment.units[0]!).side };
    }
    case 'pick':
      // Prompts of a unit that is not visible are not told.
      return seesUnit(detection, unitOf(state, assault!.situation.attacker), looking)
        ? moment
        : { kind: 'unknown', clock: null };
    default:
      return moment;
  }
};

/** The fields of a view that are not the same for everybody with detection. */
export const viewOfDetection = (
  state: State,
  detection: Detection,
  viewer: Viewer,
): Pick<View, 'units' | 'cards' | 'asked' | 'moment' | 'action' | 'interrupt' | 'assault' | 'sensing'> => {
  const looking = lookingAt(state, viewer);
  const { all, seat } = looking;
  const units = state.units.filter((unit) => seesUnit(detection, unit, looking));
  const sensing = sensingFor(state, detection, looking);
  const named = new Set<UnitId>([...units, ...sensing.old].map(({ id }) => id));
  const { action, interrupt, assault } = state;
  const asked = seat === null || all ? {} : { [seat]: state.asked[seat]! };
  return {
    units: all ? units : units.map((unit) => ({ ...unit, tieRolls: [] })),
    cards: Object.fromEntries(Object.entries(state.cards).filter(([id]) => named.has(id))),
    asked: all ? { ...state.asked } : asked,
    moment: momentFor(state, detection, looking),
    action: action && mayFollow(state, detection, action, 'actor', looking) ? action : null,
    interrupt: interrupt && mayFollow(state, detection, interrupt, 'interrupter', looking) ? interrupt : null,
    assault: assault && sensing.incoming === null ? assault : null,
    sensing,
  };
};
