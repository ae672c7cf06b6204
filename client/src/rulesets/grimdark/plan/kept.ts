import { type Intent, type IntentOf, IntentSchema } from '@ironhex/shared/grimdark';

/** An answer of one of these kinds that the browser has kept; undefined: it is damaged, or of another kind. */
export const keptAnswer = <K extends Intent['kind']>(plan: string, ...kinds: readonly K[]): IntentOf<K> | undefined => {
  try {
    const { success, data } = IntentSchema.safeParse(JSON.parse(plan));
    return success && (kinds as readonly string[]).includes(data.kind) ? (data as IntentOf<K>) : undefined;
  } catch {
    return undefined;
  }
};
