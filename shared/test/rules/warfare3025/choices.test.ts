import { describe, expect, test } from 'vitest';
import { type Intent, risksOf, tableAtTrigger } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { offered as allOffered, refusalOf } from './asked.ts';
import { begun, type Game, GRIFFIN, hex, LOCUST, only, RIFLEMAN, shoot, straight, WOLVERINE } from './kit.ts';

const offered = (table: Game, seat: string): Intent[] => [...allOffered(warfare3025.view(table.state, seat), seat)];
/** Every choice that is offered and would be refused. */
const refused = (table: Game, seat: string): Intent[] => {
  const view = warfare3025.view(table.state, seat);
  return offered(table, seat).filter((intent) => refusalOf(view, seat, intent) !== undefined);
};

const ground = { '0,-1': 'light', '1,-1': 'level2', '0,2': 'water2', '-1,0': 'impassable', '0,-3': 'building1' };
const table = (options: object = {}) =>
  begun({
    ground,
    options,
    units: { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: LOCUST, at: '2,-5', ticks: 2 }, b2: { at: '9,20' } },
  });

describe('every choice that is offered is allowed', () => {
  test('to an active unit, with moves, attacks and both', () => {
    const choices = offered(table(), 'red');
    expect(refused(table(), 'red')).toEqual([]);
    const shapes = new Set(
      choices.map((intent) => (intent.kind === 'act' ? `${!!intent.move} ${!!intent.attack}` : intent.kind)),
    );
    expect([...shapes].sort()).toEqual(['false true', 'true false', 'true true', 'wait']);
    expect(choices.some((intent) => intent.kind === 'act' && intent.move?.jump)).toBe(true);
  });

  test('to a unit that enters the map: it moves or waits, W-3.7', () => {
    const entering = begun({ units: { r1: { card: LOCUST }, b1: { at: '0,45' } } });
    expect(refused(entering, 'red')).toEqual([]);
    const choices = offered(entering, 'red');
    expect(choices.length).toBeGreaterThan(1);
    expect(choices.filter((intent) => intent.kind === 'act' && intent.attack)).toEqual([]);
  });

  test('to an interrupter, at every trigger', () => {
    const interrupted = table();
    interrupted.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 1), facing: 0 } });
    expect(refused(interrupted, 'blue')).toEqual([]);
    const triggers = offered(interrupted, 'blue').map((intent) => (intent.kind === 'interrupt' ? intent.trigger : -1));
    expect([...new Set(triggers)].sort()).toEqual([-1, 0, 1]);
    expect(tableAtTrigger(interrupted.state, 1).units.find(({ id }) => id === 'r1')).toMatchObject({ at: hex('0,-1') });
  });

  test('to a defender and to who picks', () => {
    const units = { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: WOLVERINE, at: '0,5', token: 'fast' as const } };
    const defending = begun({ units });
    defending.play('red', { kind: 'act', unit: 'r1', attack: { weapon: 'autocannon-5', target: 'b1' } });
    expect(offered(defending, 'blue').map((intent) => intent.kind === 'defend' && intent.roll)).toEqual([
      'armour',
      'piloting',
    ]);
    const picking = begun({ units: { ...units, b1: { card: WOLVERINE, at: '0,5', damage: { movement: 20 } } } });
    shoot(picking, { weapon: 'autocannon-5' }, [20, 1]);
    expect(refused(picking, 'red')).toEqual([]);
    expect(offered(picking, 'red').map((intent) => intent.kind === 'pick' && intent.component)).toEqual([
      'armour',
      'structure',
      'autocannon-5',
      'srm-6',
      'medium-laser',
    ]);
  });

  test.each([
    ['ends', [0, 3]],
    ['anywhere', [0, 1, 2, 3]],
  ] as const)('W-4.2: with attacks at %s of the path', (attackPoint, points) => {
    const choices = offered(table({ attackPoint }), 'red');
    const found = choices.flatMap((intent) =>
      intent.kind === 'act' && intent.attack && intent.move?.path.length === 3 && !intent.move.jump
        ? [intent.attack.after]
        : [],
    );
    expect([...new Set(found)].sort()).toEqual(points);
  });

  test('and nobody else is offered any', () => {
    expect(offered(table(), 'blue')).toEqual([]);
  });
});

describe('the risks of a path are the rolls that it then asks for', () => {
  test.each([
    ['woods', { '0,-1': 'light' }, 'r1', 2, 0, [['W-6.3']], [0.65]],
    ['woods and an about-face in them', { '0,-1': 'light' }, 'r1', 1, 3, [['W-6.3', 'W-5.2']], [0.4225]],
    ['an about-face after woods', { '0,-1': 'light' }, 'r1', 2, 3, [['W-6.3'], ['W-5.2']], [0.65, 0.65]],
    ['three at once', { '0,0': 'level9', '0,-1': 'light' }, 'r1', 1, 3, [['W-6.3', 'W-7.4', 'W-5.2']], [0]],
    ['clear ground', {}, 'r1', 2, 1, [], []],
  ] as const)('%s', (_, terrain, unit, hexes, facing, needs, chances) => {
    const words = { ground: terrain, units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: RIFLEMAN, at: '0,40' } } };
    const move = { path: straight('0,0', 0, hexes), facing, onPoor: 'stop' } as const;
    const game = begun(words);
    const risks = risksOf(game.state, unit, move);
    expect(risks.map((risk) => risk.needs)).toEqual(needs);
    for (const [i, chance] of chances.entries()) expect(risks[i]!.chance).toBeCloseTo(chance, 10);
    const dice = chances.flatMap((chance) => (chance === 0 ? [18] : chance < 0.5 ? [8, 8] : [8]));
    const events = game.play('red', { kind: 'act', unit, move }, dice);
    const asked = [...only(events, 'piloted'), ...only(events, 'overwhelmed')].map((event) => event.needs);
    expect(asked).toEqual(needs);
  });
});
