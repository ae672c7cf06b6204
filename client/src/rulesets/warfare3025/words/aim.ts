import type { Situation } from '@ironhex/shared/warfare3025';
import { count, tierWord } from './words.ts';

/**
 * What an aimed shot needs and for which of its three reasons, W-13a.4, or what an attack in close quarters is rolled with and
 * needs, W-13b.4; empty where attacks are neither.
 */
export const aimText = ({ aimed, close, distance }: Situation): string => {
  if (close)
    return `Close quarters (W-13b): rolls piloting with ${close.engagement} more damage, and needs ${tierWord(close.needed)}.`;
  if (!aimed) return '';
  const { size, aim } = aimed;
  const reasons = [
    `distance ${tierWord(aimed.distance)}: ${count(distance, 'hex')} at size ${size}`,
    `aim ${tierWord(aimed.ticks)}: ${count(aim, 'tick')}`,
    `speed ${tierWord(aimed.speed)}`,
  ];
  return `Needs ${tierWord(aimed.needed)} (W-13a.4): ${reasons.join(', ')}.`;
};
