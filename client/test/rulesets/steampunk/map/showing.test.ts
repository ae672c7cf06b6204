import { showing } from '@ironhex/shared/steampunk';
import { steampunkRules } from '../../../../src/rulesets/steampunk/rules.ts';
import { testShowing } from '../../showing.ts';
import { played } from '../words/played.ts';

testShowing(steampunkRules, showing, () => played(4));
