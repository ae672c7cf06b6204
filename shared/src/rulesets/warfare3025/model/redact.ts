import { OMNISCIENT, type Viewer, type Views } from '../../../match/index.ts';
import type { Event, EventKind, EventOf } from './events.ts';
import { patchOf } from './patch.ts';
import type { SecretEvent, Seen, SeenOpenly } from './seen.ts';
import type { Secrets, State, Writable } from './state.ts';
import type { Action, Assault, Interruption, Unit } from './table.ts';
import { CHANGED, toldOf } from './told-of-detection.ts';
import type { WarfareTypes } from './types.ts';
import type { View } from './view.ts';
import { viewOfDetection } from './views-of-detection.ts';

// Optional fields are added to what is always there: in views, which are made for every answer, spreading nothing is slow.

const viewUnit = (unit: Unit): Unit => {
  const { id, seat, side, status, at, facing, ticks, token, damage, emptied, tieRolls } = unit;
  const view: Writable<Unit> = { id, seat, side, status, at, facing, ticks, token, damage, emptied, tieRolls };
  if (unit.unstable) view.unstable = true;
  return view;
};

/** `secret`: whether somebody has interrupted it is not told, W-13d.18. */
const viewAction = (action: Action, secret = false): Action => {
  const { unit, seat, cost, from, fromFacing, fromToken, done, halted, tested, turnFailed, thrust } = action;
  const known = { unit, seat, cost, from, fromFacing, fromToken, done, halted, tested, turnFailed, thrust };
  const view: Writable<Action> = known;
  if (action.move) view.move = action.move;
  if (action.attack) view.attack = action.attack;
  if (action.stabilise) view.stabilise = true;
  if (action.hide) view.hide = true;
  if (action.interrupted && !secret) view.interrupted = true;
  return view;
};

/** What only the omniscient viewer sees of the state. Its lists are copies: folding events changes them in place. */
const secretsOf = ({ claims, parts, held, detection }: State): Secrets => ({
  claims: [...claims],
  ...(parts ? { parts } : {}),
  held: [...held],
  ...(detection ? { detection: { ...detection } } : {}),
});

/** What is under way, as far as a viewer may know it: all of it, or what {@link viewOfDetection} leaves. */
interface Underway extends Pick<View, 'cards' | 'moment' | 'sensing'> {
  readonly units: readonly Unit[];
  readonly action: Action | null;
  readonly interrupt: (Action & Interruption) | null;
  readonly assault: Assault | null;
}

/** What a viewer may know: in the preset core everything but the agenda, and the secrets unless it is omniscient. */
export const view = (state: State, viewer: Viewer): View => {
  const { detection } = state;
  if (!detection) return viewWith(state, viewer, state, { ...state.asked });
  const { asked, ...underway } = viewOfDetection(state, detection, viewer);
  return viewWith(state, viewer, underway, asked);
};

const viewWith = (
  state: State,
  viewer: Viewer,
  { units, cards, moment, action, interrupt, assault, sensing }: Underway,
  asked: View['asked'],
): View => {
  const view: Writable<View> = {
    viewer,
    options: state.options,
    board: state.board,
    seats: state.seats,
    cards,
    units: units.map(viewUnit),
    elapsed: state.elapsed,
    asked,
    moment,
    action: action && viewAction(action, sensing !== undefined && viewer !== OMNISCIENT),
    interrupt: interrupt && {
      ...viewAction(interrupt),
      trigger: interrupt.trigger,
      timing: interrupt.timing,
    },
    assault: assault && {
      situation: assault.situation,
      shots: assault.shots,
      extras: assault.extras,
      made: assault.made,
      defence: assault.defence,
      picking: assault.picking,
      exchange: assault.exchange,
      ...(assault.reaction ? { reaction: assault.reaction } : {}),
    },
    outcome: state.outcome,
  };
  if (sensing) view.sensing = sensing;
  if (state.leaving) view.leaving = state.leaving;
  if (viewer === OMNISCIENT) view.secrets = secretsOf(state);
  return view;
};

/** Whether two object types have the same fields, optional ones included. */
type Same<A, B> = [Required<A>, Required<B>] extends [Required<B>, Required<A>] ? true : false;

/**
 * What is seen of a kind of event. `all` is allowed only where the types of the event and of what is seen are the same.
 */
type Redactor<K extends EventKind> =
  | (K extends SeenOpenly['kind']
      ? Same<EventOf<K>, Extract<SeenOpenly, { kind: K }>> extends true
        ? 'all'
        : never
      : never)
  | 'nothing'
  | (K extends SecretEvent['kind'] ? 'secret' : never)
  | ((event: EventOf<K>) => Seen | undefined);

/**
 * What is seen of each kind of event. A new kind of event, or a new field of one, does not compile until it is decided
 * here.
 */
const REDACTORS: { readonly [K in EventKind]: Redactor<K> } = {
  skimmed: 'all',
  tieRolled: 'all',
  tacticsRolled: 'all',
  ticksPlaced: 'all',
  activated: 'all',
  waited: 'all',
  actionDeclared: 'all',
  // The defender would choose by it what to roll.
  partsNamed: 'secret',
  windowOpened: 'all',
  // Whether the seat has passed or claimed is secret until the window closes, W-11.3.
  windowAnswered: ({ kind, seat }) => ({ kind, seat }),
  interruptDeclared: 'all',
  windowClosed: 'all',
  planned: 'nothing',
  stepped: 'nothing',
  moved: 'all',
  piloted: 'all',
  overwhelmed: 'all',
  armourSaved: 'all',
  halted: 'all',
  unsteadied: 'all',
  stabilised: 'all',
  backedUp: 'all',
  faced: 'all',
  attackOpened: 'all',
  attackCalledOff: 'all',
  defenceAsked: 'all',
  defenceSet: 'all',
  reactionAsked: 'all',
  reactionSet: 'all',
  struck: 'all',
  pickAsked: 'all',
  picked: 'all',
  blowHeld: 'secret',
  damaged: 'all',
  resisted: 'all',
  weaponEmptied: 'all',
  ticksGained: 'all',
  evasionAsked: 'all',
  evaded: 'all',
  counterEnded: 'all',
  attackEnded: 'all',
  exchangeSettled: 'all',
  interruptCalledOff: 'all',
  destroyed: 'all',
  actionEnded: 'all',
  waitDeclared: 'nothing',
  reactionAnswered: 'nothing',
  hid: 'nothing',
  sensed: 'nothing',
  knownAs: 'nothing',
  activationEnded: 'nothing',
  named: 'nothing',
  conceded: 'all',
  withdrawn: 'all',
  ended: 'all',
};

/** What a viewer sees of an event without detection: all see the same, but that the omniscient viewer sees secrets too. */
const seenOpenly = (event: Event, viewer: Viewer): Seen | undefined => {
  const redactor = REDACTORS[event.kind] as Redactor<'windowAnswered'> | 'all' | 'secret';
  const seesAll = viewer === OMNISCIENT;
  if (redactor === 'nothing') return undefined;
  if (redactor === 'secret') return seesAll ? { kind: 'secret', event: event as SecretEvent } : undefined;
  return redactor === 'all' || seesAll ? (event as Seen) : redactor(event as EventOf<'windowAnswered'>);
};

/** With detection viewers are told how their views change: an event alone would tell more, or not enough. */
export const tellsByViews = ({ detection }: State): boolean => detection !== undefined;

/** What a viewer sees of an event. */
export const redact = (state: State, event: Event, viewer: Viewer, views?: Views<WarfareTypes>): Seen | undefined => {
  if (!state.detection) return seenOpenly(event, viewer);
  const unseen = views?.before.sensing?.unseen ?? null;
  const told: Seen | undefined =
    event.kind === 'activationEnded' && unseen !== null
      ? { kind: 'unseenEnded', side: unseen }
      : toldOf(state, state.detection, event, viewer);
  const changed = views && patchOf({ ...views.before }, { ...views.after });
  return changed ? { ...(told ?? CHANGED), view: changed } : told;
};
