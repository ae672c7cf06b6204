import { describe, expect, it } from 'vitest';
import { type HexMarkers, NO_MARKERS } from '../../../../src/rulesets/steampunk/model/units.ts';
import type { HexMarker } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { hexAndAround, placeMarkers } from '../../../../src/rulesets/steampunk/rules/hexes/markers.ts';
import { boardOf, hex } from '../ground.ts';
import { factsOf, type Laying, type Placing, runStep, tableOf } from '../kit.ts';

const SMOKE: HexMarker = { kind: 'smoke' };
const cloud = (die: 4 | 6 | 8 | 12, n: number): HexMarker => ({ kind: 'poison_cloud', die, n });
const acid = (kind: 'acid' | 'minor_acid', n: number): HexMarker => ({ kind: 'acid_cloud', acid: kind, n });

describe('markers on hexes', () => {
  it.each<[readonly HexMarker[], Partial<HexMarkers>]>([
    [[SMOKE], { smoke: 2 }],
    [[SMOKE, SMOKE, SMOKE], { smoke: 4 }],
    [[{ kind: 'fire' }], { fire: 2, smoke: 2 }],
    [[cloud(8, 4)], { poison: { count: 2, die: 8, from: 4 } }],
    [[cloud(8, 4), cloud(4, 5)], { poison: { count: 3, die: 8, from: 3 } }],
    [[cloud(4, 5), cloud(8, 4)], { poison: { count: 3, die: 8, from: 3 } }],
    [[cloud(4, 1), cloud(12, 5)], { poison: { count: 3, die: 12, from: 1 } }],
    [[acid('minor_acid', 4), acid('minor_acid', 5)], { acid: { count: 3, major: false, from: 4 } }],
    [[acid('minor_acid', 4), acid('acid', 5)], { acid: { count: 3, major: true, from: 4 } }],
    [[acid('acid', 3), acid('minor_acid', 5)], { acid: { count: 3, major: true, from: 3 } }],
  ])('%o come to %o, HEX-1, HEX-2, HEX-6', (placed, on) => {
    expect(placeMarkers({ markers: {} }, ['0405'], placed)).toEqual({ '0405': { ...NO_MARKERS, ...on } });
  });

  it('are placed on each of several hexes', () => {
    const around = hexAndAround({ board: boardOf() }, hex('A1'));
    expect(around.toSorted()).toEqual([hex('A1'), hex('A2'), hex('B1')]);
    const markers = { [hex('A2')]: { ...NO_MARKERS, smoke: 1 } };
    expect(placeMarkers({ markers }, around, [SMOKE])[hex('A2')]).toMatchObject({ smoke: 2 });
  });
});

const POISON = { poison: { count: 1, die: 8, from: 4 } } as const;

describe('hex effects', () => {
  const triggered = (
    b1: Omit<Placing, 'at'>,
    markers: Partial<HexMarkers>,
    dice: readonly number[],
    rest: Omit<Laying, 'units' | 'markers'> = {},
  ) => {
    const state = tableOf({ units: { b1: { at: 'D5', ...b1 } as Placing }, markers: { D5: markers }, ...rest });
    const { events } = runStep(state, { do: 'trigger', movement: 1 }, { dice });
    return { state, events, unit: state.units.b1! };
  };

  it('of poison give a token for each living model, and may shake, HEX-4', () => {
    const { unit, events } = triggered(
      { unit: 'elf.elf_infantry', harm: { alive: [true, true, true, false] } },
      POISON,
      [4, 3, 6, 5],
    );
    expect(unit.harm).toMatchObject({ poison: [8, 8], shaken: 2 });
    expect(unit.ledger).toBeNull();
    expect(factsOf(events, 'hex-struck')).toMatchObject([{ marker: 'poison_cloud', needs: 4, dice: [4, 3, 6] }]);
    expect(factsOf(events, 'cloud-breathed')).toMatchObject([
      { sides: 8, die: 5, from: 4, resistance: 0, shaken: true },
    ]);
  });

  it.each([
    ['dwarf.dwarf_infantry', [1, 1, 1, 1, 6], 0],
    ['dwarf.dwarf_infantry', [1, 1, 1, 1, 7], 2],
  ])('of poison shake %s with %o only above number and resistance, HEX-4', (unit, dice, shaken) => {
    expect(triggered({ unit }, POISON, dice).unit.harm.shaken).toBe(shaken);
  });

  it('of poison shake a crew but give machines no token; drones and masks feel nothing, HEX-4, SPD-7', () => {
    expect(triggered({ unit: 'elf.e34' }, POISON, [5]).unit.harm).toMatchObject({ poison: [], shaken: 2 });
    expect(triggered({ unit: 'gnome.ballista_drone' }, POISON, []).events).toEqual([]);
    const masked = { unit: 'darkelf.darkelf_infantry', equipment: ['darkelf.gas_mask_assault_training'] };
    expect(triggered(masked, POISON, []).events).toEqual([]);
  });

  it.each([
    [false, 4, { minorAcid: 1, acid: 0 }],
    [true, 4, { minorAcid: 0, acid: 1 }],
    [true, 3, { minorAcid: 0, acid: 0 }],
  ])('of acid, major %s, give a token for a %i, HEX-5', (major, die, harm) => {
    expect(triggered({ unit: 'elf.e34' }, { acid: { count: 1, major, from: 4 } }, [die]).unit.harm).toMatchObject(harm);
  });

  it('of minor acid are not rolled for the immune, SPD-7', () => {
    const { events } = triggered({ unit: 'ork.bioengineered_ork' }, { acid: { count: 1, major: false, from: 4 } }, []);
    expect(events).toEqual([]);
  });

  it.each([
    [4, 0],
    [5, 1],
  ])('of fire give a token for 5 or more: %i, HEX-6', (die, fire) => {
    expect(triggered({ unit: 'elf.e34' }, { fire: 1, smoke: 1 }, [die]).unit.harm.fire).toBe(fire);
  });

  it('come as poison, acid, fire, HEX-8', () => {
    const all = { ...POISON, acid: { count: 1, major: true, from: 2 }, fire: 1 };
    const { events } = triggered({ unit: 'elf.elf_scout' }, all, [1, 1, 6, 6]);
    expect(events.map((event) => (event.kind === 'hex-struck' ? event.marker : event.kind))).toEqual([
      'poison_cloud',
      'cloud-breathed',
      'acid_cloud',
      'fire',
      'damage-applied',
    ]);
  });

  it('do not reach who flies, HEX-3', () => {
    expect(triggered({ unit: 'gnome.gnome_helicopter', speed: 'slow_fly' }, { fire: 2 }, []).events).toEqual([]);
  });

  it('strike once in a turn, but again after leaving and coming back, HEX-3', () => {
    const state = tableOf({
      units: { b1: { unit: 'elf.e34', at: 'D5' } },
      markers: { D5: { fire: 1 }, D6: { fire: 1 } },
    });
    const at = (name: string, dice: readonly number[]) => {
      Object.assign(state, { units: { b1: { ...state.units.b1!, at: hex(name) } } });
      runStep(state, { do: 'trigger', movement: 2 }, { dice });
    };
    at('D5', [5]);
    at('D5', []);
    at('D6', [5]);
    at('D5', [5]);
    at('C1', []);
    at('D5', [5]);
    expect(state.units.b1!.harm.fire).toBe(4);
  });

  it('strike hidden units too, CON-8', () => {
    const { unit } = triggered({ unit: 'darkelf.assassin', hidden: true }, { fire: 1 }, [6]);
    expect(unit.harm.fire).toBe(1);
  });
});
