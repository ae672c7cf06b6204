import { chosen, type Question } from '../../model/asks.ts';
import type { Fight } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import { withMark, withoutMarks } from '../../model/marks.ts';
import type { State } from '../../model/state.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { type Answers, first, type StepRules } from '../chapter.ts';
import { isDead } from '../damage/harm.ts';
import { afterAssaultLoads } from '../gunnery/weapons.ts';
import { livingModels, specialOf } from './bout.ts';
import { cutOff } from './cut-off.ts';
import { enemyOf, lateWithout, withContest } from './participants.ts';
import { retreatSteps } from './retreats.ts';
import { contestOf, holderOf, survivors } from './stand.ts';
import { movedIn } from './unopposed.ts';

const withdrawQuestion = ({ seat, id }: Unit): Question => ({
  seat,
  prompt: 'withdraw',
  key: `withdraw ${id}`,
  unit: id,
  options: ['no', 'yes'],
});

/** The winner's units that may retreat though they have won: `retreat_after_win`. */
const mayWithdraw = (state: State, fight: Fight): readonly Unit[] => {
  const winner = fight.winner!;
  if (fight.nested !== undefined || holderOf(state, fight) !== winner) return [];
  return survivors(state, fight, winner)
    .map((id) => state.units[id]!)
    .filter((unit) => livingModels(state, unit).some(({ model }) => specialOf(model, 'retreat_after_win')));
};

/** Who retreats, AS-15 and RET-7; who has lost and was entering may stay where it came from. */
const leavingOf = (state: State, fight: Fight, answers: Answers): readonly UnitId[] => {
  const winner = fight.winner!;
  const won = survivors(state, fight, winner);
  const lost = survivors(state, fight, enemyOf(state, winner));
  if (won.length === 0) return [];
  if (holderOf(state, fight) !== winner) return [...won, ...lost.filter((unit) => !fight.stubborn.includes(unit))];
  const withdrawn = mayWithdraw(state, fight)
    .filter((unit) => chosen(withdrawQuestion(unit), answers[`withdraw ${unit.id}`]) === 'yes')
    .map(({ id }) => id);
  return withdrawn.length === won.length ? withdrawn : [...withdrawn, ...lost];
};

/** The winner's units that are shaken in the next turn, because more tried to enter than there was room for, AS-2. */
const markedOf = ({ units }: State, { entering, excluded = [], winner }: Fight): readonly UnitId[] => {
  const isOwn = ({ unit }: { readonly unit: UnitId }): boolean => units[unit]!.seat === winner;
  if (!excluded.some(isOwn)) return [];
  return [...entering, ...excluded]
    .filter(isOwn)
    .map(({ unit }) => unit)
    .filter((unit) => !isDead(units[unit]!));
};

/** What an assault leaves of a unit that took part: no aim (GUN-3), some weapons loaded, its reveal used up (CON-8). */
const afterwards = (state: State, unit: Unit): Partial<Unit> => {
  const marks = withoutMarks(unit.marks, 'revealed_fights');
  const loads = afterAssaultLoads(figuresOf(state, unit), unit);
  const loaded = Object.keys(loads).some((weapon) => loads[weapon] !== unit.loads[weapon]);
  return {
    ...(unit.aim.length > 0 && { aim: [] }),
    ...(marks.length < unit.marks.length && { marks }),
    ...(loaded && { loads }),
  };
};

/** What changes of all units that took part, or wanted to. */
const changesOf = (state: State, { fighters }: Fight, marked: readonly UnitId[]) => {
  const changes = new Map<UnitId, Partial<Unit>>();
  for (const { unit } of fighters) changes.set(unit, afterwards(state, state.units[unit]!));
  for (const unit of marked) {
    const change = changes.get(unit);
    const marks = withMark(change?.marks ?? state.units[unit]!.marks, 'shaken_next_turn');
    changes.set(unit, { ...change, marks });
  }
  return Object.fromEntries([...changes].filter(([, change]) => Object.keys(change).length > 0));
};

/** What follows a fight by which a unit wanted to break out, RET-4: it has the hex, or is destroyed. */
const brokenOut = function* (state: State, fight: Fight, leaving: readonly UnitId[]): Generator<Event> {
  const [{ unit }] = fight.entering as readonly [Fight['entering'][number]];
  if (state.units[unit]!.seat !== fight.winner) yield* cutOff(state, unit, 'lost_again');
  else yield first(state, ...retreatSteps(state, contestOf(fight), leaving));
};

/** The end of an assault, AS-15: who moves in, who will retreat, and what it leaves of those who fought. */
export const SETTLEMENT_STEPS: StepRules<'settlement'> = {
  settlement: {
    asks: (state) => ({ questions: mayWithdraw(state, state.fight!).map(withdrawQuestion) }),
    perform: function* (state, _step, answers) {
      const fight = state.fight!;
      const { at, layer, fighters } = fight;
      const winner = fight.winner!;
      const leaving = leavingOf(state, fight, answers);
      const marked = markedOf(state, fight);
      const lost = fighters.filter(({ seat }) => seat !== winner).map(({ unit }) => unit);
      const contests = withContest(state.contests, { ...contestOf(fight), outcome: { winner, leaving } });
      yield {
        kind: 'assault-settled',
        at,
        layer,
        winner,
        units: fighters.map(({ unit }) => unit),
        leaving,
        marked,
        to: {
          units: changesOf(state, fight, marked),
          open: { contests, fight: null },
          truth: { late: lateWithout(state, [...lost, ...leaving]) },
        },
      };
      const entered = fighters
        .filter(({ role, unit }) => role === 'entering' && !leaving.includes(unit) && !isDead(state.units[unit]!))
        .map(({ unit }) => unit);
      const remains = survivors(state, fight, winner).length > 0;
      if (remains && entered.length > 0) yield movedIn(state, fight, entered);
      if (fight.nested !== undefined) yield* brokenOut(state, fight, leaving);
    },
  },
};
