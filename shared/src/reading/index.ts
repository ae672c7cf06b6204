// Reading data from outside, and reporting what is wrong with it, and where.

export { faultsWithin, someFaults, WHOLE_FILE } from './faults.ts';
export { jsonFault, soundJson } from './json-fault.ts';
export { cleanLine, line } from './line.ts';
export { byRule, inWrittenOrder, readAs, readOrFirstFault, wholeFrom } from './read-as.ts';
