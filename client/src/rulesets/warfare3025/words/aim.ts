import { type Situation, type SizePart, sizeInSight, type Table } from '@ironhex/shared/warfare3025';
import { COVER_WORDS, count, tierWord } from './words.ts';

const SIZE_WORDS: Readonly<Record<SizePart['why'], string>> = {
  ...COVER_WORDS,
  base: 'base',
  fast: 'fast',
  stationary: 'stationary',
  camouflage: 'camouflage',
};

/** Why something looks as large as it does, W-13d.2, e.g. `base 7, fast +1, light woods −1`; empty if only by its base. */
export const sizeText = ([base, ...others]: readonly SizePart[]): string =>
  [
    ...(base && others.length > 0 ? [`${SIZE_WORDS.base} ${base.by}`] : []),
    ...others.map(({ why, by }) => `${SIZE_WORDS[why]} ${by > 0 ? `+${by}` : `−${-by}`}`),
  ].join(', ');

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

/** Why the target of an aimed shot looks as large as it does, W-13d.2; empty where nothing changes its size. */
export const aimedSizeText = (table: Table, situation: Situation): string => {
  const parts = situation.aimed ? sizeText(sizeInSight(table, situation)) : '';
  return parts && `Size ${situation.aimed!.size} (W-13d.2): ${parts}.`;
};
