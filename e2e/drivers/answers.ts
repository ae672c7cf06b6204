import { type Decision, decisionsOf } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import type { RoomClient } from './room-client.ts';
import { until } from './until.ts';

/** What the view of a client's seat asks of it, answered or not; nothing of somebody who watches. */
const decisionsOn = (client: RoomClient): readonly Decision[] => {
  const { view } = client;
  const { viewer } = view as { readonly viewer?: string };
  return viewer === undefined ? [] : decisionsOf(client.ruleset, view, viewer);
};

/** What a client's seat is asked and has not committed yet. */
export const openOf = (client: RoomClient): readonly Decision[] =>
  decisionsOn(client).filter(({ committed }) => !committed);

/** Waits until a client is asked one of these. */
export const asked = (client: RoomClient, ...kinds: readonly string[]): Promise<unknown> =>
  until(() => openOf(client).some(({ kind }) => kinds.includes(kind)), `${kinds.join(' or ')} is asked`);

/** Answers one question of this kind, or tries to; what is not asked now is refused. */
export const answer = (client: RoomClient, kind: string, intent: object): Promise<Answer> =>
  client.intend(intent, decisionsOn(client).find((each) => each.kind === kind)?.id ?? 999_999);

/** Tries these answers to one question, one after the other. */
export const answerWith = async (client: RoomClient, kind: string, ...intents: readonly object[]): Promise<void> => {
  for (const intent of intents) await answer(client, kind, intent);
};

/** Answers everything that is asked of a client now as the clock would. */
export const answerAll = async (client: RoomClient): Promise<void> => {
  for (const decision of openOf(client))
    await client.intend(client.ruleset.fallback(client.view, decision), decision.id);
};
