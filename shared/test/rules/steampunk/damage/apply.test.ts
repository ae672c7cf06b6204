import { describe, expect, it } from 'vitest';
import type { Seen } from '../../../../src/rulesets/steampunk/model/events.ts';
import { redact } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { Step } from '../../../../src/rulesets/steampunk/model/steps.ts';
import type { Harm } from '../../../../src/rulesets/steampunk/model/units.ts';
import type { Speed } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { shake } from '../../../../src/rulesets/steampunk/rules/damage/harm.ts';
import { hex } from '../ground.ts';
import { factsOf, folded, type Placing, runStep, tableOf } from '../kit.ts';

const applied = (b1: Omit<Placing, 'at'>, ledger: Partial<Harm>) => {
  const state = tableOf({ units: { b1: { at: 'D5', ...b1, ledger } as Placing } });
  const { events } = runStep(state, { do: 'apply' });
  return { state, events, unit: state.units.b1! };
};

describe('Apply damage, DET-5', () => {
  it('makes ledgers live, and removes who is dead', () => {
    const state = tableOf({
      units: {
        b1: { unit: 'elf.elf_infantry', at: 'D5', ledger: { alive: [true, false, false, false], fd: 2 } },
        b2: { unit: 'elf.elf_infantry', at: 'D5' },
        o1: { unit: 'elf.elf_scout', at: 'D2', ledger: { alive: [false] } },
      },
    });
    const { events } = runStep(state, { do: 'apply' });
    expect(factsOf(events, 'damage-applied')).toMatchObject([{ units: ['b1', 'o1'], destroyed: ['o1'] }]);
    expect(state.units.b1).toMatchObject({ status: 'field', ledger: null, harm: { fd: 2 } });
    expect(state.units.o1).toMatchObject({ status: 'destroyed', ledger: null, at: hex('D2') });
  });

  it('does nothing if no damage waits', () => {
    expect(runStep(tableOf({ units: { b1: { unit: 'elf.e34', at: 'D5' } } }), { do: 'apply' }).events).toEqual([]);
  });

  it.each([
    [1, 3],
    [2, 0],
  ])('reverses the facing for each of %i such rows, DMG-5', (times, facing) => {
    const each = Array.from({ length: times }, () => ({ do: 'turn_180' }) as const);
    for (const after of [each, [{ do: 'turn_180', times }] as const]) {
      const { unit } = applied({ unit: 'gnome.ballista_tractor_mark_ii', facing: 0 }, { after });
      expect(unit).toMatchObject({ facing, harm: { after: [] } });
    }
  });

  it.each<[string, Speed, Speed]>([
    ['elf.e34', 'fast', 'slow'],
    ['elf.e34', 'still', 'still'],
    ['gnome.gnome_helicopter', 'still_fly', 'still_fly'],
    ['gnome.gnome_helicopter', 'fast_fly', 'slow_fly'],
    ['elf.eagle_rider', 'fast_fly', 'fast_fly'],
  ])('slows %s from %s to %s, and never changes the layer', (unit, speed, now) => {
    expect(applied({ unit, speed }, { after: [{ do: 'slow_down' }] }).unit.speed).toBe(now);
  });

  it('stops who cannot move any more, but not again who could not before, CON-5', () => {
    expect(applied({ unit: 'elf.e34', speed: 'fast' }, { criticals: ['cannot_move'] }).unit.speed).toBe('still');
    const before = { unit: 'elf.e34', speed: 'slow', harm: { criticals: ['cannot_move'] } } as const;
    expect(applied(before, { criticals: ['cannot_move'], fd: 1 }).unit.speed).toBe('slow');
  });

  it('places markers in the hex of the unit and around it', () => {
    const markers = [{ kind: 'smoke' }, { kind: 'poison_cloud', die: 8, n: 5 }] as const;
    const unit = { unit: 'gnome.ballista_tractor_mark_iii' };
    const around = applied(unit, { after: [{ do: 'place', markers, around: true }] });
    expect(Object.keys(around.state.markers)).toHaveLength(7);
    expect(around.state.markers[hex('D5')]).toMatchObject({ smoke: 2, poison: { count: 2, die: 8, from: 5 } });
    const own = applied(unit, { after: [{ do: 'place', markers, around: false }] });
    expect(Object.keys(own.state.markers)).toEqual([hex('D5')]);
    const thrice = applied(unit, { after: [{ do: 'place', markers, around: false, times: 3 }] });
    expect(thrice.state.markers[hex('D5')]).toMatchObject({ smoke: 4, poison: { count: 4, die: 8, from: 3 } });
  });

  it('leaves what shakes a unit to the ledger first, CON-1', () => {
    const state = tableOf({ units: { b1: { unit: 'elf.e34', at: 'D5' } } });
    folded(state, [], () => shake(state, 'b1', 'drag'));
    expect(state.units.b1).toMatchObject({ harm: { shaken: 0 }, ledger: { shaken: 2 } });
  });
});

describe('what others hear of it', () => {
  const seen = (state: State, viewer: string) =>
    runStep(state, { do: 'apply' }).events.flatMap((event) => redact(state, event, viewer) ?? []);
  const hidden = { unit: 'darkelf.assassin', at: 'D5', hidden: true, ledger: { fd: 1 } };

  it('is nothing of units that hide', () => {
    const state = tableOf({ units: { b1: hidden } });
    expect(seen(state, 'orange')).toEqual([]);
    expect(seen(tableOf({ units: { b1: hidden } }), 'blue')).toMatchObject([{ units: ['b1'] }]);
  });

  it.each<[Step, readonly number[]]>([
    [{ do: 'trigger', movement: 1 }, [6, 6]],
    [{ do: 'agony', phase: 0 }, [3]],
    [{ do: 'agony', phase: 1 }, [3]],
    [{ do: 'agony', phase: 2 }, [1]],
    [{ do: 'agony', phase: 3 }, [1]],
    [{ do: 'agony', phase: 4 }, [1]],
    [{ do: 'aftermath' }, []],
  ])('names no unit that hides in %o, only what lies on the ground', (step, dice) => {
    const suffering = { shaken: 1, acid: 1, minorAcid: 1, fire: 1, poison: [4], bleeding: [4] } as const;
    const b1 = { unit: 'darkelf.assassin', at: 'D5', hidden: true, token: 'shade', harm: suffering };
    const state = tableOf({ units: { b1 }, markers: { D5: { fire: 1, acid: { count: 2, major: true, from: 5 } } } });
    const heard: Seen[] = [];
    const events = [...runStep(state, step, { dice }).events, ...runStep(state, { do: 'apply' }).events];
    for (const event of events) heard.push(...[redact(state, event, 'orange') ?? []].flat());
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(heard)).not.toMatch(/b1|assassin|units/);
  });

  it('is the same beside others, with or without one that hides', () => {
    const open = { unit: 'elf.e34', at: 'D2', ledger: { fd: 1 } };
    const [withHidden, without] = [{ b1: hidden, o1: open }, { o1: open }].map((units) =>
      seen(tableOf({ units }), 'public'),
    );
    expect(withHidden).toEqual(without);
    expect(without).toMatchObject([{ kind: 'damage-applied', units: ['o1'] }]);
  });
});
