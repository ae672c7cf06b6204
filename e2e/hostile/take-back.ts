import { setTimeout as sleep } from 'node:timers/promises';
import { openOf } from '../drivers/answers.ts';
import { RoomClient } from '../drivers/room-client.ts';
import type { Field } from './attacks.ts';
import { openLong } from './honest.ts';

/** Milliseconds for which the opponent thinks about every question. */
const THINKS = 250;

/** What happens to the opponent: it has answered, and was not asked that any more. */
export const LOST = 'answer lost';

/** Does what the clock would do, if this seat is asked anything. */
const act = async (client: RoomClient): Promise<void> => {
  const [question] = openOf(client);
  if (question) await client.intend(client.ruleset.fallback(client.view, question), question.id);
};

/** Both players of a match of their own; undefined if somebody is refused, as after too many joins in a minute. */
const sitDown = async (url: string): Promise<readonly [RoomClient, RoomClient] | undefined> => {
  const sit = async (id: string, secret: string, name: string): Promise<RoomClient> => {
    const client = await RoomClient.join(url, id, { secret });
    await client.ask('sit', { name, salt: `salt of ${name}` });
    return client;
  };
  try {
    const { id, seats } = await openLong(url);
    return [await sit(id, seats[0]!.secret, 'Mallory'), await sit(id, seats[1]!.secret, 'Trent')];
  } catch {
    return undefined;
  }
};

/** In a match of its own one seat acts, and takes that back whenever the other one has thought about its answer. */
export const takesBack = async ({ watching: { url }, goesOn, meets }: Field): Promise<void> => {
  let players = await sitDown(url);
  while (!players && goesOn()) {
    meets('429');
    await sleep(THINKS);
    players = await sitDown(url);
  }
  if (!players) return;
  const [attacker, opponent] = players;
  while (goesOn()) {
    await act(attacker);
    const [question] = openOf(opponent);
    await sleep(THINKS);
    if (!question) continue;
    const answer = opponent.ruleset.fallback(opponent.view, question);
    const decision = attacker.own?.back ?? -1;
    const back = decision < 0 ? undefined : await attacker.ask('back', { decision });
    if (back && !back.ok) meets(back.refusal.code);
    const answered = await opponent.intend(answer, question.id);
    if (!answered.ok) meets(LOST);
  }
  await Promise.all([attacker.leave(), opponent.leave()]);
};
