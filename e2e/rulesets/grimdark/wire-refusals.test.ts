import type { View } from '@ironhex/shared/grimdark';
import type { CreateFromPosition } from '@ironhex/shared/protocol';
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
import { begin } from './position.ts';
import { REQUESTS } from './requests.ts';

const app = useTestApp();

let table: Table;

/** A table at which the first player is asked this. */
const sitAt = async (request: CreateFromPosition, prompt: string): Promise<void> => {
  table = await sitDown(app.url, request);
  await asked(table.first, prompt);
};

/** All these answers to a prompt are refused. */
const refuses = (prompt: string, request: () => CreateFromPosition, rows: readonly RefusedRow[]): void => {
  describe(prompt, () => {
    beforeAll(() => sitAt(request(), prompt));
    test.concurrent.each<RefusedRow>(rows)('%s', async (_, intent, code, rule) => {
      await expectRefused(table, () => answer(table.first, prompt, intent), code, rule);
    });
  });
};

/** Settlers in the north, beasts in the south, around the belfry. */
const UNITS = [
  { id: 'a1', profile: 'fc-cantor', at: '1713', tokens: [2] },
  { id: 'a2', profile: 'hl-veterans', at: '1812' },
  { id: 'a3', profile: 'fc-lattice-node', at: '2112' },
  { id: 'a4', profile: 'hl-militia', at: '1412', activated: true },
  { id: 'a5', profile: 'hl-crawler', at: '2413' },
  { id: 'a6', profile: 'hl-rampart', at: '1911', spent: ['hl-rockets'] },
  { id: 'a7', profile: 'tb-burrowers', at: null },
  { id: 'a8', profile: 'hl-line', at: '1712', shaken: true },
  { id: 'b1', profile: 'tb-spitters', at: '1816' },
  { id: 'b2', profile: 'tb-wings', at: '1424' },
  { id: 'b3', profile: 'tb-ravager', at: '1028' },
  { id: 'b4', profile: 'tb-skitters', at: '2017' },
  { id: 'b5', profile: 'tb-burrowers', at: null },
];
const BATTLE = { round: 2, next: 'a', units: UNITS };
const battle = (active?: object, options: object = {}) => begin({ ...BATTLE, ...(active && { active }) }, { options });

const WAITING = [
  { id: 'a1', profile: 'hl-marshal' },
  { id: 'a2', profile: 'hl-veterans' },
  { id: 'a3', profile: 'hl-crawler' },
  { id: 'a4', profile: 'tb-burrowers' },
  { id: 'a5', profile: 'hl-militia' },
  { id: 'a6', profile: 'hl-line', at: '1803' },
  { id: 'b1', profile: 'tb-spitters' },
];
const waiting = (stage: string) => begin({ stage, units: WAITING });
/** Before the battle nobody stands on the map yet. */
const undeclared = () => begin({ stage: 'declarations', units: WAITING.map(({ id, profile }) => ({ id, profile })) });

const declare = (parts: object) => ({ kind: 'declare', ...parts });

refuses('declare', undeclared, [
  ['a unit that there is not', declare({ reserves: ['a99'] }), 'E_UNKNOWN_UNIT', 'G-7.6'],
  ['a name that every object has', declare({ scouts: ['constructor'] }), 'E_UNKNOWN_UNIT', 'G-7.6'],
  ["an enemy's unit", declare({ loads: [{ unit: 'b1', transport: 'a3' }] }), 'E_NOT_YOURS', 'G-7.6'],
  [
    'too many in one transport',
    declare({ loads: ['a2', 'a5'].map((unit) => ({ unit, transport: 'a3' })) }),
    'E_TRANSPORT_FULL',
    'G-15.1',
  ],
  ['what is no transport', declare({ loads: [{ unit: 'a2', transport: 'a5' }] }), 'E_CANNOT_BOARD', 'G-15.1'],
  ['a hero that is none', declare({ joins: [{ hero: 'a5', unit: 'a2' }] }), 'E_CANNOT_JOIN', 'G-4.5'],
  ['a reserve without Ambush', declare({ reserves: ['a2'] }), 'E_BAD_CHOICE', 'G-15'],
  ['a list that is none', declare({ reserves: 'a4' }), 'malformed', 'G-7.6'],
  ['an answer to another prompt', { kind: 'deploy', unit: 'a1', at: '1803' }, 'E_NOT_YOUR_PROMPT', 'P4'],
]);

const deploy = (unit: unknown, at: unknown) => ({ kind: 'deploy', unit, at });

refuses('deploy', () => waiting('deployment'), [
  ['a unit that there is not', deploy('a99', '1804'), 'E_UNKNOWN_UNIT', 'G-7.7'],
  ["an enemy's unit", deploy('b1', '1804'), 'E_NOT_YOURS', 'G-7.7'],
  ['a unit that stands already', deploy('a6', '1804'), 'E_NOT_AVAILABLE', 'G-7.7'],
  ['a hex off the map', deploy('a2', '9999'), 'E_OFF_MAP', 'G-9.12'],
  ['a hex that nobody can enter', deploy('a2', '1203'), 'E_HEX_IMPASSABLE', 'G-6.1'],
  ['a hex in which a unit stands', deploy('a2', '1803'), 'E_HEX_OCCUPIED', 'G-2.5'],
  ['a hex outside of the zone', deploy('a2', '1807'), 'E_NOT_IN_ZONE', 'G-7.7'],
  ['a hex that is none', deploy('a2', 'D8'), 'malformed', 'H-1.3'],
]);

const activate = (unit: unknown) => ({ kind: 'activate', unit });

refuses('activate', () => battle(), [
  ['a unit that there is not', activate('a99'), 'E_UNKNOWN_UNIT', 'G-8.6'],
  ["an enemy's unit", activate('b1'), 'E_NOT_YOURS', 'G-8.3'],
  ['a unit for the second time', activate('a4'), 'E_ALREADY_ACTIVATED', 'G-8.3'],
  ['a unit in reserve', activate('a7'), 'E_NOT_AVAILABLE', 'G-8.3'],
  ['a benefit of another scenario', { ...activate('a2'), logic: true }, 'E_BAD_CHOICE', 'G-18.4'],
  ['an action before its unit', { kind: 'act', action: 'hold' }, 'E_NOT_YOUR_PROMPT', 'P8'],
  ['a unit that is none', activate(7), 'malformed', 'P8'],
  ['a kind that there is not', { kind: 'teleport', unit: 'a2' }, 'malformed', 'P8'],
]);

const act = (action: string, path: readonly string[] = [], more: object = {}) => ({
  kind: 'act',
  action,
  path,
  ...more,
});

refuses('act', () => battle({ unit: 'a2' }, { casting: false }), [
  ['a step over a hex', act('advance', ['1810']), 'E_PATH_NOT_CONTIGUOUS', 'G-9.2'],
  ['a step onto a unit', act('advance', ['1713']), 'E_HEX_OCCUPIED', 'G-9.3'],
  ['a step to an enemy', act('rush', ['1813', '1814', '1815']), 'E_ENEMY_ADJACENT', 'G-9.6'],
  [
    'a path that is too long',
    act('advance', ['1813', '1913', '2013', '2113', '2213', '2313', '2312']),
    'E_PATH_TOO_LONG',
    'G-9.1',
  ],
  ['a charge that does not arrive', act('charge', ['1813'], { target: 'b1' }), 'E_CHARGE_NOT_ADJACENT', 'G-9.3'],
  ['a charge at a friend', act('charge', ['1813'], { target: 'a1' }), 'E_BAD_TARGET', 'G-9.7'],
  ['a charge at nobody', act('charge', ['1813']), 'E_BAD_CHOICE', 'G-9.7'],
  ['a charge at a unit that there is not', act('charge', ['1813'], { target: 'b99' }), 'E_UNKNOWN_UNIT', 'G-9.1'],
  ['boarding what is far away', act('advance', ['1813'], { board: 'a5' }), 'E_CANNOT_BOARD', 'G-15.1'],
  ['a dance', act('dance'), 'malformed', 'G-9.1'],
  ['a path that is none', { kind: 'act', action: 'rush', path: '1813' }, 'malformed', 'G-9.2'],
]);

const shoot = (weapon: string, target: string, more: object = {}) => ({ weapon, target, ...more });
const shots = (...groups: readonly object[]) => ({ kind: 'shoot', groups });

refuses('shoot', () => battle({ unit: 'a6', action: 'hold' }), [
  ['an own unit', shots(shoot('hl-rail-cannon', 'a2')), 'E_BAD_TARGET', 'G-10.2'],
  ['a unit in reserve', shots(shoot('hl-rail-cannon', 'b5')), 'E_BAD_TARGET', 'G-10.2'],
  ['a unit that there is not', shots(shoot('hl-rail-cannon', 'b99')), 'E_UNKNOWN_UNIT', 'G-10.2'],
  ['rockets that were fired', shots(shoot('hl-rockets', 'b1')), 'E_WEAPON_SPENT', 'G-15'],
  ['a weapon that it has not', shots(shoot('tb-spit', 'b1')), 'E_NO_WEAPON', 'G-10.3'],
  [
    'three targets',
    shots(...['b1', 'b2', 'b4'].map((target) => shoot('hl-rail-cannon', target))),
    'E_TOO_MANY_TARGETS',
    'G-10.3',
  ],
  ['no list of groups', { kind: 'shoot', groups: 'b1' }, 'malformed', 'G-10.3'],
]);

const cast = (spell: string, ...targets: readonly string[]) => ({ kind: 'cast', cast: { spell, targets } });

refuses('cast', () => battle({ unit: 'a1' }), [
  ['a spell of another army', cast('le-veil', 'a2'), 'E_BAD_SPELL', 'G-16.2'],
  ['a spell at a friend that is for enemies', cast('fc-discord', 'a2'), 'E_BAD_SPELL', 'G-16.3'],
  ['a spell for more tokens than there are', cast('fc-dissonance', 'b1'), 'E_NO_TOKENS', 'G-16.2'],
  ['a target out of reach', cast('fc-discord', 'b3'), 'E_NO_LOS', 'G-16.3'],
  ['no target', cast('fc-discord'), 'malformed', 'P9'],
]);

describe('at the wrong time', () => {
  beforeEach(() => sitAt(battle(), 'activate'));

  test('an answer is taken once if the message comes twice', async () => {
    const { id } = (table.first.view as View).own!.asks[0]!;
    const command = { seq: (table.first.own?.seq ?? 0) + 1, decision: id, intent: activate('a2') };
    expect(await table.first.ask('intent', command)).toEqual({ ok: true });
    await expectUnnoticed(table, () => table.first.ask('intent', command), { ok: true });
  });

  test('an answer is too late when it has been given', async () => {
    const { id } = (table.first.view as View).own!.asks[0]!;
    await answerAll(table.first);
    await expectRefused(table, () => table.first.intend(activate('a2'), id), 'stale-decision', 'G-19.1');
  });

  test('nobody answers for somebody else, nor while watching', async () => {
    const { id } = (table.first.view as View).own!.asks[0]!;
    const before = knownAt(table);
    expect(await table.second.intend(activate('b1'), id)).toMatchObject({
      ok: false,
      refusal: { code: 'stale-decision' },
    });
    expect(await table.spectator.intend(activate('a2'), id)).toMatchObject({
      ok: false,
      refusal: { code: 'spectator' },
    });
    expect(knownAt(table)).toEqual(before);
  });
});

describe('a match that is asked for', () => {
  const forces = (...units: readonly string[]) => ({
    forces: [{ army: 'holdfast-levy', units }, REQUESTS.duel.forces![1]],
  });

  test.each([
    ['a force over its limit', forces('hl-line', 'hl-line', 'hl-veterans'), /forces\.0: In the force of a.+\(G-4\.6\)/],
    ['a unit of another army', forces('tb-spitters'), /forces\.0: In the force of a.+\(G-4\.6\)/],
    ['no points at all', { options: { forces: 'host', points: 0 } }, /options\.points: .+\./],
  ])('%s', async (_, change, said) => {
    expect((await faultsOf(app.url, { ...REQUESTS.duel, ...change })).join('\n')).toMatch(said);
  });
});
