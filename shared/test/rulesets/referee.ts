// The referee of the test registry.
import { runReferee } from '../../bin/run-referee.ts';
import { TEST_RULESETS } from './index.ts';

await runReferee(TEST_RULESETS);
