import type { Built, Fighter } from './built.ts';
import { TOUGHEST_HERO } from './join.ts';
import { livingOf, unitRules } from './unit-rules.ts';

/** Models up to this Tough ride, G-15.1; tougher ones do not, but for heroes. */
const TOUGHEST_RIDER = 3;

const spacesOfModel = ({ tough, hero }: Fighter): number | null => {
  if (tough === 1 || (hero && tough <= TOUGHEST_HERO)) return 1;
  return tough <= TOUGHEST_RIDER ? 3 : null;
};

/** The spaces that a unit takes in a transport, its living models together, G-15.1; null: it cannot ride. */
export const spacesOf = (built: Built, wounds: readonly number[]): number | null => {
  if (built.sizeClass !== 'standard' || unitRules(built, wounds).immobile) return null;
  const spaces = livingOf(built, wounds).map(spacesOfModel);
  return spaces.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
};

/** The spaces that a unit has for others, its living models together, G-15.1; 0: it is no transport. */
export const roomOf = (built: Built, wounds: readonly number[]): number =>
  livingOf(built, wounds).reduce((sum, { rules }) => sum + (rules.transport ?? 0), 0);
