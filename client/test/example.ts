// The game that the page's tests play: the one file here that names a ruleset.
export {
  boards,
  FEATURES,
  follow,
  type Seen,
  STOCK_BOARDS,
  unitOf,
  type View,
  type WarfareTypes as ExampleTypes,
} from '@ironhex/shared/warfare3025';
export { begun, hex, LOCUST, RIFLEMAN, straight } from '../../shared/test/rules/warfare3025/kit.ts';
export { warfareSample as exampleSample } from '../../shared/test/rulesets/warfare3025/sample.ts';
export type { Counter } from '../src/rulesets/warfare3025/map/counters.ts';
export { emptyPicture, type Picture } from '../src/rulesets/warfare3025/map/picture.ts';
export { warfareRules as exampleRules } from '../src/rulesets/warfare3025/rules.ts';
export { sentence } from '../src/rulesets/warfare3025/words/sentence.ts';
export { type Chapter, seenOf, story, viewOf } from './rulesets/warfare3025/kit.ts';
