import type { Dice } from '@ironhex/shared/dice';
import type { Decision, SeatId, Timer } from '@ironhex/shared/match';
import { conceded, scored } from './ending.ts';
import { isLit, isSeen } from './ground.ts';
import { wholeOrders } from './plan.ts';
import type { Intent } from './schemas.ts';
import type { Event, Orders, State } from './types.ts';

/** What an allowed intent leads to. */
export const resolve = function* (
  state: State,
  seat: SeatId,
  intent: Intent,
  dice: Dice,
  _decision?: Decision,
): Generator<Event> {
  switch (intent.kind) {
    case 'order':
      yield { kind: 'ordered', seat, unit: intent.unit, to: intent.to };
      return;
    case 'flare':
      yield { kind: 'answered', seat, flare: intent.at };
      return;
    case 'concede':
      yield { kind: 'ended', outcome: conceded(state, seat) };
      return;
    case 'commit':
      yield { kind: 'committed', seat };
      if (!Object.values(state.plans).every(({ committed }) => committed)) return;
      // Where units are placed there is no night: nobody could see anything yet.
      if (state.round === 0) yield* dawn(state, dice);
      else yield { kind: 'nightFell' };
  }
};

/** The night lasts as long whether or not anybody has a flare left, S-4. */
export const timers = ({ phase, round }: State): readonly Timer[] =>
  phase === 'night' ? [{ id: round, clock: { class: 'night' } }] : [];

/** The end of the night. */
export const ring = function* (state: State, _timer: Timer, dice: Dice): Generator<Event> {
  for (const { id } of state.seats) {
    const at = state.answers[id] ?? 'dark';
    if (at === 'dark') continue;
    yield { kind: 'flareBurnt', seat: id, at };
    for (const unit of state.units)
      if (unit.seat !== id && unit.at !== null && !unit.seen && isLit(state.board, unit.at, at))
        yield { kind: 'spotted', unit: unit.id };
  }
  yield* dawn(state, dice);
};

/** All orders are carried out together, then it is seen who met whom, S-5. */
const dawn = function* (state: State, dice: Dice): Generator<Event> {
  const orders: Orders = Object.assign({}, ...state.seats.map(({ id }) => wholeOrders(state, id, state.plans[id]!)));
  yield { kind: 'carriedOut', orders };
  yield* spot(state);
  yield* clash(state, dice);
  if (state.round === state.options.rounds) yield { kind: 'ended', outcome: scored(state) };
  else yield { kind: 'roundBegan', round: state.round + 1 };
};

/** Who stands near enough to an enemy is seen from now on, S-6. */
const spot = function* ({ units, board }: State): Generator<Event> {
  for (const unit of units) {
    if (unit.seen || unit.at === null) continue;
    const near = units.some(({ side, at }) => side !== unit.side && at !== null && isSeen(board, unit.at!, at));
    if (near) yield { kind: 'spotted', unit: unit.id };
  }
};

/** Enemies on one hex roll a die each, S-5.1. Both have been spotted by now. */
const clash = function* ({ units }: State, dice: Dice): Generator<Event> {
  for (const unit of units.filter(({ side, at }) => side === 0 && at !== null)) {
    const enemy = units.find(({ side, at }) => side === 1 && at === unit.at);
    if (!enemy) continue;
    const rolls = { [unit.id]: dice.roll(6, `clash of ${unit.id}`), [enemy.id]: dice.roll(6, `clash of ${enemy.id}`) };
    const best = Math.max(...Object.values(rolls));
    const drawn = rolls[unit.id] === rolls[enemy.id];
    const lost = Object.keys(rolls).filter((id) => drawn || rolls[id] !== best);
    yield { kind: 'clashed', at: unit.at!, rolls, lost };
  }
};
