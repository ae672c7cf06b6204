import { describe, expect, it } from 'vitest';
import { STEPS } from '../../../../src/rulesets/steampunk/rules/steps.ts';
import { TURN } from '../../../../src/rulesets/steampunk/rules/turn.ts';
import { factsOf, type Placing, runStep } from '../kit.ts';
import { contestedTable } from './kit.ts';

const HEX = { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } } as const;

describe('stench and fear, AS-3', () => {
  const troll = { unit: 'ork.troll', at: 'D4', facing: 3 } as const;
  const met = (b1: Omit<Placing, 'at'>, dice: readonly number[], o1: Placing = troll) => {
    const state = contestedTable({ units: { b1: { ...b1, at: 'D5' }, o1 } }, HEX);
    return { ...runStep(state, { do: 'abilities', movement: 1 }, { dice }), state };
  };

  it('poisons who is biological, frightens it, and counts at once', () => {
    const { state, events } = met({ unit: 'elf.elf_infantry' }, [6]);
    expect(factsOf(events, 'stench-met')).toMatchObject([{ by: 'o1', units: ['b1'] }]);
    expect(factsOf(events, 'fear-met')).toMatchObject([{ by: 'o1', die: 8, units: ['b1'] }]);
    expect(state.units.b1).toMatchObject({ harm: { poison: [6], shaken: 2 }, ledger: null });
    expect(state.contests[0]!.outcome).toBeUndefined();
  });

  it('harms the crew of who has one; who has no table for fear is not afraid', () => {
    const { state, events } = met({ unit: 'elf.e34' }, [4]);
    expect(factsOf(events, 'damage-rolled')).toMatchObject([{ unit: 'b1', type: 'crew', sides: 8 }]);
    expect(state.units.b1!.harm).toMatchObject({ poison: [], crippledCrew: true, shaken: 0 });
    expect(factsOf(events, 'spared')).toMatchObject([{ unit: 'b1', type: 'psychic' }]);
  });

  it('stinks before it frightens, whoever stands in the contested hexes', () => {
    const { events } = met({ unit: 'darkelf.queen_yy' }, [1]);
    expect(events.map(({ kind }) => kind).filter((kind) => kind.endsWith('-met'))).toEqual([
      'stench-met',
      'fear-met',
      'fear-met',
    ]);
  });

  it('frightens no more after a critical condition took its fear', () => {
    const scorpion = { unit: 'darkelf.mechanical_scorpion', at: 'D4', facing: 3 } as const;
    const lost = { ...scorpion, harm: { criticals: ['lose_fear'] } } as const;
    expect(factsOf(met({ unit: 'elf.elf_infantry' }, [], lost).events, 'fear-met')).toEqual([]);
    expect(factsOf(met({ unit: 'elf.elf_infantry' }, [1], scorpion).events, 'fear-met')).toHaveLength(1);
  });
});

describe('a cloud that is released, AB-RC', () => {
  const queen = (gunnery: readonly [string, string], placing: Partial<Placing> = {}): Placing => ({
    unit: 'darkelf.queen_yy',
    at: 'D5',
    speed: 'slow',
    ...placing,
    order: { gunnery },
  });
  const ordered = (placing: Placing, o1: Placing = { unit: 'elf.elf_infantry', at: 'D4', facing: 3 }) => {
    const state = contestedTable(
      { units: { b1: placing, o1 } },
      { ...HEX, staying: [], entering: { b1: 'D5' }, at: 'D4', held: ['o1'] },
    );
    runStep(state, { do: 'releases' });
    return state;
  };
  const RELEASE = ['-', 'Release'] as const;
  const asked = (state: ReturnType<typeof ordered>, movement: 1 | 2 | 3) =>
    STEPS.abilities.asks!(state, { do: 'abilities', movement }, {});

  it('is asked in each movement, of who was ordered to at Gunnery 1, with no as the default', () => {
    expect(asked(ordered(queen(RELEASE)), 1)).toEqual({
      questions: [
        { seat: 'blue', prompt: 'cloud', key: 'cloud b1', unit: 'b1', options: ['no', '0405', '0404'], secret: true },
      ],
      window: true,
    });
    expect(asked(ordered(queen(['-', 'Fire'])), 1).questions).toEqual([]);
    expect(asked(ordered(queen(RELEASE, { harm: { shaken: 1 } })), 1).questions).toEqual([]);
  });

  it('opens the same window whether it was ordered or not, as long as somebody might', () => {
    expect(asked(ordered(queen(['-', 'Fire'])), 1).window).toBe(true);
    expect(asked(ordered({ unit: 'elf.e34', at: 'D5' }), 1).window).toBe(false);
    const happens = TURN[7]!.happens!;
    expect(happens({ ...ordered(queen(['-', '-'])), contests: [] })).toBe(true);
    expect(happens({ ...ordered({ unit: 'elf.e34', at: 'D5' }), contests: [] })).toBe(false);
  });

  it('by default comes out in the third movement, into a hex with a biological enemy', () => {
    expect(asked(ordered(queen(RELEASE)), 3).questions[0]!.options).toEqual(['0404', 'no', '0405']);
    const tank = { unit: 'elf.e34', at: 'D4', facing: 3 } as const;
    expect(asked(ordered(queen(RELEASE), tank), 3).questions[0]!.options).toEqual(['no', '0405', '0404']);
  });

  it('lies in the hex at once, and comes once a turn', () => {
    const state = ordered(queen(RELEASE), { unit: 'elf.e34', at: 'D4', facing: 3 });
    const { events } = runStep(state, { do: 'abilities', movement: 2 }, { answers: { 'cloud b1': '0404' } });
    expect(factsOf(events, 'cloud-released')).toMatchObject([{ unit: 'b1', at: '0404' }]);
    expect(state.markers['0404']!.poison).toEqual({ count: 2, die: 12, from: 5 });
    expect(asked(state, 3)).toEqual({ questions: [], window: false });
  });
});
