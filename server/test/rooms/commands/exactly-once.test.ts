import { choicesOf, type MatchRecord } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import { expect, test } from 'vitest';
import { example } from '../../example.ts';
import { must, play, type RoomClient, sameFor, turnOf, useApp, viewOf } from '../../kit.ts';
import { below } from '../../table-kit.ts';

const app = useApp();

/** An intent as it goes over the wire. */
interface Sent {
  readonly seq: number;
  readonly decision: number;
  readonly intent: object;
}

/** The same things in another order. */
const shuffled = <T>(things: readonly T[], chance: (n: number) => number): T[] => {
  const rest = [...things];
  return things.map(() => rest.splice(chance(rest.length), 1)[0]!);
};

test.each([1, 2, 3])(
  'intents that come many times, late and in any order are done once, and answered alike (seed %i)',
  async (seed) => {
    const chance = below(seed);
    const at = await play(app.url);
    const sent = new Map<RoomClient, Sent[]>([
      [at.blue, []],
      [at.orange, []],
    ]);
    const done: { readonly seat: string; readonly intent: object }[] = [];
    for (let turn = 0; turn < 25 && at.spectator.state.status === 'playing'; turn++) {
      const { asked, seat, decision } = turnOf(at);
      const before = sent.get(asked)!;
      const intent = choicesOf(example, viewOf(asked), seat).sample(chance)!;
      const fresh: Sent = { seq: before.length + 1, decision: decision.id, intent };
      const old = shuffled(before, chance).slice(0, 5);
      const answers = new Map<Sent, Answer[]>();
      const send = async (command: Sent): Promise<void> => {
        const answer = await asked.ask('intent', command);
        answers.set(command, [...(answers.get(command) ?? []), answer]);
      };
      await Promise.all(shuffled([fresh, fresh, fresh, ...old], chance).map(send));
      for (const [command, given] of answers) {
        expect(given.every((answer) => answer.ok)).toBe(true);
        if (command === fresh) expect(given).toHaveLength(3);
      }
      before.push(fresh);
      done.push({ seat, intent });
      await sameFor(at.everybody, asked);
    }
    if (at.spectator.state.status === 'playing') must(await at.blue.intend({ kind: 'concede' }));
    const record = (await (await fetch(`${app.url}/api/matches/${at.match.id}/record`)).json()) as MatchRecord;
    const kept = record.intents.flatMap((done) => ('seat' in done ? [{ seat: done.seat, intent: done.intent }] : []));
    expect(kept.slice(0, done.length)).toEqual(done);
    expect(kept.length - done.length).toBeLessThanOrEqual(1);
  },
);
