import type { Ruleset, RulesetTypes } from './ruleset.ts';
import type { Viewer } from './seat.ts';

/**
 * What one viewer sees of the events of one step. It is begun before the first of them is applied, and asked after each of
 * them.
 */
export const redactorFor = <T extends RulesetTypes>(
  ruleset: Pick<Ruleset<T>, 'redact' | 'view' | 'tellsByViews'>,
  state: T['state'],
  viewer: Viewer,
): ((event: T['event']) => T['seen'] | undefined) => {
  if (!ruleset.tellsByViews?.(state)) return (event) => ruleset.redact(state, event, viewer);
  let before = ruleset.view(state, viewer);
  return (event) => {
    const after = ruleset.view(state, viewer);
    const seen = ruleset.redact(state, event, viewer, { before, after });
    before = after;
    return seen;
  };
};
