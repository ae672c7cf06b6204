import { setTimeout as sleep } from 'node:timers/promises';
import { openOf } from '../drivers/answers.ts';
import type { RoomClient } from '../drivers/room-client.ts';
import type { Field } from './field.ts';
import { openLong, sitDown } from './honest.ts';

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
const begin = async (url: string): Promise<readonly RoomClient[] | undefined> => {
  try {
    return await sitDown(url, await openLong(url), ['Mallory', 'Trent']);
  } catch {
    return undefined;
  }
};

/** In a match of its own one seat acts, and takes that back whenever the other one has thought about its answer. */
export const takesBack = async ({ watching: { url }, goesOn, meets }: Field): Promise<void> => {
  let players = await begin(url);
  while (!players && goesOn()) {
    meets('429');
    await sleep(THINKS);
    players = await begin(url);
  }
  if (!players) return;
  const [attacker, opponent] = players as [RoomClient, RoomClient];
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
