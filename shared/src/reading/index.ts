// Reading data from outside, and reporting what is wrong with it, and where.
export { byRule } from './by-rule.ts';
export { jsonFault } from './json-fault.ts';
export { cleanLine, line } from './line.ts';
export { readAs, readOrFirstFault } from './read-as.ts';
export { someFaults } from './some-faults.ts';
export { wholeFrom } from './whole.ts';
export { faultsWithin, WHOLE_FILE } from './within.ts';
