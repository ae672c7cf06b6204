import type { Event, EventOf } from './events.ts';
import type { State, Writable } from './state.ts';
import type { Detection, Known, Unit, UnitId } from './table.ts';
import { isAlive, unitOf } from './units.ts';

/** A unit as the other side keeps it in mind: a copy, for the unit itself goes on. */
const remembered = ({ tieRolls: _, ...unit }: Unit): Unit => ({ ...unit, tieRolls: [] });

/** What is known of a unit after it was learnt or lost, W-13d.13. */
const knownAfter = (state: State, before: Known, event: EventOf<'knownAs'>): Known => {
  const unit = unitOf(state, event.unit);
  if (event.state === 'visible') return { state: 'visible' };
  if (event.state === 'detected') {
    const { number, at } = event;
    if (before.state === 'visible') return { state: 'detected', number, at, was: remembered(unit), same: true };
    const { was, same } = before;
    return { state: 'detected', number, at, ...(was && { was }), ...(same && { same }) };
  }
  const { was, same, at } = before;
  // Of a contact that was seen, the last that is known is where it was a contact.
  return { state: 'hidden', ...(was && { was: same && at !== undefined ? { ...was, at } : was }) };
};

const learn = (state: State, detection: Detection, event: EventOf<'knownAs'>): void => {
  const { side } = unitOf(state, event.unit);
  const before = detection.known[event.unit]!;
  detection.known = { ...detection.known, [event.unit]: knownAfter(state, before, event) };
  if (event.state === 'detected') {
    const other = side === 0 ? 1 : 0;
    const heard: [number, number] = [...detection.heard];
    heard[other] = Math.max(heard[other], event.number);
    detection.heard = heard;
  }
  if (event.state === 'hidden' && before.at !== undefined && !before.same)
    detection.marks = [...detection.marks, { at: before.at, side, since: state.elapsed }];
  if (event.state !== before.state && !detection.changed.includes(event.unit))
    detection.changed = [...detection.changed, event.unit];
};

/** Contacts are told where they are at the end of every activation, W-13d. */
const renew = (state: State, detection: Detection): void => {
  const renewed = (known: Known, id: UnitId): Known => {
    const unit = unitOf(state, id);
    return known.state === 'detected' && isAlive(unit) && unit.at !== null ? { ...known, at: unit.at } : known;
  };
  detection.known = Object.fromEntries(Object.entries(detection.known).map(([id, known]) => [id, renewed(known, id)]));
};

/** Gives all units the names that chance has drawn for them, W-13d.13. */
const rename = (state: State, detection: Detection, names: Readonly<Record<UnitId, UnitId>>): void => {
  const units: Writable<Unit>[] = state.units.map((unit) => ({ ...unit, id: names[unit.id]! }));
  state.units = units.sort((one, other) => (one.id < other.id ? -1 : 1));
  const cards = Object.entries(state.cards).map(([id, card]) => [names[id]!, card] as const);
  state.cards = Object.freeze(Object.fromEntries(cards.sort(([one], [other]) => (one < other ? -1 : 1))));
  detection.known = Object.fromEntries(state.units.map(({ id }) => [id, { state: 'hidden' }]));
};

/** Writes into what sides know of each other what an event changes there, W-13d. */
export const writeDetection = (state: State, detection: Detection, event: Event): void => {
  switch (event.kind) {
    case 'named':
      rename(state, detection, event.names);
      break;
    case 'activated':
      delete detection.spared;
      break;
    case 'waitDeclared':
      detection.active = event.unit;
      detection.waits = true;
      break;
    case 'waited':
      detection.active = event.unit;
      detection.spared = event.unit;
      // A unit that is visible waits at once, without a window.
      if (!detection.waits) detection.shown = ['actor'];
      delete detection.waits;
      break;
    case 'skimmed': {
      const unit = state.units.find(({ id }) => id === detection.spared);
      if (unit) unit.ticks = state.cards[unit.id]!.pilot.skill[0];
      delete detection.spared;
      break;
    }
    case 'actionDeclared':
      detection.active = event.unit;
      detection.shown = detection.known[event.unit]!.state === 'visible' ? ['actor'] : [];
      break;
    case 'interruptDeclared':
      if (detection.known[event.unit]!.state === 'visible') detection.shown = [...detection.shown, 'interrupter'];
      detection.open = false;
      break;
    case 'planned':
      if (state.interrupt?.timing === 'simultaneous' && !event.steps.some((step) => step.do === 'settle'))
        detection.quiet = true;
      break;
    case 'evaded':
      // Who dodges was visible to those who fired at it.
      if (event.move) detection.shown = [...detection.shown.filter((role) => role === 'actor'), 'interrupter'];
      break;
    case 'windowOpened':
    case 'reactionAsked':
      detection.windows += 1;
      detection.open = true;
      break;
    case 'reactionAnswered':
      detection.reaction = event.reaction;
      break;
    case 'reactionSet':
    case 'windowClosed':
      detection.open = false;
      delete detection.reaction;
      break;
    case 'knownAs':
      learn(state, detection, event);
      break;
    case 'backedUp':
      // Off the map nobody knows of it, W-13d.3.
      if (event.to === null) detection.known = { ...detection.known, [event.unit]: { state: 'hidden' } };
      break;
    case 'activationEnded':
      renew(state, detection);
      detection.active = null;
      delete detection.quiet;
      detection.changed = [];
      detection.shown = [];
      break;
    case 'ended':
      detection.open = false;
      break;
  }
};
