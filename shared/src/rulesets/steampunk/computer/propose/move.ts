// Which way a unit turns on the way, or where it goes, P6: orders leave that open, since by then more is known.
import type { Proposal } from '../../../../computer/index.ts';
import { type Direction, directionBetween } from '../../../../hex/index.ts';
import type { Intent } from '../../ask/intents.ts';
import { axialOf } from '../../ground/places.ts';
import type { Ask } from '../../model/asks.ts';
import type { View } from '../../model/state.ts';
import type { Unit } from '../../model/units.ts';
import { keys } from '../../rules/movement/doings.ts';
import { isMove, turnsIn } from '../../rules/movement/tokens.ts';
import { carriedBy, ordersOf } from '../../rules/orders/carried.ts';
import { HOLD } from '../../rules/orders/writable.ts';
import { chargesWorth } from '../charges.ts';
import { bestOf, type End, endsOf, fightIn, rated } from '../ends.ts';
import { shotsThen } from '../gunnery.ts';
import { type Outlook, outlookNow } from '../outlook.ts';

/** The movement that is carried out now, from 1: the first that has not been; after the last one 4. */
const movementOf = ({ did }: Unit): number => {
  const next = did.steps.indexOf(null);
  return next < 0 ? did.steps.length + 1 : next + 1;
};

/** What it is worth to end so, with the shots of the unit's order. */
const worthOf = (outlook: Outlook, unit: Unit, { unit: end, rest }: Pick<End, 'unit' | 'rest'>): number => {
  const { gunnery } = ordersOf(outlook.view, unit).now ?? { gunnery: HOLD };
  return rest + chargesWorth(outlook, end) + shotsThen(outlook, { ...end, loads: unit.loads }, gunnery);
};

/** Where a unit may end that turns so now: before the move of a step, or after it. */
const endsFacing = (outlook: Outlook, unit: Unit, facing: Direction, after: boolean): readonly End[] => {
  const movement = carriedBy(outlook.view, unit);
  const step = movementOf(unit) - (after ? 1 : 0);
  const tokens = movement[step - 1] ?? [];
  const move = tokens.findIndex(isMove);
  const turned = after || move < 0 ? tokens : tokens.slice(0, move);
  const done = turnsIn([...movement.slice(0, step - 1).flat(), ...turned]);
  return endsOf(outlook, { ...unit, facing }, ordersOf(outlook.view, unit).now, unit.loads, done);
};

/** What it is worth to go into a hex, without what comes after it. */
const worthIn = (outlook: Outlook, unit: Unit, at: string): number => {
  const direction = directionBetween(axialOf(unit.at!), axialOf(at));
  const there: Unit = { ...unit, at, facing: direction ?? unit.facing };
  const stop = fightIn(outlook, there, unit.at!, movementOf(unit)) ?? { unit: there, fight: 0, fights: undefined };
  return worthOf(outlook, unit, rated(outlook, stop, unit.loads, [there.facing]));
};

/** The best of these answers alone: whoever turns away from enemies looks broken, not weak. */
const bestAnswer = (options: readonly string[], worth: (option: string) => number): readonly Proposal<Intent>[] => {
  const [{ option }] = options
    .map((each) => ({ option: each, worth: worth(each) }))
    .toSorted((one, other) => other.worth - one.worth) as [{ readonly option: string; readonly worth: number }];
  return [[{ kind: 'choose', option }]];
};

/** Which way to turn, or where to go; none: the default will do. */
export const proposeMove = (view: View, ask: Ask): readonly Proposal<Intent>[] => {
  const unit = view.units[ask.unit!];
  if (unit?.seat !== ask.seat) return [];
  const outlook = outlookNow(view, ask.seat);
  const { key, options } = ask;
  const isLate = key === keys.late(unit);
  if (isLate || key === keys.turn(unit))
    return bestAnswer(options, (option) =>
      worthOf(outlook, unit, bestOf(endsFacing(outlook, unit, Number(option) as Direction, isLate))),
    );
  return key === keys.move(unit) ? bestAnswer(options, (option) => worthIn(outlook, unit, option)) : [];
};
