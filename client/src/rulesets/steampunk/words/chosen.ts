import type { Intent, View } from '@ironhex/shared/steampunk';
import { list } from '../../../text/numbers.ts';
import { unitName, weaponName } from './names.ts';
import { gunneryWords, movementWords, withFacings } from './orders.ts';

/** What an answer in secret is: an order, or what a unit shoots at. Other answers have lines in the log. */
export const chosen = (intent: Intent, view: View): string | undefined => {
  if (intent.kind === 'order')
    return `${unitName(view, intent.unit)}: ${movementWords(withFacings(intent.order))}; ${gunneryWords(intent.order.gunnery)}.`;
  if (intent.kind !== 'shoot') return undefined;
  const shots = intent.shots.map(({ weapon, target, hex }) => {
    const at = target === undefined ? hex : unitName(view, target);
    return at === undefined ? weaponName(view, weapon) : `${weaponName(view, weapon)} at ${at}`;
  });
  return `${unitName(view, intent.unit)} ${shots.length > 0 ? `fires its ${list([...new Set(shots)])}` : 'holds its fire'}.`;
};
