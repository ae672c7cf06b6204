import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../../src/match/index.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { begun, GRIFFIN, hex, LOCUST, only, straight, type TableWords, WEASEL, WOLVERINE } from '../kit.ts';
import { kindsFor, knownAs, type SecretGame, secretly } from './kit.ts';

const unit = ({ state }: SecretGame, id: string) => state.units.find((each) => each.id === id)!;
/** What a viewer saw up to the next skim, but for mere changes. */
const upToSkim = ({ seen }: ReturnType<SecretGame['act']>, viewer: string) => {
  const told = seen[viewer]!;
  const end = told.findIndex(({ kind }) => kind === 'skimmed');
  return told.slice(0, end < 0 ? undefined : end);
};

test('who interrupts looks about with no sensors, W-13d.7', () => {
  const game = secretly(
    {
      units: { b1: { card: WOLVERINE, at: '0,12', facing: 0 }, r1: { card: GRIFFIN, at: '0,0', ticks: 2, facing: 3 } },
    },
    { b1: 'visible' },
  );
  game.play('blue', { kind: 'act', unit: 'b1', move: { path: straight('0,12', 0, 2), facing: 0 } });
  game.play('red', { kind: 'interrupt', unit: 'r1', trigger: 0, attack: { weapon: 'ppc', target: 'b1' } });
  const { events } = game.ring([2, 2, 20]);
  expect(only(events, 'interruptDeclared')).toHaveLength(1);
  expect(only(events, 'sensed').map((sensed) => sensed.unit)).toEqual(['b1']);
});

describe('stumbling, W-13d.6', () => {
  test.each([
    ['is made from where the movement ended', 17, 'attackOpened'],
    ['is called off where that is too far', 18, 'attackCalledOff'],
  ] as const)('WC-42: the attack at the end of the path %s', (_, away, kind) => {
    const game = secretly(
      {
        units: {
          r1: { card: WOLVERINE, at: '0,0', facing: 3 },
          b1: { card: LOCUST, at: '0,4', ticks: 40 },
          b2: { card: WOLVERINE, at: `0,${away}`, ticks: 40 },
        },
      },
      { b2: 'visible' },
    );
    const attack = { weapon: 'medium-laser', target: 'b2', after: 5 };
    const move = { path: straight('0,0', 3, 5), facing: 3 };
    const made = kind === 'attackOpened';
    const told = game.act('red', { kind: 'act', unit: 'r1', move, attack }, made ? [1, 1] : [1]);
    expect(unit(game, 'r1').at).toBe(hex('0,3'));
    expect(only(told.events, kind)).toHaveLength(1);
    // An attack gives its unit away; one that is called off does not, W-13d.5.
    expect(kindsFor(told, 'blue').includes('firedUnseen')).toBe(made);
    expect(kindsFor(told, 'blue')).not.toContain('attackCalledOff');
    const learnt = only(told.events, 'knownAs').find((known) => known.unit === 'r1');
    expect(learnt).toMatchObject({ state: 'detected', by: made ? 'fired' : 'spotted' });
  });

  test('a jump is not begun that would land on a hidden unit', () => {
    const game = secretly({
      units: { r1: { card: GRIFFIN, at: '0,0', facing: 3 }, b1: { card: LOCUST, at: '0,4', ticks: 40 } },
      ground: { '0,4': 'light' },
    });
    const move = { path: straight('0,0', 3, 4), facing: 3, jump: { after: 1, hexes: 3, rise: 1 } };
    const { events } = game.act('red', { kind: 'act', unit: 'r1', move }, [1]);
    expect(unit(game, 'r1').at).toBe(hex('0,1'));
    expect(only(events, 'piloted')).toEqual([]);
    expect(only(events, 'actionEnded')[0]!.cost).toBe(8);
    expect(knownAs(game, 'b1')).toBe('detected');
  });

  test('a unit does not come onto the map where a hidden one stands, and pays', () => {
    const game = secretly({ units: { r1: { card: GRIFFIN }, b1: { card: LOCUST, at: '0,49', ticks: 40 } } });
    const move = { path: [hex('0,49'), hex('0,48')], facing: 0 };
    const { events } = game.act('red', { kind: 'act', unit: 'r1', move });
    expect(unit(game, 'r1')).toMatchObject({ at: null, status: 'reserve' });
    expect(only(events, 'actionEnded')[0]!.cost).toBe(8);
    expect(game.view('red').sensing!.contacts).toEqual([{ number: 1, side: 1, at: hex('0,49') }]);
    // Off the map nobody looks about.
    expect(only(events, 'sensed')).toEqual([]);
  });
});

describe('what befalls a contact unseen, W-13d.20', () => {
  /** A Weasel that is a contact of red's, in front of rubble, behind a ridge. */
  const contact = (structure: number): SecretGame =>
    secretly(
      {
        ground: { '0,-1': 'rubble', '0,3': 'level9' },
        units: {
          b1: { card: WEASEL, at: '0,0', damage: { structure } },
          b2: { card: LOCUST, at: '5,-30', ticks: 4 },
          r1: { card: GRIFFIN, at: '0,7', ticks: 40 },
        },
        options: { terrain: 'byMode' },
      },
      { b1: 'detected' },
    );

  test('is told like that it has sunk to hidden', () => {
    const destroyed = contact(19);
    const move = { path: straight('0,0', 0, 2), facing: 0 };
    const told = destroyed.act('blue', { kind: 'act', unit: 'b1', move }, [1, 1]);
    expect(unit(destroyed, 'b1').status).toBe('destroyed');
    const hidden = contact(0);
    const hid = hidden.act('blue', { kind: 'hide', unit: 'b1' }, [20, 1]);
    expect(knownAs(hidden, 'b1')).toBe('hidden');
    for (const viewer of ['red', PUBLIC]) expect(upToSkim(told, viewer)).toEqual(upToSkim(hid, viewer));
    expect(destroyed.view('red').sensing).toEqual(hidden.view('red').sensing);
    expect(destroyed.view('red').sensing!.marks).toEqual([{ at: hex('0,0'), side: 1, since: 0 }]);
  });

  test('WC-43: is told by its new hex at the end alone, whether it went there or fell', () => {
    const goes = contact(0);
    const move = { path: straight('0,0', 0, 1), facing: 0 };
    const told = goes.act('blue', { kind: 'act', unit: 'b1', move }, [20, 1]);
    const hurt = contact(0);
    const fell = hurt.act('blue', { kind: 'act', unit: 'b1', move }, [1, 20, 1]);
    expect(unit(hurt, 'b1').damage.structure).toBe(6);
    for (const viewer of ['red', PUBLIC]) expect(upToSkim(fell, viewer)).toEqual(upToSkim(told, viewer));
    expect(kindsFor(told, 'red').slice(0, 3)).toEqual(['windowOpened', 'windowClosed', 'unseenEnded']);
    expect(goes.view('red').sensing!.contacts).toEqual([{ number: 1, side: 1, at: hex('0,-1') }]);
  });
});

test.each(['visible', undefined] as const)(
  'a window opens for stabilising and hiding, of a unit that is %s',
  (known) => {
    const opens = (order: 'stabilise' | 'hide') => {
      const words: TableWords = {
        ground: { '0,0': 'dense' },
        units: {
          b1: { card: LOCUST, at: '0,0', unstable: true },
          r1: { card: GRIFFIN, at: '0,7', ticks: 1 },
          r2: { card: GRIFFIN, at: '9,30', ticks: 90 },
        },
        options: { terrain: 'byMode' },
      };
      const game = secretly(words, known || order === 'hide' ? { b1: known ?? 'detected' } : {});
      return game.play('blue', { kind: order, unit: 'b1' }).seen.red!.find(({ kind }) => kind === 'windowOpened');
    };
    // In the window only an actor in sight is interrupted, at the hex where it stands.
    const eligible = known ? [{ unit: 'r1', seat: 'red', triggers: [0] }] : [];
    for (const order of ['stabilise', 'hide'] as const) expect(opens(order)).toMatchObject({ timed: true, eligible });
  },
);

describe('the clock’s answer to an attack, W-16', () => {
  const attacked = (known: 'visible' | undefined) => {
    const game = secretly(
      {
        ground: { '0,12': 'light' },
        units: {
          r1: { card: WOLVERINE, at: '0,0', facing: 3 },
          b1: { card: WOLVERINE, at: '0,12', facing: 0, token: 'fast', ticks: 40 },
        },
      },
      { b1: 'visible', ...(known && { r1: known }) },
    );
    game.act('red', { kind: 'act', unit: 'r1', attack: { weapon: 'autocannon-5', target: 'b1' } });
    expect(game.view('blue').moment.kind).toBe('defend');
    return warfare3025.fallback(game.view('blue'), { id: 1, seat: 'blue', kind: 'defend', clock: { class: 'react' } });
  };

  test('is reckoned with one die and no advantages where the attacker is not visible, W-13d.19', () => {
    // Its pilot has 60 % for appropriate, and advantages for being fast and in cover; its armour has 65 %.
    expect(attacked('visible')).toEqual({ kind: 'defend', roll: 'piloting' });
    expect(attacked(undefined)).toEqual({ kind: 'defend', roll: 'armour' });
  });
});

describe('what is refused, from the view alone', () => {
  const table = (known: 'detected' | 'visible' | undefined, options: TableWords['options'] = {}): SecretGame =>
    secretly(
      {
        units: { r1: { card: GRIFFIN, at: '0,0', facing: 3 }, b1: { card: LOCUST, at: '0,22', facing: 0, ticks: 40 } },
        options,
      },
      { r1: 'visible', ...(known && { b1: known }) },
    );
  const fire = { kind: 'act', unit: 'r1', attack: { weapon: 'ppc', target: 'b1' } } as const;

  test.each([
    ['hidden unit', undefined],
    ['contact', 'detected'],
  ] as const)('an attack on a %s', (_, known) => {
    expect(table(known).refused('red', fire)).toBe('W-13d.11');
  });

  test('an aimed shot that is impossible', () => {
    const aimed = { ...fire, attack: { ...fire.attack, aim: 5 } };
    expect(table('visible', { combat: 'aimed' }).refused('red', aimed)).toBe('W-13a.3');
    const behind = secretly(
      {
        ground: { '0,5': 'dense', '0,9': 'light' },
        units: { r1: { card: GRIFFIN, at: '0,0', facing: 3 }, b1: { card: LOCUST, at: '0,9', ticks: 40 } },
        options: { combat: 'aimed' },
      },
      { b1: 'visible' },
    );
    expect(behind.refused('red', aimed)).toBe('W-13a.3');
  });

  test('hiding and stabilising in a window: they are no interrupts', () => {
    const game = secretly(
      {
        units: {
          b1: { card: WOLVERINE, at: '0,12', facing: 0 },
          r1: { card: GRIFFIN, at: '0,0', ticks: 1, unstable: true },
        },
        options: { terrain: 'byMode' },
      },
      { b1: 'visible', r1: 'detected' },
    );
    game.play('blue', { kind: 'act', unit: 'b1', move: { path: [], facing: 1 } });
    for (const kind of ['hide', 'stabilise'] as const) expect(game.refused('red', { kind, unit: 'r1' })).toBe('W-16');
  });

  test('hiding where nothing is hidden, W-13.2', () => {
    const core = begun({ units: { r1: { at: '0,0' }, b1: { at: '0,40' } } });
    expect(core.refused('red', { kind: 'hide', unit: 'r1' })).toMatchObject({ code: 'option-off', rule: 'W-13d' });
  });
});
