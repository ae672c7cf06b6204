import { scriptedDice } from '@ironhex/shared/dice';
import { describe, expect, it } from 'vitest';
import { awaited, pending } from '../../../../src/rulesets/steampunk/ask/decisions.ts';
import { applyChange } from '../../../../src/rulesets/steampunk/model/change.ts';
import type { Event } from '../../../../src/rulesets/steampunk/model/events.ts';
import type { Options } from '../../../../src/rulesets/steampunk/model/options.ts';
import { view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { Stage } from '../../../../src/rulesets/steampunk/model/table.ts';
import { begin, ring, timers } from '../../../../src/rulesets/steampunk/rules/play.ts';
import { factsOf, type Laying, runStep, tableOf } from '../kit.ts';
import { army, SetupTable } from '../setup/table.ts';

const FRIENDLY: Partial<Options> = { victory: { kind: 'friendly' } };
const timed = (turns: number, minutes: number | null = null): Partial<Options> => ({
  victory: { kind: 'timed', turns, minutes },
});
/** The end of turn 3 with these units. */
const check = (
  units: Laying['units'],
  options: Partial<Options>,
  { dice = [], ...laying }: Partial<Laying> & { readonly dice?: readonly number[] } = {},
) => {
  const state = tableOf({ units, options, turn: 3, ...laying });
  return { state, ...runStep(state, { do: 'victory' }, { dice }) };
};
const BLUE = { unit: 'elf.e34', at: 'D8' };
const ORANGE = { unit: 'ork.speedhead', at: 'D2' };

describe('VIC-1: a friendly match', () => {
  it('goes on as long as both sides have a unit, whatever the turn', () => {
    expect(check({ b1: BLUE, o1: ORANGE }, FRIENDLY).state.outcome).toBeNull();
  });

  it.each([
    ['destroyed', 0],
    ['fled', 0],
  ] as const)('is lost by the side whose last unit is %s', (status, winner) => {
    const { state } = check({ b1: BLUE, o1: { ...ORANGE, status } }, FRIENDLY);
    expect(state.outcome).toEqual({
      winner,
      score: [1, 0],
      rule: 'VIC-1',
      code: 'last-standing',
    });
    expect([state.stage, state.agenda]).toEqual(['over', []]);
  });

  it('is a draw if nobody has one', () => {
    const { state } = check({ b1: { ...BLUE, status: 'fled' }, o1: { ...ORANGE, status: 'destroyed' } }, FRIENDLY);
    expect(state.outcome).toMatchObject({ score: [0, 0], rule: 'VIC-1', code: 'none-left' });
    expect(state.outcome!.winner).toBeUndefined();
  });

  it('a hidden unit is one on the board', () => {
    const hidden = { unit: 'darkelf.assassin', at: 'D2', hidden: true };
    expect(check({ b1: BLUE, o1: hidden }, FRIENDLY).state.outcome).toBeNull();
  });

  it.each(['blue', 'orange'] as const)('can be given up by %s at any time', (seat) => {
    const table = new SetupTable();
    table.match.submit(seat, { kind: 'concede' });
    const winner = seat === 'blue' ? 1 : 0;
    expect(table.match.outcome).toMatchObject({ winner, rule: 'VIC-1' });
    expect(table.match.outcome!.score[winner]).toBe(1);
    expect([table.match.pending(), table.match.timers()]).toEqual([[], []]);
    expect(table.match.submit('blue', { kind: 'commit' })).toMatchObject({ ok: false });
  });
});

describe('VIC-2: a timed match', () => {
  it('goes on before its last turn, and ends after it', () => {
    const units = { b1: BLUE, o1: ORANGE };
    expect(check(units, timed(4)).state.outcome).toBeNull();
    const { state, events } = check(units, timed(3));
    expect(state.outcome).toMatchObject({ winner: 0, score: [52, 18], rule: 'VIC-3' });
    expect(events.map(({ kind }) => kind)).toEqual(['stage-began', 'stage-began', 'scored']);
    expect(state.scores).toEqual(factsOf(events, 'scored')[0]!.sides);
    expect(factsOf(events, 'stage-began').map(({ stage }) => stage)).toEqual(['end-phase', 'over']);
  });

  it('runs by a clock too, from the first orders to the last turn, which all see', () => {
    const stage = (stage: Stage, minutes: number | null = 90) =>
      timers({ ...tableOf({ units: { b1: BLUE }, options: timed(9, minutes) }), stage });
    const clock = { class: 'match', run: 'match', seconds: 5400 };
    for (const name of ['orders', 'turn'] as const) expect(stage(name)).toEqual([{ id: 0, clock }]);
    for (const name of ['setup', 'end-phase', 'over'] as const) expect(stage(name)).toEqual([]);
    expect(stage('turn', null)).toEqual([]);
    const state = tableOf({ units: { b1: BLUE }, options: timed(9, 90) });
    for (const viewer of ['blue', 'orange', 'public'])
      expect(awaited(view(state, viewer)).at(-1)).toEqual({ seat: null, id: null, kind: 'match', clock });
  });

  it('plays its turn to the end when the minutes are up, and no other', () => {
    const state = tableOf({ units: { b1: BLUE, o1: ORANGE }, options: timed(9, 90), turn: 3 });
    const [timer] = timers(state);
    for (const event of ring(state, timer!, scriptedDice([]))) applyChange(state, event.to!);
    expect([state.timeUp, state.stage, timers(state)]).toEqual([true, 'turn', []]);
    runStep(state, { do: 'victory' });
    expect(state.outcome).toMatchObject({ code: 'last-turn', figures: { turn: 3 } });
  });

  it('asks for no orders in its last turn: there is no turn to carry them out in', () => {
    const planned = (turn: number, laying: Partial<Laying> = {}) => {
      const state = tableOf({ units: { b1: BLUE, o1: ORANGE }, options: timed(3), turn, ...laying });
      return runStep(state, { do: 'step', step: 2 }).asked.map(({ prompt }) => prompt);
    };
    expect(planned(2)).toEqual(['plan', 'plan']);
    expect(planned(3)).toEqual([]);
    // To the last unit: any turn may have another one after it.
    expect(planned(30, { options: FRIENDLY })).toEqual(['plan', 'plan']);
  });

  it.each([
    ['asks nobody any more who writes orders for the next turn', 'next', false],
    ['lets everybody write the orders for the first one', 'now', true],
  ] as const)('%s when the minutes are up', (_what, of, isAsked) => {
    const state = tableOf({ units: { b1: BLUE, o1: ORANGE }, options: timed(9, 90), turn: of === 'now' ? 0 : 3 });
    const fold = (events: Iterable<Event>) => {
      const kinds: string[] = [];
      for (const event of events) {
        if (event.to) applyChange(state, event.to);
        kinds.push(event.kind);
      }
      return kinds;
    };
    applyChange(state, {
      truth: {
        agenda: [
          { do: 'plan', of },
          { do: 'end-phase', round: 1, shaken: [] },
        ],
      },
    });
    fold(begin(state, scriptedDice([])));
    expect(pending(state).map(({ kind }) => kind)).toEqual(['plan', 'plan']);
    const [timer] = timers(state);
    const rung = fold(ring(state, timer!, scriptedDice([])));
    expect(rung[0]).toBe('time-ran-out');
    expect(rung).not.toContain('orders-written');
    expect(pending(state).length > 0).toBe(isAsked);
    expect(state.outcome === null).toBe(isAsked);
  });

  it('is as if its time was up when a side has no unit left', () => {
    const { state } = check({ b1: BLUE, o1: { ...ORANGE, status: 'destroyed' } }, timed(9));
    expect(state.outcome).toEqual({
      winner: 0,
      score: [88, 0],
      standing: [9.38, 0],
      rule: 'VIC-3',
      code: 'side-gone',
      figures: { turn: 3 },
    });
  });

  it('lays everything open at its end', () => {
    const hidden = { unit: 'darkelf.assassin', at: 'D2', hidden: true };
    const { state } = check({ b1: BLUE, o1: hidden }, timed(3));
    expect(view(state, 'blue').units.o1).toMatchObject({ hidden: true, at: '0402' });
    expect(view(state, 'public').tokens).toEqual({});
  });
});

describe('VIC-2: the end-phase', () => {
  const rounds = (events: Parameters<typeof factsOf>[0]) => factsOf(events, 'end-round-began').length;

  it('burns, poisons and bleeds on until nothing does', () => {
    // Fire goes out with a 1, in the second round.
    const { state, events } = check({ b1: { ...BLUE, harm: { fire: 1 } }, o1: ORANGE }, timed(3), { dice: [2, 1] });
    expect(rounds(events)).toBe(2);
    expect(state.units.b1!.harm).toMatchObject({ fire: 0, fd: 1 });
    expect(factsOf(events, 'token-faded')).toMatchObject([{ unit: 'b1', token: 'fire', die: 1 }]);
  });

  it('destroys for the score', () => {
    const { state } = check({ b1: { ...BLUE, harm: { fire: 1, fd: 4 } }, o1: ORANGE }, timed(3), { dice: [6] });
    expect(state.units.b1!.status).toBe('destroyed');
    expect(state.outcome).toMatchObject({ winner: 1, score: [0, 18 + 72 + 16] });
  });

  it('takes a shaken token a round, and notes who was shaken before', () => {
    const { state, events } = check({ b1: { ...BLUE, harm: { shaken: 3 } }, o1: ORANGE }, timed(3));
    expect(rounds(events)).toBe(3);
    expect(state.units.b1!.harm.shaken).toBe(0);
    expect(state.outcome).toMatchObject({ winner: 1, score: [36, 18 + 36 + 16] });
  });

  it('repairs in each round', () => {
    const units = { b1: { unit: 'dwarf.steampowerarmor', at: 'D8', harm: { minorAcid: 1, fd: 2 } }, o1: ORANGE };
    const { events } = check(units, timed(3), { dice: [3] });
    expect(factsOf(events, 'healed').length).toBeGreaterThan(0);
    expect(rounds(events)).toBe(1);
  });

  it('moves shaken units only, by default orders of the speed that they have', () => {
    const infantry = (at: string, shaken: number) => ({
      unit: 'elf.elf_infantry',
      at,
      speed: 'slow' as const,
      harm: { shaken },
    });
    const { state, events } = check(
      { b1: infantry('D5', 2), b2: infantry('C5', 0), o1: { ...ORANGE, at: 'D4' } },
      timed(3),
    );
    expect(factsOf(events, 'units-moved').flatMap(({ each }) => each.map(({ unit }) => unit))).toEqual(['b1', 'b1']);
    expect([state.units.b2!.at, state.units.o1!.at]).toEqual(['0305', '0404']);
    expect(state.contests).toEqual([]);
  });

  it('ends after 20 rounds at the latest', () => {
    const { events } = check({ b1: { ...BLUE, harm: { shaken: 30 } }, o1: ORANGE }, timed(3));
    expect(rounds(events)).toBe(20);
  });

  it('has no Terror, and hex effects do not trigger', () => {
    const units = {
      b1: { unit: 'elf.elf_infantry', at: 'D4', harm: { shaken: 1 } },
      o1: { unit: 'dwarf.tamed_balrog', at: 'D2', speed: 'rest' as const },
    };
    const { events } = check(units, timed(3), { markers: { D4: { fire: 2 }, D5: { fire: 2 } } });
    expect(rounds(events)).toBe(1);
    expect(factsOf(events, 'damage-rolled')).toEqual([]);
    expect(factsOf(events, 'hex-struck')).toEqual([]);
  });

  it('drags nobody, and hidden units do not meet enemies', () => {
    const { state } = check(
      {
        b1: { ...BLUE, harm: { shaken: 1 }, draggedBy: 'o1' },
        b2: { unit: 'darkelf.assassin', at: 'D2', hidden: true, token: 'b?1' },
        o1: ORANGE,
      },
      timed(3),
    );
    expect(state.units.b1).toMatchObject({ at: '0408', draggedBy: null });
    expect(state.units.b2).toMatchObject({ at: '0402', hidden: true });
  });
});

describe('a match to its end', () => {
  it('is scored in match points and tournament points, for all to see', () => {
    const armies = [army('elf', 'e34'), army('ork', 'speedhead')] as const;
    const options = { setup: 'blind', victory: { kind: 'timed', turns: 1 } };
    const table = new SetupTable({ armies, options, dice: [1] });
    for (let n = 0; n < 50 && !table.match.outcome; n++) table.timeout();
    expect(table.match.outcome).toMatchObject({ winner: 0, score: [52, 18] });
    for (const viewer of ['blue', 'orange', 'public'])
      expect(table.seen.get(viewer)!.at(-1)).toMatchObject({
        kind: 'scored',
        sides: [
          { side: 0, points: 52, bonus: 16, tournament: 7.21 },
          { side: 1, points: 18, bonus: 0, tournament: 4.24 },
        ],
      });
  });
});
