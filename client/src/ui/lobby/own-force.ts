import type { SeatId, SeatPlan } from '@ironhex/shared/match';
import type { Fault } from '@ironhex/shared/protocol';
import { useCallback, useState } from 'preact/hooks';
import type { GameHome } from '../../rulesets/home.ts';
import { gameOf } from '../../rulesets/index.ts';
import type { ClientMatch } from '../../table/match.ts';
import { useLoaded } from '../common/loaded.ts';

/** The game's own form for the force of a seat, and its current value. */
interface ForceDraft {
  readonly home: GameHome;
  readonly seat: SeatPlan;
  readonly options: object;
  readonly form: unknown;
  readonly change: (form: unknown) => void;
  readonly faults: readonly Fault[];
}

/** The force that a player brings when sitting down. */
export interface OwnForce {
  readonly state: 'none' | 'loading' | 'failed' | 'ready';
  /** The form; undefined while there is none. */
  readonly draft: ForceDraft | undefined;
  /** Whether the force can be brought. Shows its faults if not. */
  ready(): boolean;
  /** What is sent; undefined if nothing is brought. */
  value(): object | undefined;
}

const NONE: OwnForce = { state: 'none', draft: undefined, ready: () => true, value: () => undefined };

/**
 * What our player brings on sitting down: nothing, or a force that is put together in the game's own form. `taken` is a
 * free seat to which we have no link.
 */
export const useOwnForce = (match: ClientMatch, taken?: SeatId): OwnForce => {
  const options = taken === undefined ? match.bringsUnder.value : match.facts.value?.settings?.options;
  const ruleset = match.ruleset.value;
  const seatId = taken ?? match.seat.value;
  const brings = options !== undefined && ruleset !== undefined;
  // Most players bring nothing: then nothing is loaded.
  const load = useCallback(async () => (brings ? await gameOf(ruleset)?.home() : undefined), [brings, ruleset]);
  const loaded = useLoaded(load);
  const [form, setForm] = useState<{ readonly value: unknown }>();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  if (!options) return NONE;
  const home = loaded.state === 'ready' ? loaded.value : undefined;
  const seat = home?.seats(options).find(({ id }) => id === seatId);
  if (!home || !seat) {
    const state = loaded.state === 'loading' ? 'loading' : 'failed';
    return { state, draft: undefined, ready: () => false, value: () => undefined };
  }
  if (taken !== undefined && seat.brings !== 'player') return NONE;
  const current = form ? form.value : home.force.first(seat, options);
  return {
    state: 'ready',
    draft: {
      home,
      seat,
      options,
      form: current,
      change: (value) => {
        setForm({ value });
        setFaults([]);
      },
      faults,
    },
    ready: () => {
      const found = home.force.check(current, seat, options);
      setFaults(found);
      return found.length === 0;
    },
    value: () => home.force.value(current, seat),
  };
};
