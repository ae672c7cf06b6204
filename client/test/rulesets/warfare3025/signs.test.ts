import { legend } from '../../../src/rulesets/warfare3025/legend.ts';
import { testSigns } from '../signs.ts';

testSigns(legend, [
  'Fast',
  'Stationary',
  'Unstable',
  'Hidden',
  'Detected',
  'Visible',
  'Contact',
  'Unit as last known',
  'Contact as last known',
  'Damage',
  'Destroyed',
  'Fast at the end',
  'By a jump',
  'With a roll',
  'Way in',
]);
