import type { View } from '../../../shared/test/rulesets/sealed-orders/index.ts';
import type { RoomClient } from '../../drivers/room-client.ts';
import { until } from '../../drivers/until.ts';

/** What a player does, by a client without a page. */
export const order = (client: RoomClient, unit: string, to: string) => client.intend({ kind: 'order', unit, to });
export const commit = (client: RoomClient) => client.intend({ kind: 'commit' });
export const flare = (client: RoomClient, at: string) => client.intend({ kind: 'flare', at });

/** Waits until this client knows that a phase of a round has begun. */
export const reached = (client: RoomClient, round: number, phase: View['phase']): Promise<unknown> =>
  until(() => {
    const view = client.view as View;
    return view.round === round && view.phase === phase;
  }, `round ${round}, ${phase}`);
