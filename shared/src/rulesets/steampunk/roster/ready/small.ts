import type { ArmyUnit } from '../army.ts';
import type { Race } from '../figures/index.ts';
import { type ReadyArmy, times } from './ready-army.ts';

const small = (id: string, race: Race, name: string, ...units: readonly ArmyUnit[]): ReadyArmy => ({
  id,
  race,
  name,
  kind: 'standard',
  points: 12,
  units,
});

/** Armies of 12 points with few units, for a quick game. None has a Huge or a hidden unit. */
export const SMALL_ARMIES: readonly ReadyArmy[] = [
  small(
    'elf-c',
    'elf',
    'Forest Watch',
    { unit: 'elf.e34' },
    {
      unit: 'elf.elf_infantry',
      replace: { 'elf.elite_elf_infantry': 2 },
      equipment: ['elf.enhanced_rifle', 'elf.hand_grenade', 'elf.camouflage'],
    },
    { unit: 'elf.bear_rider' },
    { unit: 'elf.elite_elf_scout' },
  ),
  small(
    'elf-d',
    'elf',
    'Eyes of the Eagle',
    ...times(2, { unit: 'elf.tattoo_ink', equipment: ['elf.deflection_field'] }),
    { unit: 'elf.elf_archer', equipment: ['elf.camouflage'] },
    { unit: 'elf.eagle_rider' },
    { unit: 'elf.elf_scout' },
  ),
  small(
    'darkelf-c',
    'darkelf',
    'Brass Legs',
    { unit: 'darkelf.mechanical_scorpion' },
    { unit: 'darkelf.mechanical_assault_spider' },
    { unit: 'darkelf.roboprosthetic_darkelf', equipment: ['darkelf.integrated_pistol', 'darkelf.poison_claws'] },
    {
      unit: 'darkelf.darkelf_infantry',
      replace: { 'darkelf.elite_darkelf_infantry': 4 },
      equipment: ['darkelf.crossbow'],
    },
    { unit: 'darkelf.scout' },
  ),
  small(
    'darkelf-d',
    'darkelf',
    'Night Ride',
    ...times(2, { unit: 'darkelf.mechanical_scorpion' }),
    { unit: 'darkelf.elite_mechanical_cavalry' },
    { unit: 'darkelf.darkelf_infantry', equipment: ['darkelf.smg', 'darkelf.poison_fog_grenade'] },
    { unit: 'darkelf.scout' },
  ),
  small(
    'dwarf-c',
    'dwarf',
    'Gate Guard',
    { unit: 'dwarf.gunblasterwagon' },
    {
      unit: 'dwarf.steampowerarmor',
      replace: { 'dwarf.elite_dwarf_steampowerarmor': 1 },
      equipment: ['dwarf.multibarreled_heavy_musket'],
    },
    {
      unit: 'dwarf.dwarf_infantry',
      replace: { 'dwarf.elite_dwarf_infantry': 4 },
      equipment: ['dwarf.heavy_musket', 'dwarf.big_blaster'],
    },
    { unit: 'dwarf.dwarf_brother_in_arms' },
  ),
  small(
    'dwarf-d',
    'dwarf',
    'Forge Thunder',
    { unit: 'dwarf.zap' },
    { unit: 'dwarf.dwarf_at_gun' },
    {
      unit: 'dwarf.dwarf_infantry',
      replace: { 'dwarf.elite_dwarf_infantry': 2 },
      equipment: ['dwarf.heavy_musket', 'dwarf.wheeled_shieldwall'],
    },
    { unit: 'dwarf.dwarf_infantry', equipment: ['dwarf.blast_sticks'] },
  ),
  small(
    'ork-c',
    'ork',
    'Fast and Loud',
    ...times(2, { unit: 'ork.speedhead' }),
    { unit: 'ork.warg_rider', equipment: ['ork.clockwork_spear'] },
    { unit: 'ork.bioengineered_ork', equipment: ['ork.ork_pistol', 'ork.ork_pistol'] },
    { unit: 'ork.ork_infantry' },
  ),
  small(
    'ork-d',
    'ork',
    'Hammer and Fists',
    { unit: 'ork.hammerhead' },
    ...times(2, { unit: 'ork.grunt', equipment: ['ork.clockwork_power_spear'] }),
    { unit: 'ork.ork_infantry', equipment: ['ork.clockwork_shield', 'ork.clockwork_spear'] },
    { unit: 'ork.warg_rider' },
  ),
  small(
    'gnome-c',
    'gnome',
    'Springs and Bolts',
    { unit: 'gnome.ballista_tractor_mark_ii' },
    {
      unit: 'gnome.gnome_infantry',
      replace: { 'gnome.elite_gnome_infantry': 4 },
      equipment: ['gnome.mechanical_owl'],
    },
    { unit: 'gnome.gnome_motorcycle' },
    { unit: 'gnome.ballista_drone' },
  ),
  small(
    'gnome-d',
    'gnome',
    'Rotor and Wheel',
    ...times(2, { unit: 'gnome.gnome_helicopter' }),
    { unit: 'gnome.quad_bike' },
    { unit: 'gnome.gnome_motorcycle' },
    { unit: 'gnome.gnome_infantry', equipment: ['gnome.acid_splash', 'gnome.medical_armor'] },
  ),
];
