import { effect, untracked } from '@preact/signals';
import { forget, keep, kept } from './keep.ts';
import type { ClientMatch } from './match.ts';

/** What can be kept of a game's planning. */
interface Keepable {
  save(): string | undefined;
  restore(plan: string): void;
}

interface KeptPlan {
  readonly decision: number;
  readonly plan: string;
}

const read = (key: string): Partial<KeptPlan> => {
  try {
    return (JSON.parse(kept(key) ?? '{}') ?? {}) as Partial<KeptPlan>;
  } catch {
    return {};
  }
};

/**
 * Keeps what is planned in this browser until something else is asked. A page that is opened again while the same
 * decision waits gets it back; for any other decision it is forgotten. Returns how to stop.
 */
export const keepPlan = (match: Pick<ClientMatch, 'id' | 'asked'>, planning: Keepable) => {
  let last: number | undefined;
  return effect(() => {
    const asked = match.asked.value;
    if (!asked) return;
    const { id } = asked.decision;
    const key = `ironhex.plan.${match.id}.${asked.seat}`;
    if (id !== last) {
      last = id;
      const { decision, plan } = read(key);
      if (decision === id && typeof plan === 'string') untracked(() => planning.restore(plan));
    }
    const plan = planning.save();
    if (plan === undefined) forget(key);
    else keep(key, JSON.stringify({ decision: id, plan } satisfies KeptPlan));
  });
};
