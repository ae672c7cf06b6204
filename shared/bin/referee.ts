// Folds match records of the games that can be played: `npm run referee`.
import { RULESETS } from '../src/rulesets/index.ts';
import { runReferee } from './run-referee.ts';

await runReferee(RULESETS);
