import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '../../table/storage.ts';

interface StoredForce {
  readonly people: string;
  readonly name: string;
  readonly units: readonly string[];
}
const raid: StoredForce = { people: 'ork', name: 'Raid', units: ['grunt'] };
const patrol: StoredForce = { people: 'elf', name: 'Raid', units: ['archer'] };

const NAME = 'ironhex.forces';

const belongs = (entry: unknown): entry is StoredForce =>
  typeof entry === 'object' && entry !== null && 'units' in entry && !JSON.stringify(entry).includes('catapult');

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

/** The forces of a page that is opened now. */
const openPage = async () => {
  vi.resetModules();
  const { ownForces } = await import('../../../src/ui/forces/own-forces.ts');
  return ownForces(NAME, belongs, (one, other) => one.people === other.people && one.name === other.name);
};

describe('forces that are kept', () => {
  test('are there when the page is opened again, the newest first', async () => {
    const { keep } = await openPage();
    keep(raid);
    keep(patrol);
    const { all } = await openPage();
    expect(all()).toEqual([patrol, raid]);
  });

  test('are replaced by one of their kind and name, and by no other', async () => {
    const { keep, isKept, all } = await openPage();
    keep(raid);
    expect(isKept({ ...raid, units: ['troll'] })).toBe(true);
    expect(isKept(patrol)).toBe(false);
    const larger = { ...raid, units: [...raid.units, ...raid.units] };
    keep(larger);
    expect(all()).toEqual([larger]);
  });

  test('can be forgotten', async () => {
    const { keep, forget, all } = await openPage();
    keep(raid);
    keep(patrol);
    forget(patrol);
    expect(all()).toEqual([raid]);
    expect(JSON.parse(stored.get(NAME)!)).toEqual([raid]);
  });

  test('come over from another page of the browser', async () => {
    let changed: ((event: { readonly key: string }) => void) | undefined;
    vi.stubGlobal('addEventListener', (_: string, listen: typeof changed) => {
      changed = listen;
    });
    const { all } = await openPage();
    stored.set(NAME, JSON.stringify([raid]));
    changed!({ key: 'ironhex.theme' });
    expect(all()).toEqual([]);
    changed!({ key: NAME });
    expect(all()).toEqual([raid]);
  });

  test('are left out where they cannot be played, as after a change of the rules', async () => {
    const unknown = { ...raid, name: 'Old', units: ['catapult'] };
    stored.set(NAME, JSON.stringify([unknown, { race: 'ork' }, raid, 7]));
    const { all } = await openPage();
    expect(all()).toEqual([raid]);
  });
});
