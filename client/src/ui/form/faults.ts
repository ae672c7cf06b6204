import type { Range } from '@ironhex/shared/board';
import type { Fault } from '@ironhex/shared/protocol';
import { UI } from '../../text/ui.ts';

/** A fault in one line. */
export const faultText = ({ at, message }: Fault, place = at): string => (place ? `${place}: ${message}` : message);

/** A file that could not be read counts as one fault. */
export const UNREADABLE: Fault = { at: '', message: UI.form.notRead };

/** What is wrong with a number that should be whole and within a range; empty if nothing is. */
export const wholeNumberFaults = (at: string, value: number, { min, max }: Range): Fault[] =>
  Number.isInteger(value) && value >= min && value <= max ? [] : [{ at, message: UI.form.wholeNumber(min, max) }];

/** The faults of one part of a form, with their places within that part. */
export const faultsUnder = (faults: readonly Fault[], part: string): readonly Fault[] =>
  faults.flatMap((fault) => {
    if (fault.at === part) return [{ ...fault, at: '' }];
    return fault.at.startsWith(`${part}.`) ? [{ ...fault, at: fault.at.slice(part.length + 1) }] : [];
  });
