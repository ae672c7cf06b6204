import type { Risk } from '../plan/reach.ts';

const NEEDS: Readonly<Record<string, string>> = { 'W-6.3': 'rough going', 'W-7.4': 'fall', 'W-5.2': 'about-face' };

/** What a movement rolls for at a place, and the chance, W-6.2, e.g. `rough going 65 %`. */
export const riskText = ({ needs, chance }: Pick<Risk, 'needs' | 'chance'>): string =>
  `${needs.map((rule) => NEEDS[rule]).join(', ')} ${Math.round(chance * 100)} %`;
