import type { Intent, IntentOf, View } from '@ironhex/shared/steampunk';
import { steampunk } from '@ironhex/shared/steampunk/ruleset';
import type { RoomClient } from '../../../drivers/room-client.ts';
import { until } from '../../../drivers/until.ts';

const viewOf = (client: RoomClient) => client.view as View;

/** The decisions of a seat that it has not committed yet. */
const openOf = (client: RoomClient) => {
  const { own, viewer } = viewOf(client);
  const decisions = steampunk.awaited(viewOf(client));
  return own === null ? [] : decisions.filter(({ seat, committed }) => seat === viewer && !committed);
};

/** Waits until a client is asked one of these. */
export const asked = (client: RoomClient, ...prompts: readonly string[]): Promise<unknown> =>
  until(() => openOf(client).some(({ kind }) => prompts.includes(kind!)), `${prompts.join(' or ')} is asked`);

/** Answers one question of this kind; what is not asked now is refused. */
export const answer = (client: RoomClient, prompt: string, intent: Intent): Promise<unknown> => {
  const ask = viewOf(client).own?.asks.find((each) => each.prompt === prompt);
  return client.intend(intent, ask?.id ?? 999_999);
};

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

/** Gives several answers to one question, one after the other. */
export const answerWith = async (client: RoomClient, prompt: string, ...intents: readonly Intent[]): Promise<void> => {
  for (const intent of intents) await answer(client, prompt, intent);
};

/** Answers everything that is asked of a client now as the clock would. */
export const answerAll = async (client: RoomClient): Promise<void> => {
  for (const decision of openOf(client)) {
    const intent = steampunk.fallback(viewOf(client), decision as Parameters<typeof steampunk.fallback>[1]);
    await client.intend(intent, decision.id!);
  }
};

/** Both seats answer by default what they are asked, one after the other, until this is so. */
export const playOn = async (clients: readonly RoomClient[], end: () => boolean): Promise<void> => {
  while (!end()) {
    await until(() => end() || clients.some((client) => openOf(client).length > 0), 'somebody is asked, or it ends');
    for (const client of clients) if (!end()) await answerAll(client);
  }
};

/** Is the match over, as far as this client knows? */
export const isOver = (client: RoomClient) => (): boolean => viewOf(client).stage === 'over';
