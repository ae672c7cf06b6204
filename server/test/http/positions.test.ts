import { readFileSync } from 'node:fs';
import { foldRecord, readRecordText, verifyRecord } from '@ironhex/shared/match';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, test } from 'vitest';
import { askedOf, begin, faultsOf, gatherAt, must, post, RoomClient, until, useApp, viewOf } from '../kit.ts';

const app = useApp();
const docs = (name: string) => JSON.parse(readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8'));
const file = docs('example.position.json');

const asking = (request: object) => post(app.url, JSON.stringify({ clocks: 'none', ...request }));

/** The file with its own part, or other fields, changed. */
const changed = (change: object, fields: object = {}) => ({
  position: { ...file, ...fields, position: { ...file.position, ...change } },
});

test('a match begins from a position, is taken up again, and ends in a record that folds', async () => {
  const created = await asking({ name: 'A puzzle', position: file });
  expect(created.status).toBe(201);
  const at = await gatherAt(app.url, (await created.json()) as CreatedMatch);
  expect(at.blue.state.name).toBe('A puzzle');
  expect(viewOf(at.spectator).units).toMatchObject([
    { id: 'b1', at: '0509' },
    { id: 'o1', at: '0503', ticks: 4 },
  ]);
  await begin(at);
  await until(() => askedOf(at.blue, 'blue'), 'Blue is asked');
  must(await at.blue.intend({ kind: 'act', unit: 'b1', move: { path: ['0508'], facing: 0 } }));

  await app.restart();
  const [blue] = at.match.seats;
  const back = await RoomClient.join(app.url, at.match.id, { secret: blue!.secret });
  await until(() => back.own, 'the match is there again');
  expect(viewOf(back)).toMatchObject({ action: { unit: 'b1' }, moment: { kind: 'interrupt' } });
  must(await back.intend({ kind: 'concede' }));

  const text = await (await fetch(`${app.url}/api/matches/${at.match.id}/record`)).text();
  const record = readRecordText(text, RULESETS);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  expect(record.value.position).toMatchObject({ units: [{ id: 'b1', at: '0509' }, { id: 'o1' }] });
  const folded = foldRecord(record.value, RULESETS);
  expect(folded.ok && verifyRecord(record.value, folded.value)).toEqual([]);
});

test('a rematch begins from the same position', async () => {
  const at = await gatherAt(app.url, (await (await asking({ position: file })).json()) as CreatedMatch);
  await begin(at);
  await until(() => askedOf(at.blue, 'blue'), 'Blue is asked');
  must(await at.blue.intend({ kind: 'act', unit: 'b1', move: { path: ['0508'], facing: 0 } }));
  must(await at.orange.intend({ kind: 'concede' }));
  for (const player of [at.blue, at.orange]) must(await player.ask('rematch', { wanted: true }));
  await until(() => at.spectator.invitations.length === 1, 'everybody is invited');
  const again = await RoomClient.join(app.url, at.spectator.invitations[0]!.id, {});
  await until(() => again.own, 'the rematch is there');
  expect(viewOf(again)).toMatchObject({ action: null, units: [{ id: 'b1', at: '0509' }, { id: 'o1' }] });
});

describe('a position of several players a side', () => {
  const seats = (...ids: readonly string[]) => ids.map((id) => ({ id, side: id.startsWith('blue') ? 0 : 1 }));
  const [blue, orange] = file.position.units;
  const more = { ...orange, id: 'o2-1', seat: 'orange-2', at: '0502' };
  const of = (ids: readonly string[]) =>
    changed({ units: [blue, orange, more], decision: undefined }, { options: { players: 2 }, seats: seats(...ids) });

  test.each([[['blue', 'orange', 'orange-2']], [['blue', 'blue-2', 'orange', 'orange-2']]])(
    'is played by %o, whoever its match was played without',
    async (ids) => {
      const created = await asking(of(ids));
      expect(created.status).toBe(201);
      expect(((await created.json()) as CreatedMatch).seats.map(({ id }) => id)).toEqual(ids);
    },
  );

  test.each([[['blue', 'orange-2']], [['blue', 'orange', 'orange-2', 'orange-3']]])(
    'is not played by %o',
    async (ids) => {
      const { options, ...rest } = of(ids).position;
      const units = ids.map((seat, i) => ({ ...more, id: `u${i}`, seat, at: `050${i + 1}` }));
      const faults = await faultsOf(await asking({ position: { ...rest, options, position: { units } } }));
      expect(faults.map(({ at }) => at)).toEqual(['position.seats']);
    },
  );
});

test.each([
  [
    'a fault of the rules',
    changed({ units: [{ ...file.position.units[0], at: '9901' }] }),
    'position.position.units.0.at',
  ],
  ['a fault of the form', changed({ weather: 'rain' }), 'position.position.weather'],
  ['a fault on the board', changed({}, { board: { ...file.board, width: 1 } }), 'position.board.width'],
  ['a record instead of a position', { position: { ...file, format: 'ironhex.match/1' } }, 'position.format'],
  ['no file', { position: 'b1 at 0509' }, 'position'],
  ['forces beside it', { position: file, forces: [] }, 'forces'],
  ['seats that are not there', changed({}, { seats: [...file.seats].reverse() }), 'position.seats'],
  ['a match that is over', changed({ outcome: { score: [0, 0], rule: 'W-15', reason: 'Over.' } }), 'position.position'],
])('a position with %s is refused, with its place', async (_what, request, at) => {
  const response = await asking(request);
  expect({ status: response.status, at: (await faultsOf(response)).map((fault) => fault.at) }).toEqual({
    status: 400,
    at: [at],
  });
});

test('a long position is read in the workshop', async () => {
  const hexes = Object.fromEntries(
    Array.from({ length: 800 }, (_, n) => [
      `${String(10 + (n % 20)).padStart(2, '0')}${String(20 + Math.floor(n / 20)).padStart(2, '0')}`,
      { level: 1, features: {} },
    ]),
  );
  const board = { ...file.board, width: 40, height: 60, hexes };
  expect((await asking(changed({}, { board }))).status).toBe(201);
});
