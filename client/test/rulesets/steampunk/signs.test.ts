import { legend } from '../../../src/rulesets/steampunk/legend.ts';
import { testSigns } from '../signs.ts';

testSigns(legend, [
  'Fast',
  'In the air',
  'Hidden',
  'Token',
  'Shaken',
  'Damage to come',
  'Fire',
  'Acid',
  'Minor acid',
  'Poison',
  'Bleeding',
  'Critical damage',
  'Unconscious',
  'Just revealed',
  'Has aimed',
  'Destroyed',
  'Smoke',
  'Fire in a hex',
  'Poison cloud',
  'Acid cloud',
]);
