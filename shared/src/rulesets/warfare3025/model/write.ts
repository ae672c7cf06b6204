import { hasCloseQuarters } from '../rules/attacks/close-quarters.ts';
import { APPROPRIATE } from '../rules/skill.ts';
import type { SeenOf, SeenOpenly } from './seen.ts';
import type { Writable } from './state.ts';
import { type Action, askedSeats, type Moment, type Role, type Unit, type UnitId } from './table.ts';
import type { View } from './view.ts';

/**
 * What events that all viewers see may change in a view. The state has the same fields, and they change in the same
 * way.
 */
type OpenTable = Omit<View, 'viewer' | 'board' | 'seats' | 'secrets'>;

const unitIn = ({ units }: OpenTable, id: UnitId): Writable<Unit> => units.find((unit) => unit.id === id)!;

const RUNNING = { kind: 'running' } as const;

/** Begins an action: its unit loses its token, or gets fast at once, W-4.3. */
const begin = (
  table: OpenTable,
  event: SeenOf<'actionDeclared'> | SeenOf<'interruptDeclared'> | SeenOf<'evaded'>,
): Action => {
  const unit = unitIn(table, event.unit);
  const fromToken = unit.token;
  unit.token = event.fast ? 'fast' : 'none';
  const action: Writable<Action> = {
    unit: unit.id,
    seat: unit.seat,
    cost: event.cost,
    from: unit.status === 'field' ? unit.at : null,
    fromFacing: unit.facing,
    fromToken,
    done: 0,
    halted: false,
    tested: false,
    turnFailed: false,
    thrust: table.cards[unit.id]?.movement.jump ?? 0,
  };
  if (event.move) action.move = event.move;
  if (event.kind === 'evaded') return action;
  if (event.attack) action.attack = event.attack;
  if (event.kind === 'interruptDeclared') return action;
  if (event.stabilise) action.stabilise = true;
  if (event.hide) action.hide = true;
  return action;
};

const gain = (unit: Writable<Unit>, ticks: number): void => {
  unit.ticks += ticks;
  unit.tieRolls = [];
};

const roleOf = (table: OpenTable, role: Role): Writable<Action> => (role === 'actor' ? table.action : table.interrupt)!;

/** Sets the moment, and counts a decision for each seat that it asks, except seats whose count this view lacks. */
const ask = (table: OpenTable, moment: Moment): void => {
  for (const seat of askedSeats(moment)) {
    const before = table.asked[seat];
    if (before !== undefined) table.asked = { ...table.asked, [seat]: before + 1 };
  }
  table.moment = moment;
};

type Writers = { readonly [K in SeenOpenly['kind']]: (table: OpenTable, event: SeenOf<K>) => void };

/** What each kind of event changes. */
const WRITERS: Writers = {
  skimmed: (table, { ticks }) => {
    for (const unit of table.units) unit.ticks = Math.max(0, unit.ticks - ticks);
    table.elapsed += ticks;
  },
  tieRolled: (table, { unit: id, roll }) => {
    const unit = unitIn(table, id);
    unit.tieRolls = [...unit.tieRolls, { tier: roll.tier, die: roll.result }];
  },
  tacticsRolled: () => {},
  ticksPlaced: (table, { unit, ticks }) => {
    const { side } = unitIn(table, unit);
    for (const enemy of table.units) if (enemy.side !== side) gain(enemy, ticks);
  },
  activated: (table, { seat, units }) => ask(table, { kind: 'activate', seat, units }),
  waited: (table, event) => {
    const unit = unitIn(table, event.unit);
    unit.ticks = event.ticks;
    unit.tieRolls = [];
    unit.token = unit.status === 'field' ? 'stationary' : 'none';
    table.moment = RUNNING;
  },
  actionDeclared: (table, event) => {
    table.action = begin(table, event);
    table.moment = RUNNING;
  },
  windowOpened: (table, { eligible }) => {
    const waiting = [...new Set(eligible.map(({ seat }) => seat))];
    ask(table, { kind: 'interrupt', waiting, eligible });
  },
  windowAnswered: (table, { seat }) => {
    if (table.moment.kind !== 'interrupt') return;
    table.moment = { ...table.moment, waiting: table.moment.waiting.filter((other) => other !== seat) };
  },
  interruptDeclared: (table, event) => {
    table.interrupt = { ...begin(table, event), trigger: event.trigger, timing: event.timing };
    if (hasCloseQuarters(table.options)) table.action!.interrupted = true;
    table.moment = RUNNING;
  },
  windowClosed: (table) => {
    table.moment = RUNNING;
  },
  moved: (table, { role, unit: id, path, facing, thrust }) => {
    const unit = unitIn(table, id);
    unit.status = 'field';
    unit.at = path.at(-1)!;
    unit.facing = facing;
    const action = roleOf(table, role);
    action.done += path.length;
    action.thrust -= thrust;
  },
  piloted: (table, { role, needs, roll }) => {
    const action = roleOf(table, role);
    if (needs.includes('W-6.3')) action.tested = true;
    // Ground by mode may fail a roll that is good enough to turn, W-13c.10.
    if (needs.includes('W-5.2') && roll.tier < APPROPRIATE) action.turnFailed = true;
  },
  overwhelmed: (table, { role }) => {
    const action = roleOf(table, role);
    action.tested = true;
    action.turnFailed = true;
  },
  armourSaved: () => {},
  halted: (table, { role, unit, reason }) => {
    roleOf(table, role).halted = true;
    if (reason === 'stuck') unitIn(table, unit).token = 'stationary';
  },
  unsteadied: (table, { unit: id }) => {
    const unit = unitIn(table, id);
    unit.unstable = true;
    unit.token = 'none';
  },
  stabilised: (table, { unit }) => {
    delete unitIn(table, unit).unstable;
  },
  backedUp: (table, { unit: id, to }) => {
    const unit = unitIn(table, id);
    unit.at = to;
    if (to === null) unit.status = 'reserve';
  },
  faced: (table, { unit, facing }) => {
    unitIn(table, unit).facing = facing;
  },
  attackOpened: (table, { situation, shots, extras, exchange }) => {
    table.assault = { situation, shots, extras, made: 0, defence: null, picking: null, exchange };
  },
  attackCalledOff: () => {},
  defenceAsked: (table, { seat }) => ask(table, { kind: 'defend', seat }),
  defenceSet: (table, { defence }) => {
    table.assault!.defence = defence;
    table.moment = RUNNING;
  },
  reactionAsked: (table, { seat }) => ask(table, { kind: 'react', seat }),
  reactionSet: (table, { how, weapon }) => {
    if (how !== 'none') table.assault!.reaction = { how, ...(weapon === undefined ? {} : { weapon }) };
    table.moment = RUNNING;
  },
  struck: (table, { shot }) => {
    table.assault!.made = shot;
  },
  pickAsked: (table, { seat, damage }) => {
    table.assault!.picking = { damage };
    ask(table, { kind: 'pick', seat });
  },
  picked: (table) => {
    table.assault!.picking = null;
    table.moment = RUNNING;
  },
  damaged: (table, { unit, component, total }) => {
    const target = unitIn(table, unit);
    target.damage = { ...target.damage, [component]: total };
  },
  resisted: () => {},
  weaponEmptied: (table, { unit, weapon }) => {
    const owner = unitIn(table, unit);
    owner.emptied = [...owner.emptied, weapon];
  },
  ticksGained: (table, { unit, ticks }) => gain(unitIn(table, unit), ticks),
  evasionAsked: (table, { seat, unit }) => ask(table, { kind: 'evade', seat, unit }),
  evaded: (table, event) => {
    table.moment = RUNNING;
    if (event.move) table.interrupt = { ...begin(table, event), trigger: table.action!.done, timing: 'first' };
  },
  counterEnded: (table, { unit: id, cost }) => {
    const unit = unitIn(table, id);
    gain(unit, cost);
    unit.token = 'stationary';
  },
  attackEnded: (table) => {
    table.assault = null;
  },
  exchangeSettled: () => {},
  interruptCalledOff: (table, { unit: id }) => {
    const unit = unitIn(table, id);
    if (unit.status === 'field' && table.interrupt) unit.token = table.interrupt.fromToken;
    table.interrupt = null;
  },
  destroyed: (table, { unit: id }) => {
    const unit = unitIn(table, id);
    unit.status = 'destroyed';
    unit.token = 'none';
  },
  actionEnded: (table, { role, unit: id, cost, token }) => {
    const unit = unitIn(table, id);
    if (unit.status !== 'destroyed') {
      gain(unit, cost);
      unit.token = unit.status === 'field' ? token : 'none';
    }
    if (role === 'actor') table.action = null;
    else table.interrupt = null;
  },
  conceded: (table, { seat }) => {
    table.leaving = [...(table.leaving ?? []), seat];
  },
  withdrawn: (table, { seat, units }) => {
    for (const id of units) Object.assign(unitIn(table, id), { status: 'withdrawn', at: null, token: 'none' });
    const left = (table.leaving ?? []).filter((other) => other !== seat);
    if (left.length > 0) table.leaving = left;
    else delete table.leaving;
    if (table.moment.kind === 'activate' && table.moment.seat === seat) table.moment = RUNNING;
  },
  ended: (table, { outcome }) => {
    table.outcome = outcome;
    delete table.leaving;
    table.moment = RUNNING;
    table.action = null;
    table.interrupt = null;
    table.assault = null;
  },
};

/** Writes what was seen to happen into the state or a view. */
export const write = (table: OpenTable, seen: SeenOpenly): void => {
  (WRITERS[seen.kind] as (table: OpenTable, seen: SeenOpenly) => void)(table, seen);
};
