import { describe, expect, test } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { Match, OMNISCIENT, PUBLIC } from '../../../../src/match/index.ts';
import { scores, tableOf } from '../../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { drawing, playOn } from '../../../properties/matches.ts';
import { GRIFFIN, hex, LOCUST, only, path, RIFLEMAN, straight, WOLVERINE } from '../kit.ts';
import { kindsFor, knownAs, secretly } from './kit.ts';

describe('ties and waiting, W-13d.17', () => {
  test('a tie is rolled, told to nobody, and decides which player acts: he picks one of his tied units', () => {
    const game = secretly(
      {
        units: {
          r1: { card: GRIFFIN, at: '0,0' },
          r2: { card: LOCUST, at: '2,0', ticks: 0 },
          b1: { card: WOLVERINE, at: '0,12', ticks: 0 },
        },
      },
      { r1: 'visible' },
      // Griffin, Locust, Wolverine: the worst tier acts first.
      [3, 15, 17],
    );
    expect(game.state.moment).toEqual({ kind: 'activate', seat: 'red', units: ['r1', 'r2'] });
    // The other side sees that it acts with the unit that it sees, and of nobody a die.
    expect(game.view('blue').moment).toEqual({ kind: 'activate', seat: 'red', units: ['r1'] });
    for (const viewer of ['red', 'blue', PUBLIC])
      expect(game.view(viewer).units.flatMap(({ tieRolls }) => tieRolls)).toEqual([]);
    expect(game.view(OMNISCIENT).units.flatMap(({ tieRolls }) => tieRolls)).toHaveLength(3);
  });

  test('who waits is told the P of its pilot, whoever is next in line', () => {
    const waiting = (ticks: number) => {
      const game = secretly(
        {
          units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: WOLVERINE, at: '0,30', ticks } },
          ground: { '0,29': 'level9' },
        },
        { r1: 'visible' },
      );
      const { seen } = game.play('red', { kind: 'wait', unit: 'r1' }, [1]);
      expect(game.state.units.find(({ id }) => id === 'r1')!.ticks).toBe(2);
      expect(game.state.elapsed).toBe(ticks);
      return JSON.stringify(
        seen.red!.slice(
          0,
          seen.red!.findIndex(({ kind }) => kind === 'skimmed'),
        ),
      );
    };
    expect(waiting(9)).toBe(waiting(2));
  });
});

describe('windows, W-13d.15', () => {
  test('last until their time is up, whoever has answered, and nobody sees who is asked', () => {
    const game = secretly(
      {
        units: {
          b1: { card: WOLVERINE, at: '0,9' },
          r1: { card: GRIFFIN, at: '0,0', ticks: 1 },
          r2: { card: LOCUST, at: '3,0', ticks: 2, seat: 'ruby' },
        },
      },
      { b1: 'visible' },
    );
    game.play('blue', { kind: 'act', unit: 'b1', move: { path: path('0,8'), facing: 0 } });
    const eligible = (viewer: string) => {
      const { moment } = game.view(viewer);
      return moment.kind === 'window' ? moment.eligible.map(({ unit }) => unit) : undefined;
    };
    expect(['red', 'ruby', 'blue', PUBLIC].map(eligible)).toEqual([['r1'], ['r2'], [], []]);
    const told = game.play('red', { kind: 'pass' });
    expect(told.seen.blue).toEqual([]);
    expect(told.seen[PUBLIC]).toEqual([]);
    game.play('ruby', { kind: 'pass' });
    expect(game.state.moment.kind).toBe('interrupt');
    expect(warfare3025.timers!(game.state)).toEqual([{ id: 1, clock: { class: 'window' } }]);
    expect(warfare3025.pending(game.state)).toEqual([]);
    game.ring([1]);
    expect(warfare3025.timers!(game.state)).toEqual([]);
  });

  test('opens for every stabilising and hiding, and for a wait of a unit that is not visible only', () => {
    const kinds = (known: 'visible' | undefined) => {
      const game = secretly(
        { units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { at: '0,30', ticks: 30 } }, ground: { '0,29': 'level9' } },
        known && { r1: known },
      );
      const told = game.play('red', { kind: 'wait', unit: 'r1' }, known ? [1] : []);
      return kindsFor(told, 'blue').includes('windowOpened');
    };
    expect([kinds('visible'), kinds(undefined)]).toEqual([false, true]);
  });

  test('opens before an attack in close quarters, and a reaction waits for its end', () => {
    const close = (ticks: number) =>
      secretly(
        {
          units: { r1: { card: GRIFFIN, at: '0,0', facing: 3 }, b1: { card: LOCUST, at: '0,4', token: 'fast', ticks } },
          options: { closeQuarters: 'on' },
        },
        { r1: 'visible', b1: 'visible' },
      );
    const fire = { kind: 'act', unit: 'r1', attack: { weapon: 'ppc', target: 'b1' } } as const;
    const asked = close(3);
    asked.act('red', fire);
    expect(asked.view('blue').moment).toMatchObject({ kind: 'window', reaction: true, answered: false });
    expect(asked.view('red').moment).toMatchObject({ kind: 'window', reaction: false, answered: true });
    const answered = asked.play('blue', { kind: 'react', how: 'counter', weapon: 'medium-laser' });
    expect(answered.seen.red).toEqual([]);
    expect(only(asked.ring([2, 2, 15, 12, 1]).events, 'reactionSet')[0]).toMatchObject({ how: 'counter' });
    // Too late to react: the same window, and nobody is asked in it.
    const late = close(9);
    late.act('red', fire);
    expect(late.view('blue').moment).toMatchObject({ kind: 'window', reaction: false });
    late.ring([2, 2, 1]);
    expect(late.state.assault).toBeNull();
  });
});

describe('what sinks, is lost, and is laid open', () => {
  test('a contact that is lost leaves a mark, and one that rises again has a new number, W-13d.13', () => {
    const game = secretly(
      {
        ground: { '0,0': 'dense' },
        units: { b1: { card: LOCUST, at: '0,0' }, r1: { card: GRIFFIN, at: '0,7', ticks: 1 } },
      },
      { b1: 'detected', r1: 'visible' },
    );
    game.act('blue', { kind: 'hide', unit: 'b1' }, [20, 1]);
    expect(knownAs(game, 'b1')).toBe('hidden');
    const { contacts, marks } = game.view('red').sensing!;
    expect(contacts).toEqual([]);
    expect(marks).toEqual([{ at: hex('0,0'), side: 1, since: 0 }]);
    // The Griffin finds it again with an excellent roll.
    game.act('red', { kind: 'act', unit: 'r1', move: { path: [], facing: 0 } }, [20]);
    expect(game.view('red').sensing!.contacts).toEqual([{ number: 2, side: 1, at: hex('0,0') }]);
    expect(game.view('red').sensing!.marks).toHaveLength(1);
  });

  test('spectators know what both know, and contacts without numbers, W-13d.21', () => {
    const game = secretly(
      {
        units: {
          r1: { card: GRIFFIN, at: '0,0' },
          r2: { card: LOCUST, at: '3,0' },
          b1: { card: RIFLEMAN, at: '0,20' },
          b2: { card: WOLVERINE, at: '0,25' },
        },
      },
      { r1: 'visible', b1: 'detected' },
      // Griffin and Locust do not tie: the others come later.
    );
    const view = game.view(PUBLIC);
    expect(view.units.map(({ id }) => id)).toEqual(['r1']);
    expect(view.sensing!.contacts).toEqual([{ number: null, side: 1, at: hex('0,20') }]);
    expect(view.sensing!.states).toEqual({});
    expect(view.asked).toEqual({});
  });

  test('spectators hear what both sides do: not how one has learnt of the other, W-13d.14 and W-13d.21', () => {
    const game = secretly({
      units: {
        r1: { card: GRIFFIN, at: '0,0', facing: 3 },
        b1: { card: LOCUST, at: '0,4', ticks: 40 },
      },
    });
    const way = [...straight('0,0', 3, 5)];
    const { seen } = game.act('red', { kind: 'act', unit: 'r1', move: { path: way, facing: 3 } }, [1]);
    // The Locust is stumbled upon: its player must not hear that somebody stands beside it, as a spectator neither.
    const heard = (viewer: string) => seen[viewer]!.flatMap((each) => (each.kind === 'knowledge' ? [each.by] : []));
    expect(heard('red')).toEqual(['stumbled', undefined]);
    expect(heard('blue')).toEqual([undefined, 'spotted']);
    expect(heard(PUBLIC)).toEqual([undefined, undefined]);
  });

  test('scores count what was told, also of units that are out of sight since, and no more, W-13d.20', () => {
    const game = secretly(
      {
        ground: { '0,0': 'dense' },
        units: {
          b1: { card: LOCUST, at: '0,0', damage: { structure: 5 } },
          b2: { card: LOCUST, at: '5,30', damage: { structure: 9 }, ticks: 40 },
          r1: { card: GRIFFIN, at: '0,7', ticks: 40 },
        },
      },
      { b1: 'visible', r1: 'visible' },
    );
    expect(scores(tableOf(game.view('red')))).toEqual([5, 0]);
    game.act('blue', { kind: 'hide', unit: 'b1' }, [20, 1]);
    expect(knownAs(game, 'b1')).toBe('detected');
    expect(scores(tableOf(game.view('red')))).toEqual([5, 0]);
    expect(scores(game.state)).toEqual([14, 0]);
  });

  test('everything is told at the end, W-13d.20', () => {
    const game = secretly({ units: { r1: { card: GRIFFIN, at: '0,0' }, b1: { card: WOLVERINE, at: '0,20' } } });
    expect(game.view('red').units.map(({ id }) => id)).toEqual(['r1']);
    game.play('blue', { kind: 'concede' });
    for (const viewer of ['red', 'blue', PUBLIC]) {
      expect(game.view(viewer).units.map(({ id }) => id)).toEqual(['b1', 'r1']);
      expect(Object.keys(game.view(viewer).cards)).toEqual(expect.arrayContaining(['b1', 'r1']));
    }
  });

  test('names are drawn by chance, and a card without a size is refused, W-13d.13 and W-13.5', () => {
    const { baseSize: _, ...small } = LOCUST;
    const setup = (card: typeof LOCUST) => ({
      options: { ...game.state.options },
      board: game.state.board,
      seats: [
        { id: 'red', side: 0, force: [{ id: 'r1', card }] },
        { id: 'blue', side: 1, force: [{ id: 'b1', card: GRIFFIN }] },
      ],
    });
    const game = secretly({ units: { r1: { at: '0,0' }, b1: { at: '0,20' } } });
    const named = new Match(warfare3025, setup(LOCUST), { dice: () => fastDice(7) });
    for (const { id } of named.state.units) expect(id).toMatch(/^[b-z]{3}$/);
    const refusals = warfare3025.checkSetup(setup(small as typeof LOCUST));
    expect(refusals.map(({ code, rule }) => [code, rule])).toEqual([['no-figure', 'W-13d']]);
    expect(warfare3025.seats(game.state.options).some(({ open }) => open)).toBe(false);
  });

  test('who goes back behind dice is not told how many have fallen', () => {
    const seats = ['red', 'blue'].map((id, side) => ({ id, side, force: [{ id, card: GRIFFIN }] }));
    const { options, board } = secretly({ units: { r1: { at: '0,0' }, b1: { at: '0,20' } } }).state;
    const match = new Match(
      warfare3025,
      { options, board, seats },
      { dice: () => fastDice(5), viewers: ['red', 'blue'], rewinds: true },
    );
    playOn(match, drawing(5), 12);
    const back = match.rewind('red', 1);
    if (!back.ok) throw new Error(back.error.code);
    expect(back.value.thrown).toBeGreaterThan(0);
    for (const [, told] of back.value.seen) expect(told).not.toMatchObject([{ thrown: expect.anything() }]);
  });
});
