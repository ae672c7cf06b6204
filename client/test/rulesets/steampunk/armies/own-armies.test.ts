import type { Army } from '@ironhex/shared/steampunk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '../../../table/storage.ts';

type Named = Army & { readonly name: string };
const raid: Named = { race: 'ork', name: 'Raid', units: [{ unit: 'ork.grunt' }] };
const patrol: Named = { race: 'elf', name: 'Raid', units: [{ unit: 'elf.e34' }] };

const NAME = 'ironhex.steampunk.armies';

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

/** The armies of a page that is opened now. */
const openPage = () => {
  vi.resetModules();
  return import('../../../../src/rulesets/steampunk/armies/own-armies.ts');
};

describe('armies that are kept', () => {
  test('are there when the page is opened again, the newest first', async () => {
    const { keepArmy } = await openPage();
    keepArmy(raid);
    keepArmy(patrol);
    const { ownArmies } = await openPage();
    expect(ownArmies()).toEqual([patrol, raid]);
  });

  test('are replaced by one of their race and name, and by no other', async () => {
    const { keepArmy, isKept, ownArmies } = await openPage();
    keepArmy(raid);
    expect(isKept({ ...raid, units: [{ unit: 'ork.troll' }] })).toBe(true);
    expect(isKept(patrol)).toBe(false);
    const larger = { ...raid, units: [...raid.units, ...raid.units] };
    keepArmy(larger);
    expect(ownArmies()).toEqual([larger]);
  });

  test('can be forgotten', async () => {
    const { keepArmy, forgetArmy, ownArmies } = await openPage();
    keepArmy(raid);
    keepArmy(patrol);
    forgetArmy(patrol);
    expect(ownArmies()).toEqual([raid]);
    expect(JSON.parse(stored.get(NAME)!)).toEqual([raid]);
  });

  test('come over from another page of the browser', async () => {
    let changed: ((event: { readonly key: string }) => void) | undefined;
    vi.stubGlobal('addEventListener', (_: string, listen: typeof changed) => {
      changed = listen;
    });
    const { ownArmies } = await openPage();
    stored.set(NAME, JSON.stringify([raid]));
    changed!({ key: 'ironhex.theme' });
    expect(ownArmies()).toEqual([]);
    changed!({ key: NAME });
    expect(ownArmies()).toEqual([raid]);
  });

  test('are left out where they cannot be played, as after a change of the rules', async () => {
    const unknown = { ...raid, name: 'Old', units: [{ unit: 'ork.catapult' }] };
    stored.set(NAME, JSON.stringify([unknown, { race: 'ork', units: raid.units }, raid, 7]));
    const { ownArmies } = await openPage();
    expect(ownArmies()).toEqual([raid]);
  });
});
