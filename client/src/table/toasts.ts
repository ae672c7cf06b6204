import { isSeatEvent } from '@ironhex/shared/protocol';
import { effect } from '@preact/signals';
import { UI } from '../text/ui.ts';
import type { ClientMatch } from './match.ts';

interface Noted {
  readonly decision: number;
  readonly plan: string | undefined;
}

/** Takes the message of a refusal away, if one is shown: the player plans something else. */
export const forgetRefusal = ({ toast }: Pick<ClientMatch, 'toast'>): void => {
  if (toast.peek()?.tone === 'danger') toast.value = undefined;
};

/**
 * A refusal is about the plan as it stood: as soon as the player plans something else, its message goes, and covers
 * nothing any more. Returns how to stop.
 */
export const dropStaleRefusal = (
  match: Pick<ClientMatch, 'asked' | 'toast'>,
  planning: { save(): string | undefined },
) => {
  let last: Noted | undefined;
  return effect(() => {
    const decision = match.asked.value?.decision.id;
    const now = decision === undefined ? undefined : { decision, plan: planning.save() };
    const isOther = now?.decision === last?.decision && now?.plan !== last?.plan;
    last = now;
    if (isOther) forgetRefusal(match);
  });
};

/**
 * Tells the player that the clock has answered a question. It replaces a refusal on the screen, which was about that
 * question. Returns a function that stops it.
 */
export const tellTimeUp = (match: Pick<ClientMatch, 'witness' | 'toast'>): (() => void) =>
  match.witness((seen, { you }) => {
    if (isSeatEvent(seen) && seen.kind === 'seat-timed-out' && seen.seat === you)
      match.toast.value = { text: UI.timedOut.you, tone: 'plain' };
  });
