import type { Situation } from '@ironhex/shared/warfare3025';
import { count, tierWord } from './words.ts';

/** What an aimed shot needs and for which of its three reasons, W-13a.4; empty where attacks are not aimed. */
export const aimText = ({ aimed, distance }: Situation): string => {
  if (!aimed) return '';
  const { size, aim } = aimed;
  const reasons = [
    `distance ${tierWord(aimed.distance)}: ${count(distance, 'hex')} at size ${size}`,
    `aim ${tierWord(aimed.ticks)}: ${count(aim, 'tick')}`,
    `speed ${tierWord(aimed.speed)}`,
  ];
  return `Needs ${tierWord(aimed.needed)} (W-13a.4): ${reasons.join(', ')}.`;
};
