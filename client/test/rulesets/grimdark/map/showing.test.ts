import { showing } from '@ironhex/shared/grimdark';
import { grimdarkRules } from '../../../../src/rulesets/grimdark/rules.ts';
import { testShowing } from '../../showing.ts';
import { played } from '../words/played.ts';

testShowing(grimdarkRules, showing, () => played(4));
