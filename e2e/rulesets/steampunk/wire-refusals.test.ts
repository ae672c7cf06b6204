import type { View } from '@ironhex/shared/steampunk';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, answerAll, asked } from '../../drivers/answers.ts';
import {
  expectRefused,
  expectUnnoticed,
  faultsOf,
  knownAt,
  type RefusedRow,
  sitDown,
  type Table,
} from '../../drivers/refusals.ts';
import { useTestApp } from '../../drivers/test-app.ts';
import { until } from '../../drivers/until.ts';
import { army, REQUESTS } from './requests.ts';
import { requestOf } from './scenes.ts';

const app = useTestApp();

let table: Table;

/** A table at a match in this state; the first player is asked this. */
const sitAt = async (scene: string, prompt: string): Promise<void> => {
  table = await sitDown(app.url, requestOf(scene));
  await asked(table.first, prompt);
};

const STAND = [['360'], ['360'], ['360']];
const order = (unit: unknown, movement: unknown = STAND, gunnery: unknown = ['-', '-'], more: object = {}) => ({
  kind: 'order',
  unit,
  order: { movement, gunnery, ...more },
});

describe('orders', () => {
  beforeAll(() => sitAt('planning', 'plan'));

  test.concurrent.each<RefusedRow>([
    ['two steps instead of three', order('b2', [['-'], ['-']]), 'malformed', 'ORD-3'],
    ['an empty step', order('b2', [['-'], [], ['-']]), 'malformed', 'ORD-3'],
    ['no gunnery', { kind: 'order', unit: 'b2', order: { movement: STAND } }, 'malformed', 'ORD-3'],
    ['no order at all', { kind: 'order', unit: 'b2' }, 'malformed', 'ORD-3'],
    ['a brake after a fourth step', order('b2', STAND, ['-', '-'], { brake: 3 }), 'malformed', 'ORD-3'],
    ['a field that there is not', order('b2', STAND, ['-', '-'], { teleport: '0101' }), 'malformed', 'ORD-3'],
    ['a unit that is none', order(7), 'malformed', 'P5'],
    ['a commitment with more in it', { kind: 'commit', unit: 'b2' }, 'malformed', 'P5'],
    ['an option that is none', { kind: 'choose' }, 'malformed', 'P5'],
    ['a kind that there is not', { kind: 'teleport', unit: 'b2', at: '0101' }, 'malformed', 'P5'],
    ['a movement order that it does not have', order('b2', [['F'], ['F'], ['F']]), 'no-such-order', 'ORD-1'],
    ['a gunnery order that it does not have', order('b2', STAND, ['Fire', 'Fire']), 'no-such-order', 'ORD-1'],
    ['a brake that it does not have', order('b2', STAND, ['-', '-'], { brake: 1 }), 'no-brake', 'ORD-1'],
    ["an enemy's unit", order('o2'), 'no-unit', 'ORD-1'],
    ['a unit that there is not', order('b99'), 'no-unit', 'ORD-1'],
    ['a name that every object has', order('constructor'), 'no-unit', 'ORD-1'],
    ['an option', { kind: 'choose', option: 'yes' }, 'wrong-answer', 'P5'],
    ['targets instead of orders', { kind: 'shoot', unit: 'b2', shots: [] }, 'wrong-answer', 'P5'],
    ['a place instead of orders', { kind: 'place', unit: 'b2', at: '0101' }, 'wrong-answer', 'P5'],
  ])('%s', async (_, intent, code, rule) => {
    await expectRefused(table, () => answer(table.first, 'plan', intent as never), code, rule);
  });
});

describe('orders at the wrong time', () => {
  beforeEach(() => sitAt('planning', 'plan'));

  test('are taken once if the message comes twice, and committed once', async () => {
    const { id } = (table.first.view as View).own!.asks[0]!;
    const command = { seq: (table.first.own?.seq ?? 0) + 1, decision: id, intent: { kind: 'commit' } };
    expect(await table.first.ask('intent', command)).toEqual({ ok: true });
    await expectUnnoticed(table, () => table.first.ask('intent', command), { ok: true });
    await expectRefused(
      table,
      () => table.first.ask('intent', { ...command, seq: command.seq + 1 }),
      'committed',
      'P5',
    );
  });

  test('are too late when the turn has gone on', async () => {
    const { id } = (table.first.view as View).own!.asks[0]!;
    await answerAll(table.first);
    await answerAll(table.second);
    await until(() => (table.first.view as View).step > 2, 'the turn has gone on');
    await expectRefused(table, () => table.first.intend(order('b2'), id), 'stale-decision', 'CLK-1');
  });

  test('are not given for somebody else, nor by somebody who watches', async () => {
    await expectRefused(table, () => table.first.intend(order('b2'), 999_999), 'stale-decision', 'CLK-1');
    const before = knownAt(table);
    const { id } = (table.first.view as View).own!.asks[0]!;
    expect(await table.spectator.intend(order('b2'), id)).toMatchObject({ ok: false, refusal: { code: 'spectator' } });
    expect(knownAt(table)).toEqual(before);
  });
});

describe('places', () => {
  beforeAll(() => sitAt('deploying', 'deploy'));

  test.concurrent.each<RefusedRow>([
    ['a hex that is not four digits', { kind: 'place', unit: 'b1', at: 'D5' }, 'malformed', 'H-1.3'],
    ['a facing that a hex does not have', { kind: 'place', unit: 'b1', at: '0408', facing: 6 }, 'malformed', 'MAP-3'],
    ["the enemy's side of the board", { kind: 'place', unit: 'b1', at: '0401' }, 'outside-area', 'SET-3'],
    ['a hex outside of the board', { kind: 'place', unit: 'b1', at: '0999' }, 'outside-area', 'SET-3'],
    ['a speed that there is not', { kind: 'place', unit: 'b1', at: '0408', speed: 'warp' }, 'malformed', 'SET-3'],
    ['no hex', { kind: 'place', unit: 'b1' }, 'malformed', 'H-1.3'],
    [
      'a speed that it cannot start at',
      { kind: 'place', unit: 'b1', at: '0408', speed: 'fast_fly' },
      'no-such-speed',
      'SET-3',
    ],
    ["an enemy's unit", { kind: 'place', unit: 'o1', at: '0408' }, 'not-yours', 'SET-4'],
    ['orders instead of a place', order('b1'), 'wrong-answer', 'P4'],
  ])('%s', async (_, intent, code, rule) => {
    await expectRefused(table, () => answer(table.first, 'deploy', intent as never), code, rule);
  });
});

describe('ground', () => {
  beforeAll(() => sitAt('design', 'terrain'));

  const design = (hexes: object) => ({ kind: 'design', hexes });

  test.concurrent.each<RefusedRow>([
    ["a hex of the enemy's side", design({ '0401': { terrain: 'hill' } }), 'outside-side', 'SET-1'],
    ["a hex of no man's land", design({ '0405': { terrain: 'hill' } }), 'outside-side', 'SET-1'],
    ['a hex outside of the board', design({ '9999': { terrain: 'hill' } }), 'outside-side', 'SET-1'],
    ['a hex that is none', design({ D8: { terrain: 'hill' } }), 'malformed', 'H-1.3'],
    ['terrain that is none', design({ '0408': { terrain: 7 } }), 'malformed', 'SET-1'],
    ['terrain that there is not', design({ '0408': { terrain: 'volcano' } }), 'no-such-terrain', 'SET-1'],
    ['a preset that there is not', { kind: 'design', preset: 'maze' }, 'no-such-preset', 'SET-1'],
    [
      'a wall that keeps tanks out',
      design(
        Object.fromEntries(
          Array.from({ length: 21 }, (_, n) => [`0${1 + (n % 7)}0${7 + Math.floor(n / 7)}`, { terrain: 'mountain' }]),
        ),
      ),
      'too-closed',
      'SET-1',
    ],
  ])('%s', async (_, intent, code, rule) => {
    await expectRefused(table, () => answer(table.first, 'terrain', intent as never), code, rule);
  });
});

describe('armies', () => {
  beforeAll(() => sitAt('army', 'army'));

  const units = (...units: readonly object[]) => ({ kind: 'army', army: { race: 'elf', units } });

  test.concurrent.each<RefusedRow>([
    ['over the budget', units({ unit: 'elf.e34' }, { unit: 'elf.e34' }), 'over-budget', 'ARM-1'],
    ['of another race', { kind: 'army', army: army('ork-c') }, 'wrong-race', 'ARM-2'],
    ['with a unit of another race', units({ unit: 'ork.grunt' }), 'wrong-race', 'ARM-2'],
    ['with a unit that there is not', units({ unit: 'elf.dragon' }), 'unknown-unit', 'ARM-2'],
    ['with nobody in it', units(), 'malformed', 'ARM-2'],
    [
      'with an upgrade that there is not',
      units({ unit: 'elf.elf_archer', equipment: ['elf.death_ray'] }),
      'unknown-equipment',
      'ARM-4',
    ],
    [
      'with a replacement that there is not',
      units({ unit: 'elf.elf_archer', replace: { 'elf.elite_elf_infantry': 1 } }),
      'no-replacement',
      'ARM-3',
    ],
    [
      'with more replacements than models',
      units({ unit: 'elf.elf_infantry', replace: { 'elf.elite_elf_infantry': 9 } }),
      'too-many-replaced',
      'ARM-3',
    ],
    ['with half a model', units({ unit: 'elf.e34', modelEquipment: { 'elf.optics': 0.5 } }), 'malformed', 'ARM-4'],
    ['without a race', { kind: 'army', army: { units: [] } }, 'malformed', 'ARM-2'],
  ])('%s', async (_, intent, code, rule) => {
    await expectRefused(table, () => answer(table.first, 'army', intent as never), code, rule);
  });
});

describe('targets', () => {
  beforeAll(() => sitAt('targets', 'shoot'));

  const shoot = (unit: string, ...shots: readonly object[]) => ({ kind: 'shoot', unit, shots });

  test.concurrent.each<RefusedRow>([
    ['an own unit', shoot('b4', { weapon: 'elf.elf_bow', target: 'b1' }), 'own-unit', 'GUN-4'],
    ['a unit that there is not', shoot('b4', { weapon: 'elf.elf_bow', target: 'o99' }), 'no-target', 'GUN-4'],
    ['a hex with a bow', shoot('b4', { weapon: 'elf.elf_bow', hex: '0403' }), 'wrong-mode', 'GUN-8'],
    ['a weapon that it has not', shoot('b4', { weapon: 'elf.rifle', target: 'o1' }), 'no-weapon', 'GUN-4'],
    ['a model that it has not', shoot('b4', { weapon: 'elf.elf_bow', target: 'o1', models: [7] }), 'no-model', 'GUN-4'],
    ['a target that is none', shoot('b4', { weapon: 'elf.elf_bow', target: 1 }), 'malformed', 'GUN-4'],
    ['a hex that is none', shoot('b4', { weapon: 'elf.elf_bow', hex: 'C4' }), 'malformed', 'H-1.3'],
    ['no list of shots', { kind: 'shoot', unit: 'b4', shots: 'o1' }, 'malformed', 'GUN-4'],
    ['a way to fire that there is not', { ...shoot('b4'), use: 'twice' }, 'malformed', 'P26'],
    ["an enemy's unit that fires", shoot('o2', { weapon: 'ork.ork_pistol', target: 'b1' }), 'not-yours', 'GUN-4'],
  ])('%s', async (_, intent, code, rule) => {
    await expectRefused(table, () => answer(table.first, 'shoot', intent as never), code, rule);
  });
});

describe('a match that is asked for', () => {
  test.each([
    [
      'an army over its budget',
      { forces: [army('elf-a'), army('ork-c')] },
      /forces\.0: In the army of blue.+\(ARM-1\)/,
    ],
    [
      'an upgrade that there is not',
      { forces: [{ race: 'elf', units: [{ unit: 'elf.e34', equipment: ['elf.death_ray'] }] }, army('ork-c')] },
      /forces\.0: In the army of blue.+\(ARM-4\)/,
    ],
    ['no turn at all', { options: { victory: { kind: 'timed', turns: 0 } } }, /options\.victory\.turns: .+\./],
  ])('%s', async (_, change, said) => {
    const [first] = await faultsOf(app.url, { ...REQUESTS.duel, ...change });
    expect(first).toMatch(said);
  });
});
