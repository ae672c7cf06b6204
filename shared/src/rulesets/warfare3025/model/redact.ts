import { OMNISCIENT, type Viewer } from '../../../match/index.ts';
import type { Event, EventKind, EventOf } from './events.ts';
import type { SecretEvent, Seen, SeenKind, SeenOf } from './seen.ts';
import type { Secrets, State } from './state.ts';
import type { Action, Unit } from './table.ts';
import type { View } from './view.ts';

const viewUnit = (unit: Unit): Unit => ({
  id: unit.id,
  seat: unit.seat,
  side: unit.side,
  status: unit.status,
  at: unit.at,
  facing: unit.facing,
  ticks: unit.ticks,
  token: unit.token,
  damage: unit.damage,
  emptied: unit.emptied,
  tieRolls: unit.tieRolls,
  ...(unit.unstable ? { unstable: true } : {}),
});

const viewAction = (action: Action): Action => ({
  unit: action.unit,
  seat: action.seat,
  ...(action.move ? { move: action.move } : {}),
  ...(action.attack ? { attack: action.attack } : {}),
  ...(action.stabilise ? { stabilise: true } : {}),
  cost: action.cost,
  from: action.from,
  fromFacing: action.fromFacing,
  fromToken: action.fromToken,
  done: action.done,
  halted: action.halted,
  tested: action.tested,
  turnFailed: action.turnFailed,
  thrust: action.thrust,
  ...(action.interrupted ? { interrupted: true } : {}),
});

/** What only the omniscient viewer sees of the state. Its lists are copies: folding events changes them in place. */
const secretsOf = ({ claims, parts, held }: State): Secrets => ({
  claims: [...claims],
  ...(parts ? { parts } : {}),
  held: [...held],
});

/** What a viewer may know: in the preset core everything but the agenda, and the secrets unless it is omniscient. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  board: state.board,
  seats: state.seats,
  cards: state.cards,
  units: state.units.map(viewUnit),
  elapsed: state.elapsed,
  asked: { ...state.asked },
  moment: state.moment,
  action: state.action && viewAction(state.action),
  interrupt: state.interrupt && {
    ...viewAction(state.interrupt),
    trigger: state.interrupt.trigger,
    timing: state.interrupt.timing,
  },
  assault: state.assault && {
    situation: state.assault.situation,
    shots: state.assault.shots,
    extras: state.assault.extras,
    made: state.assault.made,
    defence: state.assault.defence,
    picking: state.assault.picking,
    exchange: state.assault.exchange,
    ...(state.assault.reaction ? { reaction: state.assault.reaction } : {}),
  },
  ...(state.leaving ? { leaving: state.leaving } : {}),
  outcome: state.outcome,
  ...(viewer === OMNISCIENT ? { secrets: secretsOf(state) } : {}),
});

/** Whether two object types have the same fields, optional ones included. */
type Same<A, B> = [Required<A>, Required<B>] extends [Required<B>, Required<A>] ? true : false;

/**
 * What is seen of a kind of event. `all` is allowed only where the types of the event and of what is seen are the same.
 */
type Redactor<K extends EventKind> =
  | (K extends SeenKind ? (Same<EventOf<K>, SeenOf<K>> extends true ? 'all' : never) : never)
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
  conceded: 'all',
  withdrawn: 'all',
  ended: 'all',
};

/** What a viewer sees of an event. In the preset core all see the same, but that the omniscient viewer sees secrets too. */
export const redact = (_state: State, event: Event, viewer: Viewer): Seen | undefined => {
  const redactor = REDACTORS[event.kind] as Redactor<'windowAnswered'> | 'all' | 'secret';
  const seesAll = viewer === OMNISCIENT;
  if (redactor === 'nothing') return undefined;
  if (redactor === 'secret') return seesAll ? { kind: 'secret', event: event as SecretEvent } : undefined;
  return redactor === 'all' || seesAll ? (event as Seen) : redactor(event as EventOf<'windowAnswered'>);
};
