import { expect, test } from 'vitest';
import { clocksAt, PACES, paceFaults } from '../../../../src/protocol/index.ts';
import { CORE } from '../../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';

test('clocks of days are refused with detection, and no others, W-13d.15', () => {
  const refused = (options: object) =>
    PACES.filter((pace) => paceFaults(warfare3025 as never, options, clocksAt(warfare3025, pace)).length > 0);
  expect(refused({ ...CORE, detection: 'on' })).toEqual(['days']);
  expect(refused(CORE)).toEqual([]);
});
