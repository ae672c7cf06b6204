import { checkForce, type Force, LIMITS, type Options, WORDS } from '@ironhex/shared/grimdark';
import type { SeatPlan } from '@ironhex/shared/match';
import type { Fault } from '@ironhex/shared/protocol';
import { refusalText } from '../../../text/refusals.ts';
import { wholeNumberFaults } from '../../../ui/form/faults.ts';
import { placeInForce } from '../words/forces.ts';
import { HOME_WORDS } from '../words/home.ts';
import { limitsFor } from './form.ts';

/** What is wrong with the options in the form. */
export const optionsFaults = ({ points }: Options): readonly Fault[] =>
  wholeNumberFaults('points', points, LIMITS.points);

/** What is wrong with the force of a seat. */
export const forceFaults = (force: Force, _: SeatPlan, options: Options): readonly Fault[] =>
  checkForce(force, limitsFor(options)).map((refused) => ({
    at: refused.at,
    message: refusalText(refused, WORDS.refusals),
  }));

const PLACES: Readonly<Record<string, string>> = HOME_WORDS.places;

/** A place within the options in the words of the form. */
export const optionWords = (at: string): string => {
  const [first = ''] = at.split('.');
  return Object.hasOwn(PLACES, first) ? PLACES[first]! : at;
};

/** A place within a force: which unit, or which join. */
export const forceWords = (at: string, force: Force): string => placeInForce(at, force);
