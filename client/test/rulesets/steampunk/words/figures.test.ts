import { builtOf, EQUIPMENT, MODELS, UNITS, WEAPONS } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { assaultAbilityText, unitAbilityText } from '../../../../src/rulesets/steampunk/words/abilities.ts';
import {
  assaultText,
  builtLine,
  itemText,
  replacementText,
  speedsText,
  upgradesText,
  weaponText,
} from '../../../../src/rulesets/steampunk/words/figures.ts';

describe('a weapon in a line', () => {
  test.each([
    ['elf.rifle', 'range 5, AP 2, d6−2'],
    ['elf.at_rifle', 'range 5, AP 5, d6, fires to front'],
    ['elf.gatling_gun', 'range 2, sweep 4/6/6+, AP 3, d6−1, focus fire 6'],
    ['elf.eagle_grenade', 'range 1, area 5+, AP 7, d6, range 0'],
    [
      'darkelf.acid_cannon',
      'range 4, AP 3, d6, psychic d8, crew d6, acid, fires to front and front-side, splashes minor acid',
    ],
    ['darkelf.poison_fog_grenade', 'range 1, places smoke and poison cloud d6 (5+), 2 uses, range 0'],
    ['gnome.array_of_heavy_muskets', 'range 3, AP 3, d6−1, guns 4/3/3/0'],
    ['ork.pyro', 'range 1, +2 to hit, fire, fires to front and front-side'],
  ])('%s', (id, text) => expect(weaponText(WEAPONS.get(id)!)).toBe(text));
});

describe('what an item does', () => {
  test.each([
    ['elf.deflection_field', 'deflection +6; deflects on 5+'],
    [
      'ork.hand_held_cannon',
      'shared weapon: range 4, AP 9, d6, +3 if penetrated, fires to front, in place of normal weapons',
    ],
    [
      'dwarf.wheeled_shieldwall',
      'armour +5/0/0/0, not in assaults; deflection +1/0/0/0; deflects on 4+; strength −1 unless still',
    ],
    ['dwarf.blast_sticks', 'deflection +1; deflects on 4+; assault AP 5; assault damage d6+1'],
  ])('%s', (id, text) => expect(itemText(EQUIPMENT.get(id)!)).toBe(text));
});

test('a replacement model is told by what it has more', () => {
  expect(replacementText(MODELS.get('elf.elite_elf_infantry')!)).toBe(
    'good shot +1; strength 2/1/1/1 on 5+, deflection 1/0/0/0 on 5+, AP 2, d6−2, cunning assault 2; ' +
      'psychic resistance 1; pre-assault retreat 5+',
  );
});

test('a unit is told by its size, its models, its armour and its speeds', () => {
  expect(builtLine(builtOf({ unit: 'elf.elf_infantry' }))).toBe('Medium, 4 models, no armour');
  expect(builtLine(builtOf({ unit: 'ork.hammerhead' }))).toBe('Large, armour 13/8/7/7');
  expect(speedsText(builtOf({ unit: 'elf.eagle_rider' }))).toBe('slow, fast in the air');
  expect(assaultText(builtOf({ unit: 'ork.hammerhead' }).models[0]!.assault)).toBe(
    'strength 12/8/8/8 on 6+, deflection 12/2/2/2 on 6+, front AP 10, d8+3; else AP 2, d8, reroll assault 6',
  );
});

test('what was bought is told in the order of the army', () => {
  const choice = {
    replace: { 'elf.elite_elf_infantry': 3 },
    equipment: ['ork.ork_pistol', 'ork.ork_pistol', 'elf.camouflage'],
    modelEquipment: { 'elf.sniper_rifle': 1 },
  };
  expect(upgradesText(choice)).toBe('3 Elite Elf Infantry, 2 × Ork Pistol, Camouflage, 1 Sniper Rifle');
  expect(upgradesText({})).toBe('');
});

test('every ability of the roster has words', () => {
  const abilities = [...UNITS.keys()].flatMap((unit) => builtOf({ unit }).abilities.map(unitAbilityText));
  const assaults = [...MODELS.values()].flatMap(({ assault }) => assault.specials.map(assaultAbilityText));
  for (const text of [...abilities, ...assaults, ...[...EQUIPMENT.values()].map(itemText)])
    expect(text).toMatch(/^[a-zA-Z][^_]*$/);
});
