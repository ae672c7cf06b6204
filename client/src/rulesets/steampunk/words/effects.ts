import type { Critical, Effect, FactOf } from '@ironhex/shared/steampunk';
import { count, list } from '../../../text/numbers.ts';
import { markerText } from './abilities.ts';
import { dieText } from './dice.ts';

/** Lasting damage to a machine, CON-5. */
export const CRITICAL_WORDS: Readonly<Record<Critical, string>> = {
  cannot_move: 'it cannot move',
  cannot_rotate: 'it cannot turn',
  cannot_change_speed: 'it cannot change its speed',
  stuck_turret: 'its turret is stuck',
  plus_minus_1: 'it hits worse and is hit better',
  half_assault: 'it fights with half its dice',
  assault_minus: 'it fights with fewer dice',
  lose_fear: 'nobody fears it any more',
  lose_terror: 'it spreads no terror any more',
  spin_right_a0: 'it spins to the right',
  spin_left_a1_a3: 'it spins to the left',
};

/** What an effect of a damage table does, DMG-5; undefined for deaths and dice that follow, which have sentences of their own. */
const effectText = (effect: Effect): string | undefined => {
  switch (effect.do) {
    case 'destroy':
      return 'destroyed';
    case 'kill':
    case 'double_if_shaken':
    case 'roll':
      return undefined;
    case 'fd':
      return `+${effect.n} on damage to come`;
    case 'cfd':
      return `+${effect.n} on damage to its crew to come`;
    case 'bleed':
      return `bleeding ${dieText(effect.die)}`;
    case 'shaken':
      return 'shaken';
    case 'token':
      return effect.token === 'minor_acid' ? 'minor acid' : effect.token;
    case 'crew_kill':
      return `${effect.n} of its crew ${effect.n === 1 ? 'dies' : 'die'}`;
    case 'crippled_crew':
      return 'its crew is crippled';
    case 'crit':
      return CRITICAL_WORDS[effect.which];
    case 'turn_180':
      return 'it is turned about';
    case 'hexes':
      return `${list(effect.markers.map(markerText))} around it`;
    case 'unconscious':
      return 'unconscious';
  }
};

/** What a roll for damage does, in words: `2 models die, shaken`. */
export const effectsText = ({
  effects,
  killed,
  endured,
}: Pick<FactOf<'damage-rolled'>, 'effects' | 'killed' | 'endured'>): string => {
  const words = [
    ...(killed.length > 0 ? [`${count(killed.length, 'model')} ${killed.length === 1 ? 'dies' : 'die'}`] : []),
    ...(endured > 0 ? [`${count(endured, 'death')} endured, bleeding instead`] : []),
    ...effects.flatMap((effect) => effectText(effect) ?? []),
  ];
  if (words.length > 0) return words.join(', ');
  return effects.some((effect) => effect.do === 'roll') ? 'more dice' : 'no effect';
};
