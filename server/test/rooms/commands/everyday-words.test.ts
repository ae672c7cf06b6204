import { choicesOf } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import { example } from '../../example.ts';
import {
  codeOf,
  forceOf,
  gather,
  must,
  open,
  play,
  post,
  REQUEST,
  RoomClient,
  turnOf,
  until,
  useApp,
  viewOf,
} from '../../kit.ts';
import { below } from '../../table-kit.ts';

const app = useApp();

/** Words that every object has: whoever looks them up in a plain object finds something. */
const WORDS = [
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
  'propertyIsEnumerable',
  '__defineGetter__',
  '__lookupGetter__',
  'prototype',
  'length',
  'name',
];

describe.each(WORDS)('"%s" is a name like any other that nothing has', (word) => {
  test('as a match', async () => {
    for (const address of [`/api/matches/${word}`, `/api/matches/${word}/record`])
      expect((await fetch(app.url + address)).status).toBe(404);
    await expect(RoomClient.join(app.url, word)).rejects.toThrow();
  });

  test('as a ruleset and as a board', async () => {
    for (const request of [{ ruleset: word }, { board: { stock: word } }])
      expect((await post(app.url, JSON.stringify({ ...REQUEST, ...request }))).status).toBe(400);
  });

  test('as a seat, a unit, a weapon or a component', async () => {
    const at = await play(app.url);
    const { asked, decision, seat } = turnOf(at);
    const own = viewOf(asked).units.find((unit) => unit.seat === seat)!.id;
    const answers = [
      await at.blue.ask('reissue', { seat: word, secret: 'x'.repeat(32) }),
      await at.blue.ask('withdraw', { seat: word }),
      await asked.intend({ kind: 'wait', unit: word } as never, decision.id),
      await asked.intend({ kind: 'act', unit: own, attack: { weapon: word, target: 'o1' } } as never, decision.id),
      await asked.intend({ kind: 'act', unit: own, attack: { weapon: 'x', target: word } } as never, decision.id),
      await asked.intend({ kind: 'pick', component: word } as never, decision.id),
      await asked.intend({ kind: word } as never, decision.id),
      await at.blue.ask('policy', { policy: { match: { answer: word } } }),
      await at.blue.ask('policy', { policy: { match: { answer: 'pass' }, units: { [word]: { answer: 'pass' } } } }),
    ];
    for (const answer of answers) expect(['done', 'server-fault']).not.toContain(codeOf(answer));
    must(await asked.intend(decision.default, decision.id));
  });
});

test('a unit and a weapon that are called "constructor" play like any other', async () => {
  const [first, ...others] = forceOf('b', 'GRF-1N', 'LCT-1V');
  const [gun, ...guns] = first!.card.weapons;
  const card = { ...first!.card, weapons: [{ ...gun!, id: 'constructor' }, ...guns] };
  const at = await gather(app.url, { forces: [[{ id: 'constructor', card }, ...others], REQUEST.forces[1]!] });
  must(await at.blue.ask('sit', { name: 'constructor', salt: at.salts[0] }));
  must(await at.orange.ask('sit', { name: '__proto__', salt: at.salts[1] }));
  must(
    await at.blue.ask('policy', { policy: { match: { answer: 'ask' }, units: { constructor: { answer: 'pass' } } } }),
  );
  const chance = below(9);
  await until(() => at.everybody.every(({ seen }) => seen.length > 0), 'the match has begun');
  for (let asked = turnOf(at); at.spectator.state.status === 'playing'; asked = turnOf(at)) {
    const { decision, seat } = asked;
    if (!decision) break;
    const intent = choicesOf(example, viewOf(asked.asked), seat).sample(chance)!;
    must(await asked.asked.intend(intent, decision.id));
    await until(() => {
      const next = turnOf(at);
      const asked = next.decision && (next.seat !== seat || next.decision.id > decision.id);
      return asked || at.spectator.state.status === 'over';
    }, 'the next one is asked');
  }
  expect(at.spectator.state.status).toBe('over');
  expect(viewOf(at.spectator).units.map(({ id }) => id)).toContain('constructor');
  const record = await (await fetch(`${app.url}/api/matches/${at.match.id}/record`)).json();
  expect(record).toMatchObject({ seats: [{ name: 'constructor' }, { name: '__proto__' }] });
  expect((await open(app.url)).id).toMatch(/^[2-9a-z]{14}$/);
});
