import { followSeen, type Happened, PUBLIC } from '@ironhex/shared/match';
import { isAlive, scores, type WarfareTypes } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { often } from '../../often.ts';
import { begin, drawing, playOn, seeds, submit } from '../../properties/matches.ts';
import { severalASide, warfareSample } from '../../rulesets/warfare3025/sample.ts';
import { begun, type Game, game, hex, LOCUST, only, stateOf, type UnitWords, WOLVERINE } from './kit.ts';

const CONCEDE = { kind: 'concede' } as const;

/** Red alone against blue and azure, who are on one side; red's first unit acts. */
const allies = (units: Readonly<Record<string, UnitWords>> = {}): Game =>
  begun({
    units: {
      r1: { card: WOLVERINE, at: '0,0' },
      r2: { at: '1,0' },
      b1: { card: WOLVERINE, at: '0,5' },
      b2: { card: LOCUST, at: '0,20', seat: 'azure' },
      ...units,
    },
  });

describe('W-15: one of several players of a side concedes', () => {
  test('while another one is asked: the own units leave at once, and what is asked stays', () => {
    const table = allies();
    const events = table.play('blue', CONCEDE);
    expect(events).toEqual([
      { kind: 'conceded', seat: 'blue' },
      { kind: 'withdrawn', seat: 'blue', units: ['b1'] },
    ]);
    expect(table.unit('b1')).toMatchObject({ status: 'withdrawn', at: null });
    expect(warfare3025.outcome(table.state)).toBeUndefined();
    expect(table.state.moment).toMatchObject({ kind: 'activate', seat: 'red' });
  });

  test('when asked to act: the next unit in line does', () => {
    const table = allies({ r1: { card: WOLVERINE, at: '0,0', ticks: 4 }, b1: { at: '0,5', ticks: 0 } });
    expect(table.state.moment).toMatchObject({ seat: 'blue' });
    table.play('blue', CONCEDE);
    expect(table.state.moment).toMatchObject({ kind: 'activate', seat: 'red', units: ['r1'] });
    expect(table.state.elapsed).toBe(4);
  });

  test('and nobody can shoot at the units that have left, or act with them', () => {
    const table = allies();
    table.play('blue', CONCEDE);
    const attack = { weapon: 'autocannon-5', target: 'b1' };
    expect(table.refused('red', { kind: 'act', unit: 'r1', attack })).toMatchObject({ code: 'no-target' });
    expect(table.refused('blue', { kind: 'wait', unit: 'b1' })).toMatchObject({ code: 'not-asked' });
  });

  test('and each unit that has left counts as lost: 20 beside its structure damage', () => {
    const table = allies({ b1: { at: '0,5', damage: { structure: 3 } } });
    table.play('blue', CONCEDE);
    expect(scores(table.state)).toEqual([23, 0]);
  });

  test('once: there is nothing to concede without units', () => {
    const table = allies();
    table.play('blue', CONCEDE);
    expect(table.refused('blue', CONCEDE)).toMatchObject({ code: 'nothing-left', rule: 'W-15' });
  });

  test.each([[['blue', 'azure']], [['azure', 'blue']]])('and the last of %o ends the match', ([first, last]) => {
    const table = allies();
    table.play(first!, CONCEDE);
    table.play(last!, CONCEDE);
    expect(warfare3025.outcome(table.state)).toMatchObject({ winner: 0, code: 'conceded', rule: 'W-15' });
  });

  test('as does one whose friends have no units left', () => {
    const table = allies({ b2: { at: '0,20', seat: 'azure', damage: { structure: 20 } } });
    table.play('blue', CONCEDE);
    expect(warfare3025.outcome(table.state)).toMatchObject({ winner: 0, code: 'conceded' });
  });
});

describe('W-15: one of several players of a side concedes during an action', () => {
  const laser = { weapon: 'medium-laser', target: 'r1' } as const;
  /** Red's first unit goes past blue and azure, who may interrupt. */
  const window = () => {
    const table = allies({
      b1: { card: WOLVERINE, at: '0,5', ticks: 1 },
      b2: { card: WOLVERINE, at: '1,4', ticks: 2, seat: 'azure' },
    });
    table.play('red', { kind: 'act', unit: 'r1', move: { path: [hex('0,-1')], facing: 0 } });
    expect(table.state.moment).toMatchObject({ kind: 'interrupt', waiting: ['blue', 'azure'] });
    return table;
  };

  test('asked to interrupt: that is a pass, and the units leave when the action is over', () => {
    const table = window();
    table.play('blue', CONCEDE);
    expect(table.unit('b1').status).toBe('field');
    expect(table.state).toMatchObject({ leaving: ['blue'], moment: { kind: 'interrupt', waiting: ['azure'] } });
    expect(table.refused('blue', CONCEDE)).toMatchObject({ code: 'nothing-left' });
    const events = table.play('azure', { kind: 'pass' });
    expect(only(events, 'withdrawn')).toEqual([{ kind: 'withdrawn', seat: 'blue', units: ['b1'] }]);
    expect(events.findIndex(({ kind }) => kind === 'withdrawn')).toBeGreaterThan(
      events.findIndex(({ kind }) => kind === 'actionEnded'),
    );
    expect(table.unit('b1').status).toBe('withdrawn');
    expect(table.state).not.toHaveProperty('leaving');
  });

  test('after a claim: what was claimed is done', () => {
    const table = window();
    table.play('blue', { kind: 'interrupt', unit: 'b1', trigger: 0, attack: laser });
    table.play('blue', CONCEDE);
    // From behind, both dice miss.
    const events = table.play('azure', { kind: 'pass' }, [2, 2]);
    expect(only(events, 'interruptDeclared')).toMatchObject([{ unit: 'b1' }]);
    expect(table.unit('b1').status).toBe('withdrawn');
  });

  test('both: the match is over at once', () => {
    const table = window();
    table.play('blue', CONCEDE);
    table.play('azure', CONCEDE);
    expect(table.state).toMatchObject({ action: null, agenda: [], outcome: { winner: 0, code: 'conceded' } });
    expect(table.state).not.toHaveProperty('leaving');
  });

  test('the acting one: the action is made, and questions to its player have their default', () => {
    const table = begun({
      units: {
        b1: { card: WOLVERINE, at: '0,5' },
        b2: { card: LOCUST, at: '0,20', seat: 'azure', ticks: 80 },
        r1: { card: WOLVERINE, at: '0,0', facing: 3, token: 'fast' },
      },
    });
    table.play('blue', { kind: 'act', unit: 'b1', attack: { weapon: 'autocannon-5', target: 'r1' } });
    expect(table.state.moment).toMatchObject({ kind: 'defend', seat: 'red' });
    table.play('blue', CONCEDE);
    // Excellent against none: blue would pick a component.
    const events = table.play('red', { kind: 'defend', roll: 'armour' }, [20, 1]);
    expect(only(events, 'picked')).toEqual([{ kind: 'picked', component: 'structure' }]);
    expect(table.unit('r1').damage.structure).toBe(2);
    expect(table.unit('b1').status).toBe('withdrawn');
  });

  test('the one who is shot at: its defence is the better one', () => {
    const table = allies({ b1: { card: WOLVERINE, at: '0,5', token: 'fast', damage: { armour: 19 } } });
    table.play('red', { kind: 'act', unit: 'r1', attack: { weapon: 'autocannon-5', target: 'b1' } });
    expect(table.state.moment).toMatchObject({ kind: 'defend', seat: 'blue' });
    const events = table.play('blue', CONCEDE, [2]);
    expect(only(events, 'defenceSet')).toMatchObject([{ defence: 'piloting' }]);
    expect(table.unit('b1').status).toBe('withdrawn');
  });

  test('the one who picks a component: it is the structure', () => {
    const table = begun({
      units: {
        b1: { card: WOLVERINE, at: '0,5', seat: 'azure' },
        b2: { card: LOCUST, at: '0,20', ticks: 80 },
        r1: { card: WOLVERINE, at: '0,0', facing: 3 },
      },
    });
    table.play('azure', { kind: 'act', unit: 'b1', attack: { weapon: 'autocannon-5', target: 'r1' } }, [20, 1]);
    expect(table.state.moment).toMatchObject({ kind: 'pick', seat: 'azure' });
    table.play('azure', CONCEDE);
    expect(table.unit('r1').damage.structure).toBe(2);
    expect(table.unit('b1').status).toBe('withdrawn');
  });
});

test('matches of several a side go on and end, whoever concedes whenever', () => {
  let early = 0;
  fc.assert(
    fc.property(severalASide, seeds, (setup, seed) => {
      const seats = setup.seats.map(({ id }) => id);
      const viewers = [...seats, PUBLIC];
      const match = begin(warfareSample.ruleset, setup, seed, viewers);
      const followed = viewers.map((viewer) => [viewer, structuredClone(match.view(viewer))] as const);
      const follow = ({ seen }: Happened<WarfareTypes>) => {
        for (const [viewer, view] of followed) {
          for (const part of seen.get(viewer) ?? []) followSeen(match.ruleset, view, structuredClone(part));
          expect(view).toEqual(match.view(viewer));
        }
      };
      const below = drawing(seed);
      // Nine mechs act some seven hundred times until the longest of these matches is over.
      for (let answers = 0; !match.outcome && answers < 1500; answers++) {
        const seat = seats[below(40 * seats.length)];
        if (seat !== undefined && match.check(seat, CONCEDE) === undefined) {
          follow(submit(match, seat, CONCEDE));
          if (!match.outcome) early += 1;
        } else playOn(match, below, 1, follow);
        for (const { seat: asked } of match.pending())
          expect(match.state.units.some((unit) => unit.seat === asked && isAlive(unit))).toBe(true);
      }
      expect(match.outcome).toBeDefined();
      const left = match.state.units.filter(({ status }) => status === 'withdrawn');
      expect(left.every(({ at, token }) => at === null && token === 'none')).toBe(true);
    }),
    { numRuns: often(3, 30), seed: 31 },
  );
  expect(early).toBeGreaterThan(3);
});

describe('a position', () => {
  const written = (table: Game) => JSON.parse(JSON.stringify(warfare3025.toPosition(table.state))) as object;
  const readAgain = (table: Game) => {
    const { options, board, seats } = table.state;
    const position = warfare3025.schemas.position.parse(written(table));
    const read = warfare3025.fromPosition({
      ...{ options, board, position },
      seats: seats.map((seat) => ({ ...seat, force: null })),
    });
    return read.ok ? read.value : read.error;
  };

  test('keeps who has left, and who leaves at the end of the action', () => {
    const gone = allies();
    gone.play('blue', CONCEDE);
    expect(readAgain(gone)).toEqual(gone.state);
    const table = allies({ b1: { at: '0,5', ticks: 1 } });
    table.play('red', { kind: 'act', unit: 'r1', move: { path: [], facing: 3 } });
    table.play('azure', CONCEDE);
    expect(table.state).toMatchObject({ leaving: ['azure'] });
    expect(readAgain(table)).toEqual(table.state);
  });

  test.each<[string, object, string]>([
    ['a withdrawn unit on the map', { units: [{ withdrawn: true }] }, 'position.units.0.at'],
    ['a leaving seat without an action', { leaving: ['blue'] }, 'position.leaving.0'],
  ])('with %s is refused', (_, change, at) => {
    const { options, board, seats } = stateOf({ units: { b1: { at: '0,5' }, r1: { at: '0,0' } } });
    const table = game({ units: { b1: { at: '0,5' }, r1: { at: '0,0' } } });
    const { units, ...rest } = written(table) as { units: object[] };
    const { units: changes = [], ...others } = change as { units?: object[] };
    const position = warfare3025.schemas.position.parse({
      ...rest,
      ...others,
      units: units.map((unit, i) => ({ ...unit, ...changes[i] })),
    });
    const read = warfare3025.fromPosition({
      ...{ options, board, position },
      seats: seats.map((seat) => ({ ...seat, force: null })),
    });
    expect(read).toMatchObject({ ok: false, error: [{ at, message: expect.stringContaining('(W-15)') }] });
  });
});
