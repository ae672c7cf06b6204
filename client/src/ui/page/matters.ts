import type { HexLabel } from '@ironhex/shared/hex';
import type { Planning } from '../../rulesets/types.ts';

/** What of planning says which hexes matter. */
type Planned = Pick<Planning, 'focus' | 'picture'>;

/** Where those stand who can be shot at now. */
const targetsOf = ({ picture }: Planned): readonly HexLabel[] => {
  const targets = picture.peek()?.counters.filter(({ sight }) => sight !== undefined) ?? [];
  return targets.flatMap(({ at }) => (typeof at === 'string' ? at : []));
};

/**
 * The hexes that matter while something is asked, the most important ones first: where the player decides, what a lesson
 * points at, what else the decision is about, and who can be shot at.
 */
export const hexesThatMatter = (planning: Planned | undefined, pointed: readonly HexLabel[]): readonly HexLabel[] => {
  if (!planning) return pointed;
  const [first, ...others] = planning.focus();
  return [...new Set([...(first === undefined ? [] : [first]), ...pointed, ...others, ...targetsOf(planning)])];
};
