import type { Intent, View } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import type { RoomClient } from '../../../drivers/room-client.ts';
import { until } from '../../../drivers/until.ts';

const askOf = (client: RoomClient, prompt: string) =>
  (client.view as View).own?.asks.find((each) => each.prompt === prompt);

/** Waits until a client is asked this. */
export const asked = (client: RoomClient, prompt: string): Promise<unknown> =>
  until(() => askOf(client, prompt), `${prompt} is asked`);

/** Answers a question of this kind, or tries to; what is not asked now is refused. */
export const answer = (client: RoomClient, prompt: string, intent: object): Promise<unknown> =>
  client.intend(intent, askOf(client, prompt)?.id ?? 999_999);

/** Tries these answers one after the other. */
export const answerWith = async (client: RoomClient, prompt: string, ...intents: readonly object[]): Promise<void> => {
  for (const intent of intents) await answer(client, prompt, intent);
};

/** Answers what is asked of a client now as the clock would. */
export const answerByDefault = async (client: RoomClient): Promise<void> => {
  const view = client.view as View;
  const decision = grimdark.awaited(view).find(({ seat, committed }) => seat === view.viewer && !committed);
  if (!decision) throw new Error(`${view.viewer} is asked nothing`);
  await client.intend(grimdark.fallback(view, decision as never) as Intent, decision.id!);
};
