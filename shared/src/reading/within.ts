import type { Fault } from '../result.ts';

/** The place of a fault that concerns a whole file. */
export const WHOLE_FILE = 'the file';

/** Faults of something that stands inside something else: `place` is where, such as `board` in a record. */
export const faultsWithin = (place: string, faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, at: ['', WHOLE_FILE].includes(fault.at) ? place : `${place}.${fault.at}` }));
