import { builtOf } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import type { Placing } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { FirePlanner } from '../../../../src/rulesets/steampunk/plan/fire/fire-planner.ts';
import { sit } from '../kit.ts';

const RIFLE = 'elf.rifle';
const fires = (part: string): Pick<Placing, 'did'> => ({ did: { steps: [null, null, null], parts: ['-', part] } });

const planner = (more: Readonly<Record<string, Placing>> = {}, hexes: Readonly<Record<string, string>> = {}) => {
  const state = tableOf({
    hexes,
    units: {
      b1: { unit: 'elf.elf_infantry', at: 'D7', loads: { [RIFLE]: 1 }, ...fires('Fire') },
      b2: { unit: 'elf.e34', at: 'B7', ...fires('Load') },
      o1: { unit: 'dwarf.dwarf_infantry', at: 'D4', speed: 'slow' },
      o2: { unit: 'dwarf.dw42', at: 'F4', speed: 'still' },
      o3: { unit: 'dwarf.dwarf_infantry', at: 'A1', speed: 'slow' },
      ...more,
    },
  });
  Object.assign(state, { step: 23 });
  const sitting = sit(state, { do: 'targets', part: 2 });
  return { fire: new FirePlanner(sitting.desk), sitting };
};

const shotsOf = ({ fire: { value } }: FirePlanner) =>
  value.shots.map(({ weapon, target, models }) => `${weapon} ${target}${models ? ` by ${models.join()}` : ''}`);

describe('choosing targets', () => {
  test('only units that can fire are asked about, and their default is shown first', () => {
    const { fire, sitting } = planner();
    expect(fire.units.value.map(({ id }) => id)).toEqual(['b1']);
    expect(shotsOf(fire)).toEqual([`${RIFLE} o2`]);
    expect(fire.isGiven('b1')).toBe(false);
    expect(fire.odds.value.map(({ target }) => target)).toEqual(['o2']);
    expect(sitting.given).toEqual([]);
  });

  test('an enemy that is picked is fired at with all weapons', () => {
    const { fire } = planner();
    expect(fire.pick('0404', 'o1')).toBe(true);
    expect(shotsOf(fire)).toEqual([`${RIFLE} o1`]);
    expect(fire.shown.value.arrows).toMatchObject([{ kind: 'shot', from: '0407', to: '0404' }]);
    fire.undo();
    expect(shotsOf(fire)).toEqual([`${RIFLE} o2`]);
  });

  test('an enemy that is clicked on again is looked at, not aimed at anew', () => {
    const { fire, sitting } = planner();
    expect(fire.pick('0604', 'o2'), 'by default it would be fired at').toBe(true);
    expect(fire.pick('0604', 'o2')).toBe(false);
    expect(sitting.given).toHaveLength(1);
    expect(fire.pick('0404', 'o1')).toBe(true);
  });

  test('the map tells the chance at each enemy that can be hit', () => {
    const { fire } = planner();
    expect([...fire.shown.value.sights!.keys()].sort()).toEqual(['o1', 'o2', 'o3']);
    expect(fire.shown.value.sights!.get('o2')).toBe('67 %');
  });

  test('one that cannot be hit is told with its rule, and nothing changes', () => {
    const { fire, sitting } = planner({}, { C3: 'mountain', B3: 'mountain', B2: 'mountain', C4: 'mountain' });
    expect(fire.shown.value.sights!.has('o3')).toBe(false);
    expect(fire.pick('0101', 'o3')).toBe(true);
    expect(sitting.refusals).toEqual(['no-sight']);
    expect(sitting.given).toEqual([]);
    expect(fire.pick('0105', undefined)).toBe(false);
  });

  test('fire is held, for a weapon or for all', () => {
    const { fire } = planner();
    fire.hold(fire.guns.value.find(({ weapon }) => weapon.id === RIFLE));
    expect(fire.fire.value.shots).toEqual([]);
    expect(fire.isGiven('b1')).toBe(true);
    expect(fire.odds.value).toEqual([]);
    fire.byDefault();
    expect(shotsOf(fire)).toEqual([`${RIFLE} o2`]);
  });

  test('models are aimed one by one', () => {
    const { fire } = planner();
    const [gun] = fire.guns.value;
    fire.aimModel(gun!, 1, 'o1');
    expect(shotsOf(fire).sort()).toEqual([`${RIFLE} o1 by 1`, `${RIFLE} o2 by 0,2,3`]);
    fire.aimModel(fire.guns.value[0]!, 0, undefined);
    expect(shotsOf(fire).sort()).toEqual([`${RIFLE} o1 by 1`, `${RIFLE} o2 by 2,3`]);
  });

  test('the next target is the next that can be hit', () => {
    const { fire } = planner();
    fire.nextTarget();
    fire.nextTarget();
    expect(shotsOf(fire)).toEqual([`${RIFLE} o1`]);
  });
});

describe('guns that point through each side', () => {
  test('those that can be are aimed, those of other sides keep their targets', () => {
    const ZAP = 'dwarf.zap';
    const { weapons } = builtOf({ unit: ZAP });
    const fixed = weapons.find((weapon) => weapon.fixed)!;
    const loads = Object.fromEntries(weapons.map(({ id }) => [id, 9]));
    const { fire } = planner({
      b1: { unit: ZAP, at: 'D6', loads, ...fires('Fire') },
      o1: { unit: 'elf.elf_infantry', at: 'D5', speed: 'slow' },
      o2: { unit: 'elf.elf_infantry', at: 'E7', speed: 'slow' },
      o3: { unit: 'elf.elf_infantry', at: 'D4', speed: 'fast' },
    });
    const at = (target: string) =>
      fire.fire.value.shots.filter((shot) => shot.weapon === fixed.id && shot.target === target).length;
    const before = at('o1');
    expect([before > 0, at('o2') > 0, at('o3')]).toEqual([true, true, 0]);
    const behind = at('o2');
    fire.pick('0404', 'o3');
    expect([at('o1'), at('o2'), at('o3')]).toEqual([0, behind, before]);
  });
});
