import { askedSeats } from './decisions.ts';
import type { Event } from './events.ts';
import type { Seen, SeenKind, SeenOf } from './seen.ts';
import type { Action, State, Table, Unit } from './state.ts';
import { cardOf, unitOf } from './units.ts';

const RUNNING = { kind: 'running' } as const;

/** An action at its declaration. The unit's old token goes, and fast comes at once, W-4.3. */
const begin = (table: Table, event: SeenOf<'actionDeclared'> | SeenOf<'interruptDeclared'>): Action => {
  const unit = unitOf(table, event.unit);
  const fromToken = unit.token;
  unit.token = event.fast ? 'fast' : 'none';
  return {
    unit: unit.id,
    seat: unit.seat,
    ...(event.move ? { move: event.move } : {}),
    ...(event.attack ? { attack: event.attack } : {}),
    cost: event.cost,
    from: unit.status === 'field' ? unit.at : null,
    fromFacing: unit.facing,
    fromToken,
    done: 0,
    halted: false,
    tested: false,
    turnFailed: false,
    thrust: cardOf(table, unit.id).movement.jump,
  };
};

const gain = (unit: Unit, ticks: number): void => {
  unit.ticks += ticks;
  unit.tieRolls = [];
};

const roleOf = (table: Table, role: 'actor' | 'interrupter'): Action =>
  (role === 'actor' ? table.action : table.interrupt)!;

const ask = (table: Table, moment: Table['moment']): void => {
  for (const seat of askedSeats(moment)) table.asked[seat]! += 1;
  table.moment = moment;
};

type Writers = { readonly [K in SeenKind]: (table: Table, event: SeenOf<K>) => void };

/** What each kind of event does to the table. The only writer of it. */
const WRITERS: Writers = {
  skimmed: (table, { ticks }) => {
    for (const unit of table.units) unit.ticks = Math.max(0, unit.ticks - ticks);
    table.elapsed += ticks;
  },
  tieRolled: (table, { unit: id, roll }) => {
    const unit = unitOf(table, id);
    unit.tieRolls = [...unit.tieRolls, { tier: roll.tier, die: roll.result }];
  },
  activated: (table, { seat, units }) => ask(table, { kind: 'activate', seat, units }),
  waited: (table, event) => {
    const unit = unitOf(table, event.unit);
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
    table.moment = RUNNING;
  },
  windowClosed: (table) => {
    table.moment = RUNNING;
  },
  moved: (table, { role, unit: id, path, facing, thrust }) => {
    const unit = unitOf(table, id);
    unit.status = 'field';
    unit.at = path.at(-1)!;
    unit.facing = facing;
    const action = roleOf(table, role);
    action.done += path.length;
    action.thrust -= thrust;
  },
  piloted: (table, { role, needs, success }) => {
    const action = roleOf(table, role);
    if (needs.includes('W-6.3')) action.tested = true;
    if (needs.includes('W-5.2') && !success) action.turnFailed = true;
  },
  overwhelmed: (table, { role }) => {
    const action = roleOf(table, role);
    action.tested = true;
    action.turnFailed = true;
  },
  armourSaved: () => {},
  halted: (table, { role }) => {
    roleOf(table, role).halted = true;
  },
  backedUp: (table, { unit: id, to }) => {
    const unit = unitOf(table, id);
    unit.at = to;
    if (to === null) unit.status = 'reserve';
  },
  faced: (table, { unit, facing }) => {
    unitOf(table, unit).facing = facing;
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
    unitOf(table, unit).damage[component] = total;
  },
  resisted: () => {},
  weaponEmptied: (table, { unit, weapon }) => {
    unitOf(table, unit).emptied.push(weapon);
  },
  ticksGained: (table, { unit, ticks }) => gain(unitOf(table, unit), ticks),
  attackEnded: (table) => {
    table.assault = null;
  },
  exchangeSettled: () => {},
  interruptCalledOff: (table, { unit: id }) => {
    const unit = unitOf(table, id);
    if (unit.status === 'field' && table.interrupt) unit.token = table.interrupt.fromToken;
    table.interrupt = null;
  },
  destroyed: (table, { unit: id }) => {
    const unit = unitOf(table, id);
    unit.status = 'destroyed';
    unit.token = 'none';
  },
  actionEnded: (table, { role, unit: id, cost, token }) => {
    const unit = unitOf(table, id);
    if (unit.status !== 'destroyed') {
      gain(unit, cost);
      unit.token = unit.status === 'field' ? token : 'none';
    }
    if (role === 'actor') table.action = null;
    else table.interrupt = null;
  },
  conceded: () => {},
  ended: (table, { outcome }) => {
    table.outcome = outcome;
    table.moment = RUNNING;
    table.action = null;
    table.interrupt = null;
    table.assault = null;
  },
};

/** Folds what was seen into a table. */
export const follow = (table: Table, event: Seen): void => {
  (WRITERS[event.kind] as (table: Table, event: Seen) => void)(table, event);
};

/** Folds an event into the truth: the open table, and what is not open yet. */
export const evolve = (state: State, event: Event): void => {
  switch (event.kind) {
    case 'planned':
      state.agenda = [...event.steps];
      return;
    case 'stepped':
      state.agenda.shift();
      return;
    case 'blowHeld':
      state.held.push(event.blow);
      return;
    case 'windowAnswered':
      if (event.claim) state.claims.push({ seat: event.seat, intent: event.claim });
      break;
    case 'interruptDeclared':
    case 'windowClosed':
      state.claims = [];
      break;
    case 'exchangeSettled':
      state.held = [];
      break;
    case 'ended':
      state.agenda = [];
      state.claims = [];
      state.held = [];
      break;
  }
  follow(state, event);
};
