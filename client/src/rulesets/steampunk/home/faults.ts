import type { SeatPlan } from '@ironhex/shared/match';
import type { Fault } from '@ironhex/shared/protocol';
import { faultsWithin } from '@ironhex/shared/reading';
import { checkArmy, LIMITS, type Options, WORDS } from '@ironhex/shared/steampunk';
import { refusalText } from '../../../text/refusals.ts';
import { wholeNumberFaults } from '../../../ui/form/faults.ts';
import { placeInArmy } from '../words/army-places.ts';
import { HOME_WORDS } from '../words/home.ts';
import { type ArmyForm, budgetOfSeat } from './form.ts';

/** What is wrong with the options in the form. */
export const optionsFaults = ({ points, victory, winnerBonus }: Options): readonly Fault[] => [
  ...wholeNumberFaults('points', points, LIMITS.points),
  ...(victory.kind === 'timed'
    ? faultsWithin('victory', [
        ...wholeNumberFaults('turns', victory.turns, LIMITS.turns),
        ...(victory.minutes === null ? [] : wholeNumberFaults('minutes', victory.minutes, LIMITS.minutes)),
      ])
    : []),
  ...wholeNumberFaults('winnerBonus', winnerBonus, LIMITS.bonus),
];

/** What is wrong with the army of a seat. */
export const armyFaults = (form: ArmyForm, seat: SeatPlan, options: Options): readonly Fault[] =>
  checkArmy(form.army, budgetOfSeat(form, options, seat)).map((refused) => ({
    at: refused.at,
    message: refusalText(refused, WORDS.refusals),
  }));

const PLACES: Readonly<Record<string, string>> = HOME_WORDS.places;

/** A place within the options in the words of the form. */
export const optionWords = (at: string): string => {
  const [first = '', ...rest] = at.split('.');
  if (rest.at(-1) === 'turns') return HOME_WORDS.turns;
  if (rest.at(-1) === 'minutes') return HOME_WORDS.minutes;
  return Object.hasOwn(PLACES, first) ? PLACES[first]! : at;
};

/** A place within an army: which unit, and what of it. */
export const armyWords = (at: string, { army }: ArmyForm): string => placeInArmy(at, army);
