// Folds match records of the games that can be played: `npm run referee`.
import { RULESETS } from '../src/rulesets/index.ts';
import { refereeProgram } from './run-referee.ts';

await refereeProgram(RULESETS);
