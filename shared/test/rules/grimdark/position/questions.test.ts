import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hex } from '../kit.ts';
import { begin } from '../worked-cases/play.ts';

const game = begin({
  ground: { terrain: [{ type: 'building', piece: 'k1', hexes: [[13, 10]] }] },
  units: {
    a1: { profile: 'squad', hex: [10, 10] },
    a2: { profile: 'walker', hex: [10, 14], with: { rules: { transport: 4 } } },
    a3: { profile: 'squad', place: 'waiting' },
    a4: { profile: 'squad', place: 'destroyed' },
    a5: { profile: 'squad', transport: 'a2', wounds: [0, null, null, null, null] },
    a6: { profile: 'squad', hex: [12, 14], wounds: [0, null, null, null, null] },
    b1: { profile: 'squad', hex: [16, 10], wounds: [0, 0, null, null, null] },
    b2: { profile: 'squad', hex: [16, 14] },
  },
});

const force = (...units: readonly string[]) => ({ army: 'holdfast-levy', units });

describe('questions of the referee', () => {
  it.each([
    ['unitDistance', ['a1', 'b1'], { distance: 6, over9: false, contact: false }],
    ['sight', ['a1', 'b1'], { sees: false, lines: [{ hindrances: [{ how: 'blocks', terrain: 'building' }] }] }],
    ['sight', ['a1', 'a3'], { sees: false, cover: false, lines: [] }],
    ['checkMove', { unit: 'a1', action: 'advance', path: [hex([11, 10])] }, { ok: true, danger: false }],
    [
      'checkShooting',
      { unit: 'a1', groups: [{ weapon: 'rifle', target: 'b1' }] },
      { error: 'E_NO_LOS', rule: 'G-10.2' },
    ],
    [
      'checkShooting',
      { unit: 'a1', groups: [{ weapon: 'rifle', target: 'b2' }] },
      { ok: true, groups: [{ weapon: 'rifle', attacks: 5, cover: false, toHit: [4, 4, 4, 4, 4] }] },
    ],
    [
      'checkActivation',
      { unit: 'a1', action: 'rush', path: [hex([11, 10])], shoot: [{ weapon: 'rifle', target: 'b1' }] },
      { error: 'E_BAD_CHOICE', rule: 'G-10.1' },
    ],
    ['checkActivation', { unit: 'a1', action: 'advance', path: ['1110'] }, { error: 'E_PATH_NOT_CONTIGUOUS' }],
    [
      'checkActivation',
      { unit: 'a5', action: 'hold', shoot: [{ weapon: 'rifle', target: 'b2' }] },
      { error: 'E_BAD_CHOICE', rule: 'G-8.7' },
    ],
    [
      'checkActivation',
      {
        ...{ unit: 'a6', action: 'advance', path: [hex([11, 14])], board: 'a2' },
        shoot: [{ weapon: 'rifle', target: 'b2' }],
      },
      { error: 'E_BAD_CHOICE', rule: 'G-15.1' },
    ],
    [
      'checkActivation',
      { unit: 'a1', action: 'advance', path: [hex([10, 11])], shoot: [{ weapon: 'rifle', target: 'b2' }] },
      { ok: true },
    ],
    ['checkCasting', { unit: 'a1', spell: 'bolt', targets: ['b2'] }, { error: 'E_BAD_SPELL' }],
    ['checkCasting', { unit: 'a5', spell: 'bolt', targets: ['b2'] }, { error: 'E_NO_LOS', rule: 'G-15.1' }],
    ['checkCasting', { unit: 'a4', spell: 'bolt', targets: ['b2'] }, { error: 'E_NOT_AVAILABLE' }],
    ['checkDeploy', { unit: 'a3', at: '1101' }, { ok: true }],
    ['checkDeploy', { unit: 'a3', at: '1101', edge: 'south' }, { error: 'E_NOT_IN_ZONE', rule: 'G-7.7' }],
    ['checkDeploy', { unit: 'a1', at: '1101' }, { error: 'E_NOT_AVAILABLE' }],
    ['checkScout', { unit: 'a3', at: '1101', to: '1122' }, { error: 'E_TOO_FAR', rule: 'G-7.8' }],
    ['checkArrive', { unit: 'a4', at: '1101' }, { error: 'E_NOT_AVAILABLE' }],
    ['checkArrive', { unit: 'a3', at: '4040', round: 3 }, { ok: true }],
    ['checkMarker', { at: '1401' }, { error: 'E_IN_ZONE', rule: 'G-7.4' }],
    ['checkBoard', { transport: 'a2', units: ['a1'] }, { error: 'E_TRANSPORT_FULL' }],
    ['checkForce', { force: force('hl-militia') }, { ok: true, points: 65 }],
    ['checkForce', { force: force('hl-marshal', 'hl-marshal') }, { ok: true }],
    [
      'checkForce',
      { force: force('hl-marshal', 'hl-marshal'), forceOrg: 'strict' },
      { error: 'E_FORCE_INVALID', rule: 'G-4.6', at: 'units.1' },
    ],
    ['checkForce', { force: force('hl-militia'), points: 60 }, { error: 'E_FORCE_INVALID', rule: 'G-4.6' }],
    ['zones', {}, { depth: 8, north: [0, 7], south: [32, 39] }],
    ['unit', 'b1', { quality: 4, models: [{ type: 'trooper', wounds: 0 }, {}, { wounds: -1 }, {}, {}] }],
    ['morale', 'b1', { base: 4, needs: 4, fails: false, halfStrength: true }],
    ['near', hex([10, 11]), { units: ['a1', 'a2'] }],
    ['score', {}, { score: [0, 0], winner: null }],
  ])('%s %j', (name, asked, answer) => {
    expect(game.ask(name, asked)).toMatchObject(answer);
  });

  it.each([
    ['sight', ['a1', 'a9'], 'sight.1'],
    ['checkMove', { unit: 'a9', action: 'hold' }, 'checkMove.unit'],
    ['checkShooting', { unit: 'a3', groups: [] }, 'checkShooting.unit'],
    ['checkCasting', { unit: 'a9', spell: 'x', targets: ['b1'] }, 'checkCasting.unit'],
    ['checkDeploy', { unit: 'a9', at: '1101' }, 'checkDeploy.unit'],
    ['checkBoard', { transport: 'a2', units: ['a1', 'a9'] }, 'checkBoard.units.1'],
    ['checkMarker', { at: '2020', others: ['2121', '9999'] }, 'checkMarker.others.1'],
    ['checkForce', { force: { army: 'nobody', units: [] } }, 'checkForce.force.army'],
    ['morale', 'a9', 'morale'],
    ['near', '9999', 'near'],
  ])('%s %j names what is wrong', (name, asked, at) => {
    expect(() => game.ask(name, asked)).toThrow(`"at":"${at}`);
  });

  it('are all described', () => {
    const text = readFileSync(new URL('../../../../../docs/referee.md', import.meta.url), 'utf8');
    const part = text.slice(text.indexOf('Grimdark knows these'), text.indexOf('## Exit code'));
    const told = [...part.matchAll(/^\| `(\{.*?\})` +\|/gm)].map(([, json]) => JSON.parse(json!) as object);
    const known = String(captured(() => game.ask('nothing', {})).message)
      .match(/only: (.*?)\./)![1]!
      .split(', ');
    const common = ['distance', 'legal', 'choices'];
    expect(told.map((each) => Object.keys(each)[0]).toSorted()).toEqual(
      known.filter((name) => !common.includes(name)).toSorted(),
    );
  });
});

const captured = (act: () => unknown): Error => {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
};
