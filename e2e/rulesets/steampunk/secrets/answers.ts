import type { Intent, IntentOf, View } from '@ironhex/shared/steampunk';
import { answerAll, openOf } from '../../../drivers/answers.ts';
import type { RoomClient } from '../../../drivers/room-client.ts';
import { until } from '../../../drivers/until.ts';

export const COMMIT: Intent = { kind: 'commit' };

/** One unit's order as it is written. */
export const orderOf = (
  unit: string,
  movement: IntentOf<'order'>['order']['movement'],
  gunnery: readonly [string, string] = ['-', '-'],
  more: Partial<IntentOf<'order'>['order']> = {},
): Intent => ({
  kind: 'order',
  unit,
  order: {
    movement,
    gunnery: [...gunnery],
    brake: 0,
    priority: 0,
    endurance: { kill: 'always', stubborn: 'never', poison: 'never' },
    ...more,
  },
});

/** Both seats answer by default what they are asked, one after the other, until this is so. */
export const playOn = async (clients: readonly RoomClient[], end: () => boolean): Promise<void> => {
  while (!end()) {
    await until(() => end() || clients.some((client) => openOf(client).length > 0), 'somebody is asked, or it ends');
    for (const client of clients) if (!end()) await answerAll(client);
  }
};

/** Is the match over, as far as this client knows? */
export const isOver = (client: RoomClient) => (): boolean => (client.view as View).stage === 'over';
