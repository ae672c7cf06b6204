import { CLOCKS, type SteampunkTypes } from '@ironhex/shared/steampunk';
import type { GameWords } from '../../types.ts';
import { credits } from '../map/credits.ts';

/** What Steampunk Fantasy says outside of its own panels. */
export const steampunkWords: GameWords<SteampunkTypes> = {
  ask: (_view, { kind }) => ({ title: CLOCKS[kind]?.name ?? kind, detail: '', timeout: '' }),
  awaited: (_view, { seat, kind }, names) =>
    seat === null
      ? 'Somebody may be asked about hidden units.'
      : `${names(seat)}: ${(kind && CLOCKS[kind]?.name) ?? 'chooses'}.`,
  outcome: ({ reason }) => reason,
  firstMatch: [],
  keys: [],
  credits,
};
