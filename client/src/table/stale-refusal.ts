import { effect, untracked } from '@preact/signals';
import type { ClientMatch } from './match.ts';

interface Noted {
  readonly decision: number;
  readonly plan: string | undefined;
}

/**
 * A refusal is about the plan as it stood: as soon as the player plans something else, its message goes, and covers
 * nothing any more. Returns how to stop.
 */
export const dropStaleRefusal = (
  { asked, toast }: Pick<ClientMatch, 'asked' | 'toast'>,
  planning: { save(): string | undefined },
) => {
  let last: Noted | undefined;
  return effect(() => {
    const decision = asked.value?.decision.id;
    const now = decision === undefined ? undefined : { decision, plan: planning.save() };
    const isOther = now?.decision === last?.decision && now?.plan !== last?.plan;
    last = now;
    if (isOther && untracked(() => toast.value?.tone) === 'danger') toast.value = undefined;
  });
};
