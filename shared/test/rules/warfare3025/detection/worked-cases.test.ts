import { describe, expect, test } from 'vitest';
import { PUBLIC } from '../../../../src/match/index.ts';
import { GRIFFIN, hex, type IntentInput, LOCUST, only, RIFLEMAN, straight, WOLVERINE } from '../kit.ts';
import { kindsFor, knownAs, type SecretGame, secretly } from './kit.ts';

const move = (unit: string, path: readonly string[], facing = 3): IntentInput => ({
  kind: 'act',
  unit,
  move: { path: [...path], facing },
});

/** GRF at 0,0 of which nobody knows, with LCT in woods, RFL in the open behind one piece, and WVR near. */
const spotting = (): SecretGame =>
  secretly({
    ground: { '0,6': 'light' },
    units: {
      r1: { card: GRIFFIN, at: '0,0', facing: 3 },
      b1: { card: LOCUST, at: '0,6', ticks: 30 },
      b2: { card: RIFLEMAN, at: '0,9', ticks: 30 },
      b3: { card: WOLVERINE, at: '0,3', ticks: 30 },
    },
  });

/** It turns about on the spot by one side: no token, no roll. */
const TURN = move('r1', [], 2);

describe('WC-40: what is spotted at the end of an activation, W-13d.3 and W-13d.4', () => {
  test.each([
    [8, ['detected', 'detected', 'detected']],
    [7, ['hidden', 'hidden', 'detected']],
  ])('die %i', (die, states) => {
    const game = spotting();
    const told = game.act('red', TURN, [die]);
    expect(['b1', 'b2', 'b3'].map((unit) => knownAs(game, unit))).toEqual(states);
    expect(knownAs(game, 'r1')).toBe('detected');
    // Its own side sees the die of its sensors, the other one never does.
    expect(kindsFor(told, 'red')).toContain('sensed');
    expect(kindsFor(told, 'blue')).not.toContain('sensed');
    expect(kindsFor(told, PUBLIC)).not.toContain('sensed');
  });

  test('in the next activation they rise again, and nobody by two steps in one', () => {
    const game = spotting();
    game.act('red', TURN, [20]);
    expect(game.view('red').sensing!.contacts.map(({ number, at }) => [number, at])).toEqual(
      ['0,3', '0,6', '0,9']
        .map(hex)
        .toSorted()
        .map((at, i) => [i + 1, at]),
    );
    expect(game.view('blue').sensing!.states).toEqual({ b1: 'detected', b2: 'detected', b3: 'detected' });
    game.state.moment = { kind: 'activate', seat: 'red', units: ['r1'] };
    game.act('red', { kind: 'wait', unit: 'r1' }, [20]);
    expect(['b1', 'b2', 'b3', 'r1'].map((unit) => knownAs(game, unit))).toEqual(Array(4).fill('visible'));
  });
});

describe('WC-41: hiding, W-13d.8 to W-13d.10', () => {
  const hiding = (distance: number, known: 'detected' | 'visible' | undefined, unstable = false): SecretGame =>
    secretly(
      {
        ground: { '0,0': 'dense' },
        units: {
          b1: { card: LOCUST, at: '0,0', unstable },
          r1: { card: GRIFFIN, at: `0,${distance}`, ticks: 40 },
        },
        options: { terrain: 'byMode' },
      },
      { b1: 'visible', ...(known && { r1: known }) },
    );
  const HIDE = { kind: 'hide', unit: 'b1' } as const;

  test.each<[number, number, boolean]>([
    [6, 7, true],
    [6, 6, false],
    [4, 14, true],
    [4, 13, false],
    [2, 18, true],
    [2, 17, false],
    [7, 1, true],
  ])('at %i hexes, die %i', (distance, die, works) => {
    const game = hiding(distance, 'visible');
    const told = game.act('blue', HIDE, [die, 20]);
    expect(only(told.events, 'actionDeclared')[0]!.cost).toBe(2);
    expect(only(told.events, 'hid')[0]!.success).toBe(works);
    // Spotting in the same activation cannot raise it again.
    expect(knownAs(game, 'b1')).toBe(works ? 'detected' : 'visible');
    expect(game.state.units.find(({ id }) => id === 'b1')!.token).toBe('stationary');
    expect(game.view('red').sensing!.old.map(({ id }) => id)).toEqual(works ? ['b1'] : []);
    expect(game.view('red').sensing!.contacts).toHaveLength(works ? 1 : 0);
  });

  test.each([
    [14, true],
    [16, false],
  ])('unstable, at 4 hexes, die %i', (die, works) => {
    expect(only(hiding(4, 'visible', true).act('blue', HIDE, [die, 20]).events, 'hid')[0]!.success).toBe(works);
  });

  const inTheOpen = (known: 'detected' | 'visible' | undefined): SecretGame =>
    secretly(
      { units: { b1: { card: LOCUST, at: '0,0' }, r1: { card: GRIFFIN, at: '0,9', ticks: 40 } } },
      { b1: 'visible', ...(known && { r1: known }) },
    );

  test.each(['detected', 'visible'] as const)('is refused where a %s enemy has a clear line', (known) => {
    expect(inTheOpen(known).refused('blue', HIDE)).toBe('W-13d.10');
  });

  test('fails where an enemy has one that nobody knows of, and its owner is told the die alone', () => {
    const told = inTheOpen(undefined).act('blue', HIDE, [20, 1]);
    const hid = told.seen.blue!.find(({ kind }) => kind === 'hid');
    expect(hid).toMatchObject({ success: false, roll: { dice: [20] } });
    expect(JSON.stringify(hid)).not.toContain('needed');
  });

  test('is refused to those that are hidden already, or off the map', () => {
    const hidden = secretly({ units: { b1: { card: LOCUST, at: '0,0' }, r1: { at: '0,9' } } });
    expect(hidden.refused('blue', HIDE)).toBe('W-13d.10');
    const away = secretly({ units: { b1: { card: LOCUST }, r1: { at: '0,9' } } });
    expect(away.refused('blue', HIDE)).toBe('W-13d.10');
  });
});

describe('WC-42: stumbling upon a hidden unit, W-13d.6', () => {
  const stumbling = (): SecretGame =>
    secretly(
      {
        units: {
          r1: { card: GRIFFIN, at: '0,0', facing: 3 },
          b1: { card: LOCUST, at: '0,4', ticks: 40 },
          b2: { card: WOLVERINE, at: '0,12', ticks: 40 },
        },
      },
      { b2: 'visible' },
    );

  test('stops the movement before it, and makes it a contact at once', () => {
    const game = stumbling();
    const told = game.act('red', move('r1', straight('0,0', 3, 5)), [1]);
    const r1 = game.state.units.find(({ id }) => id === 'r1')!;
    expect([r1.at, r1.token]).toEqual([hex('0,3'), 'none']);
    expect(only(told.events, 'actionEnded')[0]!.cost).toBe(8);
    expect(only(told.events, 'knownAs').map(({ unit, by }) => [unit, by])).toEqual([
      ['b1', 'stumbled'],
      ['r1', 'spotted'],
    ]);
    // In this activation it rises no further, though its line is clear.
    expect(knownAs(game, 'b1')).toBe('detected');
    expect(knownAs(game, 'r1')).toBe('detected');
  });

  test('a contact is no hidden unit: nobody orders a way through its hex', () => {
    const game = stumbling();
    game.state.detection!.known.b1 = { state: 'detected', number: 1, at: hex('0,4') };
    expect(game.refused('red', move('r1', straight('0,0', 3, 5)))).toBe('W-13d.6');
  });

  test('only visible units are attacked', () => {
    const fire = { kind: 'act', unit: 'r1', attack: { weapon: 'lrm-10', target: 'b1' } } as const;
    expect(stumbling().refused('red', fire)).toBe('W-13d.11');
  });
});

describe('WC-43: what is told of an unseen activation, W-13d.15 to W-13d.18', () => {
  const hidden = (card = GRIFFIN): SecretGame =>
    secretly({
      // A ridge lies between them: no sensor finds anything.
      ground: { '0,11': 'level9' },
      units: { r1: { card, at: '0,0', facing: 3 }, b1: { card: WOLVERINE, at: '0,12', ticks: 40, facing: 0 } },
    });
  const upToSkim = ({ seen }: ReturnType<SecretGame['act']>) => {
    const end = seen.blue!.findIndex(({ kind }) => kind === 'skimmed' || kind === 'knowledge');
    expect(end).toBeGreaterThan(0);
    return JSON.stringify(seen.blue!.slice(0, end));
  };

  test('the same bytes whatever the unit does, and whatever it is', () => {
    const walks = hidden();
    const first = upToSkim(walks.act('red', move('r1', straight('0,0', 3, 5)), [5]));
    const waits = hidden();
    const second = upToSkim(waits.act('red', { kind: 'wait', unit: 'r1' }, [20]));
    const other = hidden(LOCUST);
    const third = upToSkim(other.act('red', move('r1', straight('0,0', 3, 7)), [9]));
    expect(second).toBe(first);
    expect(third).toBe(first);
    const kinds = JSON.parse(first).map(({ kind }: { readonly kind: string }) => kind);
    expect(kinds).toEqual(['changed', 'windowOpened', 'windowClosed', 'unseenEnded']);
  });

  test('is its side, its clock and a window without a question', () => {
    const game = hidden();
    expect(game.view('blue').moment).toEqual({ kind: 'unseen', side: 0 });
    expect(game.view(PUBLIC).moment).toEqual({ kind: 'unseen', side: 0 });
    game.play('red', move('r1', straight('0,0', 3, 5)));
    for (const viewer of ['blue', PUBLIC])
      expect(game.view(viewer).moment).toEqual({ kind: 'window', eligible: [], reaction: false, answered: true });
    expect(game.view('blue').units.map(({ id }) => id)).toEqual(['b1']);
  });

  test.each([
    ['simultaneous', GRIFFIN],
    ['first', LOCUST],
  ])('an unseen %s interrupt that only moves is told nothing of, and leaves no trace', (timing, card) => {
    const acting = (interrupts: boolean) => {
      const game = secretly(
        { units: { b1: { card: WOLVERINE, at: '0,12', facing: 0 }, r1: { card, at: '0,0', ticks: 2, facing: 3 } } },
        { b1: 'visible' },
      );
      const before = game.play('blue', move('b1', straight('0,12', 0, 4), 0));
      if (interrupts) {
        const path = straight('0,0', 1, 2);
        const claim = { kind: 'interrupt', unit: 'r1', trigger: 2, move: { path, facing: 3 } } as const;
        expect(game.play('red', claim).seen.blue).toEqual([]);
      }
      const after = game.ring([1]);
      expect(only(after.events, 'interruptDeclared').map((event) => event.timing)).toEqual(interrupts ? [timing] : []);
      const seen = [...before.seen.blue!, ...after.seen.blue!];
      return JSON.stringify(
        seen.slice(
          0,
          seen.findIndex(({ kind }) => kind === 'sensed'),
        ),
      );
    };
    expect(acting(true)).toBe(acting(false));
  });
});

describe('WC-44: an attack by a unit that is not visible, W-13d.5 and W-13d.19', () => {
  test('tells its hex, the own dice, what it does, and nothing else', () => {
    const game = secretly(
      {
        units: {
          r1: { card: GRIFFIN, at: '0,0', facing: 3 },
          b1: { card: WOLVERINE, at: '0,12', facing: 0, ticks: 40 },
        },
        options: { combat: 'aimed' },
      },
      { b1: 'visible' },
    );
    const fire = { kind: 'act', unit: 'r1', attack: { weapon: 'ppc', target: 'b1', aim: 5 } } as const;
    const told = game.act('red', fire, [15, 4, 8, 9, 1]);
    expect(kindsFor(told, 'blue').slice(1, -2)).toEqual([
      'windowClosed',
      'knowledge',
      'firedUnseen',
      'defenceSet',
      'struckUnseen',
      'ticksGained',
      'resisted',
      'attackEnded',
      'unseenEnded',
    ]);
    const bytes = JSON.stringify(told.seen.blue);
    for (const secret of ['"r1"', 'ppc', 'PPC', 'Griffin', 'GRF', '[15,4]', '"aim"', '"cost"', 'John Hayes'])
      expect(bytes).not.toContain(secret);
    expect(told.seen.blue!.find(({ kind }) => kind === 'firedUnseen')).toMatchObject({
      number: 1,
      from: hex('0,0'),
      target: 'b1',
    });
    expect(told.seen.blue!.find(({ kind }) => kind === 'struckUnseen')).toMatchObject({
      defence: { dice: [8], advantages: [] },
      result: 'structure',
      damage: 5,
    });
    // Its line is clear, but one step in one activation is all.
    expect(knownAs(game, 'r1')).toBe('detected');
    expect(only(told.events, 'actionEnded')[0]!.cost).toBe(5);
  });
});
