import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import type { Direction } from '../../../../src/hex/index.ts';
import type { Intent } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { IntentSchema } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { hexesOf } from '../../../../src/rulesets/steampunk/ground/places.ts';
import { applyChange } from '../../../../src/rulesets/steampunk/model/change.ts';
import { view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { Part } from '../../../../src/rulesets/steampunk/model/steps/gunnery.ts';
import { ARMIES, type ArmyUnit, builtOf, UNITS } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { GUNNERY_PARTS } from '../../../../src/rulesets/steampunk/rules/gunnery/index.ts';
import { readParts } from '../../../../src/rulesets/steampunk/rules/gunnery/open-fire.ts';
import { boardOf } from '../ground.ts';
import { type Placing, runStep } from '../kit.ts';
import { ASK, before } from './kit.ts';

const HEXES = hexesOf(boardOf());
const name = (hex: string) => `${'ABCDEFG'[Number(hex.slice(0, 2)) - 1]}${Number(hex.slice(2))}`;
const CHOICES: readonly ArmyUnit[] = [
  ...[...UNITS.keys()].map((unit) => ({ unit })),
  ...[...ARMIES.values()].flatMap(({ units }) => units),
  ...Array(20).fill({ unit: 'dwarf.dwarf_infantry', equipment: ['dwarf.big_blaster'] }),
  ...Array(20).fill({ unit: 'gnome.gnome_infantry', equipment: ['gnome.frost_ray'] }),
];

/** A table with two armies thrown together: any units anywhere, in any speed with any order of that speed. */
const thrown = (pick: (n: number) => number, part: Part): State => {
  const of = <T>(list: readonly T[]): T => list[pick(list.length)]!;
  const placing = (): Placing => {
    const choice = of(CHOICES);
    const built = builtOf(choice);
    const speed = of(built.speeds);
    const order = { gunnery: of([...(built.orders.gunnery[speed] ?? []), ['-', '-'] as const]) };
    const alive = built.models.map((_, index) => index === 0 || pick(4) > 0);
    const marks = built.id === 'dwarf.dw42' && pick(2) ? (['unstable'] as const) : [];
    const aim = (['Aim', 'Aim(p)', 'Aim(h)'] as const).map((word) => ({
      word,
      at: of(HEXES),
      until: { turn: 1, part: of([1, 2] as const) },
    }));
    const hidden = built.id === 'darkelf.assassin' && pick(2) === 0;
    return {
      ...choice,
      at: name(of(HEXES)),
      facing: pick(6) as Direction,
      speed,
      order,
      harm: { alive },
      marks,
      aim,
      hidden,
    };
  };
  const ids = ['b1', 'b2', 'b3', 'b4', 'b5', 'o1', 'o2', 'o3', 'o4', 'o5'];
  const hexes = Object.fromEntries(
    HEXES.filter(() => pick(5) === 0).map((hex) => [name(hex), of(['forest', 'hill', 'ruins'])]),
  );
  return before({ units: Object.fromEntries(ids.map((id) => [id, placing()])), hexes }, part);
};

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('parts of a shoot answer', () => {
  it('are allowed, of all kinds, and can be carried out', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(seeds, fc.constantFrom<Part>(1, 2), (seed, part) => {
        const { pick } = fastDice(seed);
        const by = (n: number) => pick(n, 'test');
        const state = thrown(by, part);
        const judged: State = { ...state };
        applyChange(judged, readParts(judged, part).to!);
        const answers: Record<string, readonly Intent[]> = {};
        for (const seat of ['blue', 'orange']) {
          const seen = view(judged, seat);
          const all = [...GUNNERY_PARTS.shoot.parts(seen, { ...ASK, seat })];
          for (const intent of all) {
            expect(IntentSchema.parse(intent)).toEqual(intent);
            expect(GUNNERY_PARTS.shoot.check(seen, { ...ASK, seat }, intent)).toBeUndefined();
            if (intent.kind === 'shoot') kinds.add(intent.use);
          }
          const shooters = GUNNERY_PARTS.shoot.units!(seen, { ...ASK, seat });
          const each = shooters.flatMap((unit) => [...GUNNERY_PARTS.shoot.parts(seen, { ...ASK, seat }, unit)]);
          expect(each).toEqual(all);
          const byUnit = Map.groupBy(all, (intent) => (intent as { unit: string }).unit);
          answers[`shoot ${seat}`] = [...byUnit.values()].map((some) => some[by(some.length)]!);
        }
        runStep(state, { do: 'gunnery', part }, { answers, dice: fastDice(seed) });
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }),
      { numRuns: 200, seed: 10 },
    );
    expect([...kinds].sort()).toEqual(['amp', 'area', 'focus', 'normal', 'shared']);
  });
});
