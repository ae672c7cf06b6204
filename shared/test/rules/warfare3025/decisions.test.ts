import { describe, expect, test } from 'vitest';
import { told } from '../../../src/match/index.ts';
import { ASK_ALWAYS, type Policy } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';
import { answered, timeout } from './asked.ts';
import { begun, type Game, type IntentInput, LOCUST, shoot, straight, WOLVERINE } from './kit.ts';

const units = { r1: { card: WOLVERINE, at: '0,0' }, b1: { card: LOCUST, at: '0,5', ticks: 2 } };
const fire: IntentInput = { kind: 'act', unit: 'r1', attack: { weapon: 'autocannon-5', target: 'b1' } };
const walk: IntentInput = { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 3), facing: 0 } };
const windowed = (act: IntentInput, more: object = {}) => {
  const table = begun({ units: { ...units, ...more } });
  table.play('red', act);
  return table;
};
const fallback = (table: Game) =>
  warfare3025.pending(table.state).map(({ seat }) => timeout(warfare3025.view(table.state, seat), seat));

describe('W-16: what happens when the clock runs out', () => {
  test('activate: wait, with the first own unit by id', () => {
    const table = begun({ units: { r2: { at: '1,0' }, r1: { at: '0,0', ticks: 0 }, b1: { at: '0,9' } } });
    expect(fallback(table)).toEqual([{ kind: 'wait', unit: 'r1' }]);
  });

  test('interrupt: pass', () => {
    expect(fallback(windowed(walk))).toEqual([{ kind: 'pass' }]);
  });

  test('picked component: structure', () => {
    const table = begun({ units: { r1: units.r1, b1: { card: WOLVERINE, at: '0,5' } } });
    shoot(table, { weapon: 'autocannon-5' }, [20, 1]);
    expect(fallback(table)).toEqual([{ kind: 'pick', component: 'structure' }]);
  });

  // A fast Locust: armour III 11+ with one die, piloting 7+ with two; damage can turn that around.
  test.each([
    [{}, 'piloting'],
    [{ movement: 8 }, 'piloting'],
    [{ movement: 9 }, 'armour'],
    [{ armour: 10, movement: 9 }, 'piloting'],
    [{ armour: 10, movement: 14 }, 'armour'],
  ] as const)('defence with damage %o: the better chance of appropriate, %s', (damage, roll) => {
    const b1 = { card: LOCUST, at: '0,8', token: 'fast', damage } as const;
    const table = begun({ units: { r1: units.r1, b1 } });
    const move = { path: straight('0,0', 1, 1), facing: 0, onPoor: 'stop' } as const;
    table.play('red', { ...fire, move } as IntentInput);
    expect(table.state.moment.kind).toBe('defend');
    expect(fallback(table)).toEqual([{ kind: 'defend', roll }]);
  });
});

describe('W-4.4 and W-16: what does not answer the decision is refused', () => {
  const asked = (kind: string): Game => {
    if (kind === 'interrupt') return windowed(walk);
    if (kind === 'activate') return begun({ units });
    const blue = { card: WOLVERINE, at: '0,5', ...(kind === 'defend' ? { token: 'fast' as const } : {}) };
    const table = begun({ units: { r1: units.r1, b1: blue } });
    if (kind === 'defend') table.play('red', fire);
    else shoot(table, { weapon: 'autocannon-5' }, [20, 1]);
    return table;
  };
  const answers: Record<string, IntentInput> = {
    activate: walk,
    interrupt: { kind: 'pass' },
    defend: { kind: 'defend', roll: 'armour' },
    pick: { kind: 'pick', component: 'structure' },
  };
  const seats: Record<string, string> = { activate: 'red', interrupt: 'blue', defend: 'blue', pick: 'red' };
  const pairs = Object.keys(answers).flatMap((kind) => Object.keys(answers).map((other) => [kind, other] as const));

  test.each(pairs.filter(([kind, other]) => kind !== other))('asked to %s, answered with %s', (kind, other) => {
    const table = asked(kind);
    expect(table.state.moment.kind).toBe(kind);
    expect(table.refused(seats[kind]!, answers[other]!)).toMatchObject({ code: 'wrong-answer', rule: 'W-16' });
  });

  test.each(Object.keys(answers))('%s is asked of one seat, and the other is not asked', (kind) => {
    const table = asked(kind);
    const other = seats[kind] === 'red' ? 'blue' : 'red';
    expect(table.refused(other, answers[kind]!)).toMatchObject({ code: 'not-asked', rule: 'W-3.1' });
    expect(table.refused('nobody', answers[kind]!)).toMatchObject({ code: 'no-seat' });
  });

  test.each<[string, IntentInput, string, string]>([
    ['a unit that is not there', { kind: 'wait', unit: 'r7' }, 'no-unit', 'W-3.1'],
    ['an enemy’s unit', { kind: 'wait', unit: 'b1' }, 'not-yours', 'W-3.1'],
    ['an enemy’s unit', { ...walk, unit: 'b1' } as IntentInput, 'not-yours', 'W-3.1'],
    ['a unit that is not next', { kind: 'wait', unit: 'r2' }, 'not-its-turn', 'W-3.1'],
    ['a destroyed unit', { kind: 'wait', unit: 'r3' }, 'destroyed', 'W-2.2'],
  ])('%s', (_, intent, code, rule) => {
    const table = begun({ units: { ...units, r2: { at: '1,0' }, r3: { at: '2,0' } } });
    table.unit('r3').status = 'destroyed';
    expect(table.refused('red', intent)).toMatchObject({ code, rule });
  });

  test('W-9.3: piloting where only armour can be rolled', () => {
    const table = asked('defend');
    Object.assign(table.state.assault!, { situation: { ...table.state.assault!.situation, mayPilot: false } });
    const intent = { kind: 'defend', roll: 'piloting' } as const;
    expect(table.refused('blue', intent)).toMatchObject({ code: 'no-choice', rule: 'W-9.3' });
  });
});

describe('W-11.9: a standing policy answers for its player', () => {
  const pass = { kind: 'pass' };
  test.each<[string, IntentInput, Policy, object | undefined]>([
    ['always: asks', walk, ASK_ALWAYS, undefined],
    ['never: passes', walk, { match: { answer: 'pass' } }, pass],
    ['unless attacked: passes on a walk', walk, { match: { answer: 'ifAttacked' } }, pass],
    ['unless attacked: asks when it is', fire, { match: { answer: 'ifAttacked' } }, undefined],
    ['for an action of 9 ticks: asks', walk, { match: { answer: 'ask', fromCost: 9 } }, undefined],
    ['for an action of 10: passes', walk, { match: { answer: 'ask', fromCost: 10 } }, pass],
    ['within 5 hexes: asks', walk, { match: { answer: 'ask', withinHexes: 5 } }, undefined],
    ['within 4: passes', walk, { match: { answer: 'ask', withinHexes: 4 } }, pass],
    [
      'the kind before the match',
      walk,
      { match: { answer: 'pass' }, kinds: { interrupt: { answer: 'ask' } } },
      undefined,
    ],
    [
      'the kind of action before the kind of reaction',
      walk,
      { match: { answer: 'ask' }, kinds: { interrupt: { answer: 'ask' } }, actions: { move: { answer: 'pass' } } },
      pass,
    ],
    [
      'another kind of action does not count',
      walk,
      { match: { answer: 'ask' }, actions: { attack: { answer: 'pass' } } },
      undefined,
    ],
    [
      'the unit before the kind',
      walk,
      {
        match: { answer: 'ask' },
        kinds: { interrupt: { answer: 'ask' } },
        units: { b1: { answer: 'pass' } },
      },
      pass,
    ],
  ])('%s', (_, act, policy, answer) => {
    const table = windowed(act);
    expect(answered(warfare3025.view(table.state, 'blue'), 'blue', policy)).toEqual(answer);
    expect(answered(warfare3025.view(table.state, 'red'), 'red', policy)).toBeUndefined();
  });

  test('one unit that wants to be asked is enough', () => {
    const table = windowed(walk, { b2: { at: '1,5', ticks: 1 } });
    const policy: Policy = { match: { answer: 'pass' }, units: { b2: { answer: 'ask' } } };
    expect(answered(warfare3025.view(table.state, 'blue'), 'blue', policy)).toBeUndefined();
  });

  test('unless attacked asks about the unit that is attacked, not about one beside it', () => {
    const table = windowed(fire, { b2: { card: LOCUST, at: '1,5', ticks: 2 } });
    const unlessAttacked = (unit: string): Policy => ({
      match: { answer: 'pass' },
      units: { [unit]: { answer: 'ifAttacked' } },
    });
    const view = warfare3025.view(table.state, 'blue');
    expect(answered(view, 'blue', unlessAttacked('b1'))).toBeUndefined();
    expect(answered(view, 'blue', unlessAttacked('b2'))).toEqual(pass);
  });

  test('a unit whose id is a word that every object has is asked for like any other', () => {
    const { state } = windowed(walk);
    const renamed = JSON.parse(JSON.stringify(state).replaceAll('"b1"', '"constructor"')) as typeof state;
    const policy: Policy = { match: { answer: 'ask' }, units: {} };
    expect(answered(warfare3025.view(renamed, 'blue'), 'blue', policy)).toBeUndefined();
  });

  test('it names units of its seat only', () => {
    const view = warfare3025.view(windowed(walk).state, 'blue');
    const checked = (unit: string) =>
      warfare3025.checkPolicy(view, 'blue', { ...ASK_ALWAYS, units: { [unit]: { answer: 'pass' } } });
    expect(checked('b1')).toBeUndefined();
    for (const unit of ['r1', 'nobody', 'constructor'])
      expect(told(warfare3025.words.refusals, checked(unit)!)).toMatchObject({
        code: 'not-yours',
        rule: 'W-11.9',
        message: `You have no unit "${unit}": a rule for one unit must name a unit of yours.`,
      });
    expect(warfare3025.checkPolicy(view, 'blue', ASK_ALWAYS)).toBeUndefined();
  });
});
