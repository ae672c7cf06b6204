import type { Viewer } from '../../match/index.ts';
import type { Event, EventKind, EventOf } from './events.ts';
import type { Action, State, Unit } from './state.ts';
import type { Seen, View } from './view.ts';

const viewUnit = (unit: Unit): Unit => ({
  id: unit.id,
  seat: unit.seat,
  side: unit.side,
  status: unit.status,
  at: unit.at,
  facing: unit.facing,
  ticks: unit.ticks,
  token: unit.token,
  damage: { ...unit.damage },
  emptied: [...unit.emptied],
  tieRolls: unit.tieRolls,
});

const viewAction = (action: Action): Action => ({
  unit: action.unit,
  seat: action.seat,
  ...(action.move ? { move: action.move } : {}),
  ...(action.attack ? { attack: action.attack } : {}),
  cost: action.cost,
  from: action.from,
  fromFacing: action.fromFacing,
  fromToken: action.fromToken,
  done: action.done,
  halted: action.halted,
  tested: action.tested,
  turnFailed: action.turnFailed,
  thrust: action.thrust,
});

/** What a viewer may know: in the preset core, all that lies on the table; not the agenda, claims and held blows. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  options: state.options,
  board: state.board,
  seats: state.seats,
  cards: state.cards,
  units: state.units.map(viewUnit),
  elapsed: state.elapsed,
  asked: state.asked,
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
  },
  outcome: state.outcome,
});

type Redactor<K extends EventKind> = (event: EventOf<K>) => Seen | undefined;

/** An event that everybody may see whole, since all it tells lies on the table. */
const open = <E extends Seen>(event: E): E => event;
const hidden = (): undefined => undefined;

/** What is seen of each kind of event. A new kind without a line here does not compile. */
const REDACTORS: { readonly [K in EventKind]: Redactor<K> } = {
  skimmed: open,
  tieRolled: open,
  activated: open,
  waited: open,
  actionDeclared: open,
  windowOpened: open,
  // Whether a seat has passed or claimed is its own until the window closes, W-11.3.
  windowAnswered: ({ kind, seat }) => ({ kind, seat }),
  interruptDeclared: open,
  windowClosed: open,
  planned: hidden,
  stepped: hidden,
  moved: open,
  piloted: open,
  overwhelmed: open,
  armourSaved: open,
  halted: open,
  backedUp: open,
  faced: open,
  attackOpened: open,
  attackCalledOff: open,
  defenceAsked: open,
  defenceSet: open,
  struck: open,
  pickAsked: open,
  picked: open,
  blowHeld: hidden,
  damaged: open,
  resisted: open,
  weaponEmptied: open,
  ticksGained: open,
  attackEnded: open,
  exchangeSettled: open,
  interruptCalledOff: open,
  destroyed: open,
  actionEnded: open,
  conceded: open,
  ended: open,
};

/** What a viewer gets to know of an event. In the preset core every viewer sees the same. */
export const redact = (_state: State, event: Event, _viewer: Viewer): Seen | undefined =>
  (REDACTORS[event.kind] as (event: Event) => Seen | undefined)(event);
