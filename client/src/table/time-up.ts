import { isSeatEvent } from '@ironhex/shared/protocol';
import { UI } from '../text/ui.ts';
import type { ClientMatch } from './match.ts';

/** Tells a player whose question the clock has answered. A refusal that stands there was about that. Returns how to stop. */
export const tellTimeUp = (match: Pick<ClientMatch, 'witness' | 'toast'>): (() => void) =>
  match.witness((seen, { you }) => {
    if (isSeatEvent(seen) && seen.kind === 'seat-timed-out' && seen.seat === you)
      match.toast.value = { text: UI.timedOut.you, tone: 'plain' };
  });
