import { OMNISCIENT, type Viewer } from '../../../match/index.ts';
import type { Event, EventKind, EventOf } from './events.ts';
import type { Roll } from './roll.ts';
import type { Seen, SeenHere } from './seen.ts';
import type { State } from './state.ts';
import type { Detection, UnitId } from './table.ts';
import { unitOf } from './units.ts';
import { type Looking, lookingAt, seesUnit } from './views-of-detection.ts';

/** What decides whether somebody is told of something. */
interface Telling {
  readonly state: State;
  readonly detection: Detection;
  readonly looking: Looking;
  /** Whether the viewer sees a unit now. */
  readonly sees: (unit: UnitId) => boolean;
}

/** What is told of a kind of event, without what changes in the view; undefined: nothing. */
type Teller<K extends EventKind> = (event: EventOf<K>, telling: Telling) => Seen | undefined;

/** Told to all. */
const toAll = <K extends EventKind>(event: EventOf<K>): Seen => event as unknown as Seen;
const toNobody = (): undefined => undefined;
/** Told to those who see the unit that it happens to. */
const ofUnit = <E extends Event & { readonly unit: UnitId }>(event: E, { sees }: Telling): Seen | undefined =>
  sees(event.unit) ? (event as unknown as Seen) : undefined;
/** Told to the side of the unit alone: sensors tell the others nothing. */
const toOwn = <E extends Event & { readonly unit: UnitId }>(event: E, { state, looking }: Telling): Seen | undefined =>
  unitOf(state, event.unit).side === looking.side ? (event as unknown as Seen) : undefined;

/** Whether the viewer sees who makes the attack that is under way. */
const seesAttacker = ({ state, sees }: Telling): boolean => !state.assault || sees(state.assault.situation.attacker);

/** Told to those who see who attacks. */
const ofAttack = <E extends Event>(event: E, telling: Telling): Seen | undefined =>
  seesAttacker(telling) ? (event as unknown as Seen) : undefined;

/** A roll of the defender's as far as it tells nothing of an unseen attacker, W-13d.19. */
const ownDice = ({ advantages: _, ...roll }: Roll): Roll => ({ ...roll, advantages: [] });

/** The same window is told whoever may use it, W-13d.15: to each player its own units. */
const windowFor = ({ eligible }: EventOf<'windowOpened'>, { looking }: Telling): Seen => ({
  kind: 'windowOpened',
  eligible: eligible.filter(({ seat }) => seat === looking.seat),
  timed: true,
});

const knowledgeFor: Teller<'knownAs'> = (event, { state, looking }) => {
  const { id, side } = unitOf(state, event.unit);
  const what = { kind: 'knowledge', side, state: event.state } as const;
  // Its own side hears neither by whom nor how, W-13d.14.
  if (side === looking.side) return { ...what, own: true, unit: id };
  // Spectators are told what both sides know, so not how either has learnt it, W-13d.14 and W-13d.21.
  const by = looking.side !== null || event.by === 'lost' ? { by: event.by } : {};
  if (event.state === 'visible') return { ...what, own: false, unit: id, ...by };
  if (event.state === 'detected') {
    const { number, at } = event;
    return { ...what, own: false, number: looking.side === null ? null : number, at, ...by };
  }
  return { ...what, own: false, ...by };
};

/** What viewers are told of each kind of event with detection; a new kind does not compile until it is decided here. */
const TELLERS: { readonly [K in EventKind]: Teller<K> } = {
  skimmed: toAll,
  tieRolled: toNobody,
  tacticsRolled: toNobody,
  ticksPlaced: toNobody,
  activated: (event, { state, sees, looking }) => {
    const { side } = unitOf(state, event.units[0]!);
    if (side === looking.side) return event;
    const units = event.units.filter(sees);
    return units.length > 0 ? { ...event, units } : { kind: 'unseenActivated', side };
  },
  waitDeclared: toOwn,
  waited: ofUnit,
  actionDeclared: ofUnit,
  partsNamed: toNobody,
  windowOpened: windowFor,
  windowAnswered: ({ kind, seat }, { looking }) => (seat === looking.seat ? { kind, seat } : undefined),
  interruptDeclared: (event, { sees }) => (sees(event.unit) ? event : { kind: 'windowClosed' }),
  windowClosed: toAll,
  planned: toNobody,
  stepped: toNobody,
  moved: ofUnit,
  piloted: ofUnit,
  overwhelmed: ofUnit,
  armourSaved: ofUnit,
  halted: ofUnit,
  unsteadied: ofUnit,
  stabilised: ofUnit,
  backedUp: ofUnit,
  faced: ofUnit,
  attackOpened: (event, telling) => {
    const { situation } = event;
    if (telling.sees(situation.attacker)) return event;
    const { from, target, mayPilot, close } = situation;
    const { number = null } = telling.detection.known[situation.attacker]!;
    const told = telling.looking.side === null ? null : number;
    return { kind: 'firedUnseen', number: told, from, target, mayPilot, close: close !== undefined };
  },
  attackCalledOff: ofUnit,
  defenceAsked: toAll,
  defenceSet: toAll,
  // Whether somebody can react is not told: the same window is, W-13d.15.
  reactionAsked: (event, { looking }) =>
    event.seat === looking.seat ? event : { kind: 'windowOpened', eligible: [], timed: true },
  reactionAnswered: toNobody,
  // That a player chose no reaction looks like that there was none to choose.
  reactionSet: (event) => (event.how === 'none' ? { kind: 'windowClosed' } : event),
  struck: (event, telling) => {
    if (seesAttacker(telling)) return event;
    const { shot, reaction, defence, result, damage } = event;
    const { target } = telling.state.assault!.situation;
    return {
      kind: 'struckUnseen',
      target,
      shot,
      ...(reaction && { reaction: ownDice(reaction) }),
      ...(defence && { defence: ownDice(defence) }),
      result,
      damage,
    };
  },
  pickAsked: ofAttack,
  picked: ofAttack,
  blowHeld: toNobody,
  damaged: ofUnit,
  resisted: ofUnit,
  weaponEmptied: ofUnit,
  ticksGained: ofUnit,
  evasionAsked: toAll,
  evaded: ofUnit,
  counterEnded: ofUnit,
  attackEnded: toAll,
  exchangeSettled: toNobody,
  interruptCalledOff: ofUnit,
  destroyed: (event, telling) => {
    if (!telling.sees(event.unit)) return undefined;
    const { by, ...told } = event;
    return by !== undefined && telling.sees(by) ? event : told;
  },
  actionEnded: ofUnit,
  hid: ofUnit,
  sensed: toOwn,
  knownAs: knowledgeFor,
  activationEnded: toNobody,
  named: toNobody,
  conceded: toAll,
  withdrawn: (event, { sees }) => ({ ...event, units: event.units.filter(sees) }),
  ended: toAll,
};

/** What a viewer that sees all is told of an event. */
const toldAll = (event: Event, viewer: Viewer): Seen | undefined => {
  switch (event.kind) {
    case 'planned':
    case 'stepped':
      return undefined;
    case 'partsNamed':
    case 'blowHeld':
    case 'reactionAnswered':
    case 'knownAs':
    case 'activationEnded':
    case 'named':
      return viewer === OMNISCIENT ? { kind: 'secret', event } : undefined;
    default:
      return event as Seen;
  }
};

/** What a viewer is told of an event in a match with detection, without what changes in its view. */
export const toldOf = (state: State, detection: Detection, event: Event, viewer: Viewer): Seen | undefined => {
  const looking = lookingAt(state, viewer);
  if (looking.all) return toldAll(event, viewer);
  const sees = (unit: UnitId): boolean => seesUnit(detection, unitOf(state, unit), looking);
  return (TELLERS[event.kind] as Teller<EventKind>)(event, { state, detection, looking, sees });
};

/** Something has changed that is no event for its viewer. */
export const CHANGED: SeenHere = { kind: 'changed' };
