import {
  type AssaultAbility,
  type HexMarker,
  MODELS,
  type ModelAbility,
  type OnHit,
  type Speed,
  UNITS,
  type UnitAbility,
  WEAPONS,
  type WeaponAbility,
} from '@ironhex/shared/steampunk';
import { signed } from '../../../text/entry.ts';
import { list } from '../../../text/numbers.ts';
import { dieExpressionText, dieText } from './dice.ts';

/** What a speed is called. */
export const SPEED_NAMES: Readonly<Record<Speed, string>> = {
  still: 'still',
  crawl: 'crawl',
  rest: 'rest',
  setup: 'set up',
  slow: 'slow',
  fast: 'fast',
  still_fly: 'still in the air',
  slow_fly: 'slow in the air',
  fast_fly: 'fast in the air',
};

const at = (speeds: readonly Speed[]): string => list(speeds.map((speed) => SPEED_NAMES[speed]));

/** What is placed on a hex, HEX-1. */
export const markerText = (marker: HexMarker): string => {
  switch (marker.kind) {
    case 'smoke':
    case 'fire':
      return marker.kind;
    case 'poison_cloud':
      return `poison cloud ${dieText(marker.die)} (${marker.n}+)`;
    case 'acid_cloud':
      return `${marker.acid === 'acid' ? 'acid' : 'minor acid'} cloud (${marker.n}+)`;
  }
};

/** A token that a hit gives, DMG-1. */
export const onHitText = (hit: OnHit): string => {
  switch (hit.token) {
    case 'poison':
      return `poison ${dieText(hit.die)}`;
    case 'minor_acid':
      return 'minor acid';
    case 'acid':
      return 'acid';
    case 'fire':
      return 'fire';
  }
};

/** What somebody is called in a roster: its id where the roster has no such thing. */
const nameOf = (id: string): string => (WEAPONS.get(id) ?? MODELS.get(id) ?? UNITS.get(id))?.name ?? id;

const whileAlive = (ability: UnitAbility): string =>
  'whileAlive' in ability && ability.whileAlive ? ` while ${nameOf(ability.whileAlive)} lives` : '';

/** Points of healing or repair, HEAL-1. */
const points = (n: number | 'models_alive'): string => (n === 'models_alive' ? 'one for each living model' : `${n}`);

/** An ability of a unit in a few words, chapter 17. */
export const unitAbilityText = (ability: UnitAbility): string => {
  switch (ability.key) {
    case 'take_cover':
      return `takes cover −${ability.n} (${at(ability.speeds)})`;
    case 'camouflage':
      return `camouflage −${ability.n} (${list(ability.terrain)})`;
    case 'elusive':
      return `elusive −${ability.n} (${at(ability.speeds)})`;
    case 'steady':
      return `steady (${at(ability.speeds)})`;
    case 'forward_position':
      return `forward position ${ability.n}`;
    case 'pre_assault_retreat':
      return `pre-assault retreat ${ability.n}+${whileAlive(ability)}`;
    case 'resistance':
      return `${ability.type} resistance ${ability.n}${whileAlive(ability)}`;
    case 'resistance_min':
      return `${ability.type} resistance at least ${ability.n}`;
    case 'resistance_bonus':
      return `${ability.type} resistance ${signed(ability.n)}`;
    case 'immunity':
      return `immune to ${list(ability.what.map((what) => what.replaceAll('_', ' ')))}`;
    case 'heal':
    case 'repair':
      return `${ability.key === 'heal' ? 'heals' : 'repairs'} ${ability.target === 'self' ? 'itself' : 'others'}: ${points(ability.n)}`;
    case 'endurance':
      return ability.regular === ability.elite
        ? `endurance ${ability.regular}`
        : `endurance ${ability.regular}, elite ${ability.elite}`;
    case 'crew_count':
      return `crew of ${ability.n}`;
    case 'release_cloud':
      return `releases ${markerText(ability.cloud)}`;
    case 'terror':
      return `terror ${dieText(ability.die)} within ${ability.range}`;
    case 'unconscious':
      return `falls unconscious, then heals ${ability.heal}`;
    case 'hide':
      return `can hide in ${list(ability.terrain)}`;
    case 'one_sector':
      return `fires through one side with ${nameOf(ability.weapon)}`;
    case 'destroy_buildings':
      return 'destroys buildings';
    case 'hidden_start':
      return 'begins hidden';
    case 'no_buildings':
      return 'enters no buildings';
    case 'no_ranged_weapons':
      return 'no ranged weapons';
    case 'perfect_braking':
      return 'perfect braking';
    case 'trench_coat':
      return 'trench coat';
  }
};

/** An ability of a model when it shoots, in a few words, chapter 17. */
export const modelAbilityText = (ability: ModelAbility): string => {
  switch (ability.key) {
    case 'enhanced_accuracy':
      return `enhanced accuracy +${ability.n}`;
    case 'good_shot_or_hover':
      return `good shot +${ability.ground}, hovering +${ability.hover}`;
    case 'good_shot':
      return 'good shot +1';
    case 'excellent_shot':
      return 'excellent shot +2';
    case 'superb_shot':
      return 'superb shot +3';
    case 'bad_shot':
      return 'bad shot −1';
    case 'terrible_shot':
      return 'terrible shot −2';
    case 'optimal_at_point_blank':
      return 'optimal at point blank';
    case 'ignore_own_fast':
      return 'ignores own fast';
    case 'aim_lost_on_move':
      return 'aim lost on moving';
    case 'auto_reserve':
      return 'reserve by itself';
  }
};

/** An ability in an assault in a few words, chapter 17. */
export const assaultAbilityText = (ability: AssaultAbility): string => {
  switch (ability.key) {
    case 'cunning_assault':
      return `cunning assault ${ability.per}`;
    case 'cunning_defence':
      return `cunning defence ${ability.dice} × ${ability.die}+`;
    case 'reroll_assault':
      return `reroll assault ${ability.n}`;
    case 'poison':
      return `poison ${dieText(ability.die)} per ${ability.per}`;
    case 'poison_on_deflect':
      return `poison ${dieText(ability.die)} on deflecting`;
    case 'fear':
      return `fear ${dieText(ability.die)}`;
    case 'stench':
      return `stench: poison ${dieText(ability.poison)}, crew ${dieExpressionText(ability.crew)}`;
    case 'strength_minus_unless_still':
      return `strength −${ability.n} unless still`;
    case 'assault_fire':
      return 'assault fire';
    case 'counter_attack':
      return 'counter-attack';
    case 'crawl_penalty':
      return 'crawl penalty';
    case 'destroyed_if_retreat':
      return 'destroyed if it retreats';
    case 'fly_by':
      return 'fly-by';
    case 'gas_assault':
      return 'gas assault';
    case 'retreat_after_win':
      return 'may retreat after winning';
    case 'weakest_armor':
      return 'weakest armour';
  }
};

/** An ability of a weapon in a few words, chapter 17. */
export const weaponAbilityText = (ability: WeaponAbility): string => {
  switch (ability.key) {
    case 'enhanced_accuracy':
      return `enhanced accuracy +${ability.n}`;
    case 'range_plus_if_flying':
      return `range +${ability.n} if flying`;
    case 'improved_aim':
      return 'improved aim';
    case 'burst':
      return `burst ${ability.n}`;
    case 'coaxial':
      return `coaxial with ${nameOf(ability.weapon)}`;
    case 'same_sector_as':
      return `same sector as ${nameOf(ability.weapon)}`;
    case 'needs_alive':
      return `needs ${ability.n} alive`;
    case 'focus_fire':
      return `focus fire ${ability.shots}`;
    case 'unstable_round':
      return 'unstable round';
    case 'gunsmoke':
      return `gunsmoke: ${markerText(ability.cloud)}`;
    case 'crew_if_penetrated':
      return `crew ${dieExpressionText(ability.die)} if penetrated`;
    case 'amplified':
      return 'amplified';
    case 'auto_load_after_assault':
      return 'loads itself after an assault';
    case 'bad_at_long_range':
      return 'bad at long range';
    case 'bullet_storm':
      return 'bullet storm';
    case 'clears_forest':
      return 'clears forest';
    case 'drag':
      return 'drag';
    case 'ignore_fast_and_flying':
      return 'ignores fast and flying';
    case 'in_addition':
      return 'in addition';
    case 'instead_of_normal':
      return 'in place of normal weapons';
    case 'range_zero_ok':
      return 'range 0';
    case 'reserve':
      return 'reserve';
    case 'same_target_shots':
      return 'all shots at one target';
    case 'sniper':
      return 'sniper';
    case 'splash_minor_acid':
      return 'splashes minor acid';
  }
};
