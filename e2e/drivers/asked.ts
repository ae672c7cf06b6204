import { decisionsOf } from '@ironhex/shared/match';
import type { View } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import type { RoomClient } from './room-client.ts';

/** What the match waits for from this seat, as far as its client knows: in the view and in the state alike. */
export const askedOf = (client: RoomClient, seat: string) => {
  const decision = client.decisionOf(seat);
  if (!decision) return undefined;
  const { view } = client;
  const [asked] = 'moment' in view ? decisionsOf(warfare3025, view as View, seat) : [];
  return asked?.id === decision.id ? asked : undefined;
};
