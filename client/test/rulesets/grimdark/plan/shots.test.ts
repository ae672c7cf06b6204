import { describe, expect, test } from 'vitest';
import { hex, type Laying } from '../../../../../shared/test/rules/grimdark/kit.ts';
import { ShotsPlanner } from '../../../../src/rulesets/grimdark/plan/shoot/shots-planner.ts';
import { sitAndPlay } from '../sit.ts';

const armed = (...weapons: readonly string[]) => ({ models: [{ type: 'gunner', count: 2, weapons }] });
const UNITS: Laying['units'] = {
  a1: { profile: 'squad', hex: [10, 10], with: armed('rifle', 'needle', 'blade') },
  b1: { profile: 'mob', hex: [10, 18] },
  b2: { profile: 'guard', hex: [16, 8] },
  b3: { profile: 'squad', hex: [2, 24] },
};

const plan = (units: Laying['units'] = UNITS, ground?: Laying['ground']) => {
  const laying = { units, ...(ground && { ground }), active: { unit: 'a1', action: 'hold' as const } };
  const sitting = sitAndPlay(laying, { do: 'shoot' });
  return { planner: new ShotsPlanner(sitting.desk), ...sitting };
};

const shotsOf = ({ shots }: ShotsPlanner) => shots.value.map(({ weapon, target }) => `${weapon} ${target}`);

describe('planning shots', () => {
  test('everything is proposed at the enemy that it hurts most; one confirmation shoots', () => {
    const { planner } = plan();
    expect(shotsOf(planner)).toEqual(['rifle b1', 'needle b1']);
    expect(planner.intent.value).toEqual({
      kind: 'shoot',
      groups: [
        { weapon: 'rifle', hero: false, target: 'b1' },
        { weapon: 'needle', hero: false, target: 'b1' },
      ],
    });
    expect(planner.words.value).toMatch(/shoots at .* wounds, .* models lost/);
    expect(planner.shown.value.arrows).toMatchObject([{ kind: 'shot', from: hex([10, 10]), to: hex([10, 18]) }]);
  });

  test('an enemy is aimed at with all that reaches it; a weapon that is pressed is aimed alone', () => {
    const { planner } = plan();
    planner.pick(hex([2, 24]), undefined);
    // The needle reaches no farther than 12.
    expect(shotsOf(planner)).toEqual(['rifle b3', 'needle b1']);
    planner.select('needle');
    planner.pick(hex([16, 8]), undefined);
    expect(shotsOf(planner)).toEqual(['rifle b3', 'needle b2']);
    expect(Object.keys(planner.odds.value!.targets)).toEqual(['b3', 'b2']);
    planner.hold(planner.gun.value);
    expect(shotsOf(planner)).toEqual(['rifle b3']);
    expect(planner.undo() && shotsOf(planner)).toEqual(['rifle b3', 'needle b2']);
    planner.byDefault();
    expect(shotsOf(planner)).toEqual(['rifle b1', 'needle b1']);
    planner.hold();
    expect(planner.intent.value).toEqual({ kind: 'shoot', groups: [] });
    expect(planner.act.value).toBe('Hold fire');
  });

  test('a third target is refused, and so is one that is out of reach', () => {
    const { planner, refusals } = plan({
      ...UNITS,
      a1: { profile: 'squad', hex: [10, 10], with: armed('rifle', 'beam', 'needle') },
    });
    const aim = (gun: string, target: string) => {
      planner.select(gun);
      planner.aimAt(target);
    };
    aim('rifle', 'b1');
    aim('beam', 'b2');
    aim('needle', 'b1');
    expect(refusals).toEqual([]);
    planner.select(undefined);
    aim('rifle', 'b3');
    expect(refusals).toEqual(['E_TOO_MANY_TARGETS']);
    aim('needle', 'b3');
    expect(refusals).toEqual(['E_TOO_MANY_TARGETS', 'E_OUT_OF_RANGE']);
    expect(shotsOf(planner)).toEqual(['rifle b1', 'beam b2', 'needle b1']);
  });

  test('what is not seen cannot be aimed at; cover makes the line a broken one', () => {
    const { planner, refusals } = plan(UNITS, {
      terrain: [
        {
          type: 'building',
          piece: 'p1',
          hexes: [
            [13, 9],
            [13, 8],
            [14, 8],
            [14, 9],
            [12, 9],
            [12, 10],
          ],
        },
        { type: 'field', piece: 'p2', hexes: [[10, 18]] },
      ],
    });
    planner.pick(hex([16, 8]), undefined);
    expect(refusals).toEqual(['E_NO_LOS']);
    expect(planner.shown.value.arrows).toMatchObject([{ kind: 'covered' }]);
  });

  test('Snipers name the joined hero first, and no model more often than it has wounds', () => {
    const laying = (hero: object): Laying['units'] => ({
      a1: { profile: 'squad', hex: [10, 10], with: armed('marksman') },
      b1: { profile: 'hl-line', hex: [10, 18], ...hero },
      b2: { profile: 'guard', hex: [30, 5] },
    });
    const { planner } = plan(laying({ hero: 'hl-marshal' }));
    const [hero] = planner.shots.value[0]!.models!;
    expect(hero).toBeGreaterThan(0);
    expect(planner.shots.value[0]!.models).toEqual([hero, hero]);
    planner.name(planner.guns.value[0]!, 1, 0);
    expect(planner.shots.value[0]!.models).toEqual([hero, 0]);
    expect(planner.odds.value!.groups[0]!.attack.named).toEqual([hero, 0]);
    expect(plan(laying({})).planner.shots.value[0]!.models).toEqual([0, 1]);
  });

  test('what can be fired only once is not proposed', () => {
    const { planner } = plan({ ...UNITS, a1: { profile: 'squad', hex: [10, 10], with: armed('rifle', 'rocket') } });
    expect(shotsOf(planner)).toEqual(['rifle b1']);
    planner.aimAt('b2');
    expect(shotsOf(planner)).toEqual(['rifle b2', 'rocket b2']);
  });

  test('is kept as a text; what is damaged or not allowed plans nothing', () => {
    const { planner } = plan();
    expect(planner.save()).toBeUndefined();
    planner.aimAt('b2');
    const again = plan().planner;
    again.restore(planner.save()!);
    expect(shotsOf(again)).toEqual(shotsOf(planner));
    for (const damaged of ['', '{"kind":"shoot"}', '{"kind":"shoot","groups":[{"weapon":"x","target":"b1"}]}']) {
      const other = plan().planner;
      other.restore(damaged);
      expect(other.save()).toBeUndefined();
    }
  });

  test('work on a chamber has its chance and its points', () => {
    const chamber = { chamber: 'logic', at: hex([10, 12]), owner: null } as const;
    const scenario = {
      kind: 'resonance',
      chambers: [chamber],
      doubled: [],
      interfaced: [],
      usedLogic: [],
      usedKnowledge: [],
      named: {},
    };
    const laying = { units: UNITS, active: { unit: 'a1', action: 'hold' }, table: { scenario } } as unknown as Laying;
    const { desk } = sitAndPlay(laying, { do: 'shoot' });
    const planner = new ShotsPlanner(desk);
    expect(planner.works.value).toBe(true);
    planner.work();
    expect(planner.words.value).toMatch(/works on the chamber instead of shooting: 50 % for 4 points \(G-18\.4\)\.$/);
  });

  test('keys aim: a weapon by its number, the next target, hold, as proposed', () => {
    const { planner } = plan();
    planner.keys['2']!();
    expect(planner.gun.value?.id).toBe('needle');
    planner.keys.t!();
    expect(shotsOf(planner)).toEqual(['rifle b1', 'needle b2']);
    planner.keys.x!();
    expect(shotsOf(planner)).toEqual(['rifle b1']);
    planner.keys.d!();
    expect(shotsOf(planner)).toEqual(['rifle b1', 'needle b1']);
  });
});
