import { expect, it } from 'vitest';
import { PositionSchema } from '../../../../src/rulesets/grimdark/position/schema.ts';
import { arsenalFrom } from '../../../../src/rulesets/grimdark/position/units.ts';

it('what has no name goes by its id without what no name may have', () => {
  const heaped = `Z${'\u0335\u0336\u0337'.repeat(9)}algo\u202e`;
  const clean = 'Z\u0335\u0336\u0337algo';
  const models = [{ type: heaped, weapons: [heaped] }];
  const { profiles, weapons } = arsenalFrom(
    PositionSchema.parse({
      units: [],
      profiles: { [heaped]: { quality: 4, defense: 4, models }, '\u202e': { quality: 4, defense: 4, models } },
      weapons: { [heaped]: {} },
    }),
  );
  expect(profiles[heaped]).toMatchObject({ name: clean, models: [{ type: heaped, name: clean, weapons: [heaped] }] });
  expect(profiles['\u202e']!.name).toBe('?');
  expect(weapons[heaped]!.name).toBe(clean);
});
