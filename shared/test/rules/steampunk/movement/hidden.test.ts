import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../src/dice/index.ts';
import { applyChange } from '../../../../src/rulesets/steampunk/model/change.ts';
import type { Event } from '../../../../src/rulesets/steampunk/model/events.ts';
import { redact, view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { Step } from '../../../../src/rulesets/steampunk/model/steps.ts';
import type { StepRule } from '../../../../src/rulesets/steampunk/rules/chapter.ts';
import { uncoverNear } from '../../../../src/rulesets/steampunk/rules/movement/hidden.ts';
import { playOn } from '../../../../src/rulesets/steampunk/rules/play.ts';
import { STEPS } from '../../../../src/rulesets/steampunk/rules/steps.ts';
import { hex } from '../ground.ts';
import { factsOf, runStep, tableOf } from '../kit.ts';
import { move, optionsOf, poseOf, unit } from './moving.ts';

const ASSASSIN = 'darkelf.assassin';
const ORK = 'ork.ork_infantry';
const ELF = 'elf.elf_infantry';
const slow = { speed: 'slow' } as const;
const hidden = (at: string, tokens: string, given: object = {}) =>
  unit(ASSASSIN, at, tokens, { hidden: true, ...given });

describe('hidden units move, CON-8', () => {
  it('by their orders, into enemies without a fight', () => {
    const { state } = move({
      units: { b1: hidden('D5', 'F', slow), o1: unit(ORK, 'D4', '-', slow) },
      hexes: { D4: 'ruins' },
    });
    expect(state.units.b1).toMatchObject({ at: hex('D4'), hidden: true });
    expect(state.contests).toEqual([]);
  });

  it('do not count for stacking', () => {
    const { state } = move({
      units: { b1: hidden('D4', '-'), b2: unit(ELF, 'D4', '-', slow), b3: unit(ELF, 'D5', 'F', slow) },
    });
    expect(poseOf(state, 'b3')).toBe('D4 0 slow');
  });
});

describe('Reveal, CON-8 (a)', () => {
  const showing = (units: object, answers = {}, given: object = slow) =>
    move({ units: { b1: hidden('D5', 'Reveal', given), ...units } }, { answers });

  it('puts the unit within two hexes where its owner wants, facing as it wants, with bonuses', () => {
    const byDefault = showing({});
    expect(optionsOf(byDefault, 'reveal b1')).toHaveLength(19);
    expect(optionsOf(byDefault, 'reveal b1')![0]).toBe(hex('D5'));
    expect(poseOf(byDefault.state, 'b1')).toBe('D5 0 slow');
    expect(byDefault.state.units.b1).toMatchObject({ hidden: false, marks: ['revealed', 'revealed_fights'] });
    const { state, events } = showing({}, { 'reveal b1': hex('D3'), 'face b1': '4' });
    expect(poseOf(state, 'b1')).toBe('D3 4 slow');
    expect(factsOf(events, 'revealed')).toMatchObject([
      { each: [{ unit: 'b1', from: hex('D5'), at: hex('D3'), facing: 4, bonuses: true }] },
    ]);
  });

  it('offers only hexes with room', () => {
    const full = { b2: unit(ELF, 'D5', '-', slow), b3: unit(ELF, 'D5', '-', slow) };
    expect(optionsOf(showing(full), 'reveal b1')).not.toContain(hex('D5'));
  });

  it('enters an assault where enemies are, and its origin is the hex of the token', () => {
    const { state } = showing({ o1: unit(ORK, 'D4', '-', slow) }, { 'reveal b1': hex('D4') });
    expect(state.contests).toMatchObject([
      { at: hex('D4'), staying: ['o1'], entering: [{ unit: 'b1', from: hex('D5'), backwards: false }] },
    ]);
    expect(state.units.b1).toMatchObject({ at: hex('D5'), hidden: false });
  });

  it('counts as staying where it shows itself in the hex of its token', () => {
    const { state } = showing({ o1: unit(ORK, 'D5', '-', slow) });
    expect(state.contests).toMatchObject([{ at: hex('D5'), staying: ['b1', 'o1'], entering: [] }]);
  });

  it('is a move: it may be too much for a hex, and the unit stays hidden', () => {
    const { state } = showing(
      { b2: unit(ELF, 'D4', '-', slow), b3: unit(ELF, 'D5', 'F', slow) },
      { 'reveal b1': hex('D4') },
    );
    expect(state.units.b1).toMatchObject({ at: hex('D5'), hidden: true, marks: ['overcrowd'] });
    expect(poseOf(state, 'b3')).toBe('D5 0 slow');
  });

  it('is asked with the choices of those who may assault, in secret, and a window opens in any case', () => {
    const state = tableOf({ units: { b1: hidden('D5', 'Reveal', slow), o1: unit(ORK, 'B2', '-', slow) } });
    const quiet = tableOf({ units: { b1: hidden('D5', '-', slow), o1: unit(ORK, 'B2', '-', slow) } });
    const windows = [state, quiet].map((table) => {
      const asked: Event[] = [];
      (table as { agenda: State['agenda'] }).agenda = [{ do: 'movement', movement: 2 }];
      for (const event of playOn(table, scriptedDice([]))) {
        if (event.to) applyChange(table, event.to);
        asked.push(event);
      }
      return {
        window: table.window,
        asks: table.own.blue!.asks.map(({ key, secret }) => [key, secret]),
        step: [...table.agenda][0],
      };
    });
    expect(windows.map(({ window }) => window)).toEqual([
      { id: 1, over: false },
      { id: 1, over: false },
    ]);
    expect(windows.map(({ asks }) => asks)).toEqual([
      [
        ['reveal b1', true],
        ['face b1', true],
      ],
      [],
    ]);
    expect(windows[0]!.step).toMatchObject({
      do: 'choices',
      rounds: [{ stage: 'bound', seats: ['blue'] }, { stage: 'early' }, {}, {}],
    });
  });
});

describe('meeting an enemy, CON-8 (b)', () => {
  const meeting = (answers = {}) =>
    move(
      {
        units: { b1: hidden('D5', '-', slow), o1: unit(ORK, 'D4', 'F', { ...slow, facing: 3 }) },
        hexes: { D5: 'ruins' },
      },
      { answers },
    );

  it('lets the owner show the unit, by default it stays hidden', () => {
    const met = meeting();
    expect(met.asked).toMatchObject([
      { prompt: 'reveal', key: 'meet b1', secret: true, options: ['stay', '0', '1', '2', '3', '4', '5'] },
    ]);
    expect(met.state.units.b1!.hidden).toBe(true);
    expect(poseOf(met.state, 'o1')).toBe('D5 3 slow');
    expect(met.state.contests).toEqual([]);
  });

  it('contests the hex before the enemy is in it, MOV-7; the unit counts as staying', () => {
    const { state } = meeting({ 'meet b1': '2' });
    expect(state.units.b1).toMatchObject({ hidden: false, facing: 2, marks: ['revealed', 'revealed_fights'] });
    expect(state.contests).toMatchObject([
      { at: hex('D5'), staying: ['b1'], entering: [{ unit: 'o1', from: hex('D4') }] },
    ]);
    expect(poseOf(state, 'o1')).toBe('D4 3 slow');
  });

  it('counts as staying also where the unit has just come', () => {
    const { state } = move(
      { units: { b1: hidden('D5', 'F', slow), o1: unit(ORK, 'D4', '-', slow) } },
      { answers: { 'meet b1': '0' } },
    );
    expect(state.contests).toMatchObject([{ at: hex('D4'), staying: ['b1', 'o1'], entering: [] }]);
    expect(poseOf(state, 'b1')).toBe('D4 0 slow');
  });
});

describe('being seen, CON-8 (c)', () => {
  it('uncovers who moves at slow or faster in the open before the eyes of an enemy', () => {
    const seen = (at: string, given: object, hexes = {}) =>
      !move({ units: { b1: hidden(at, '-', given), o1: unit(ORK, 'D2', '-', slow) }, hexes }).state.units.b1!.hidden;
    expect(seen('D7', slow)).toBe(true);
    expect(seen('D7', { speed: 'crawl' })).toBe(false);
    expect(seen('D7', slow, { D7: 'ruins' })).toBe(false);
    expect(seen('D7', slow, { D5: 'hill' })).toBe(false);
  });

  it('gives no bonuses and keeps the facing', () => {
    const { state } = move({
      units: { b1: hidden('D7', 'F', { ...slow, facing: 1 }), o1: unit(ORK, 'D2', '-', slow) },
    });
    expect(state.units.b1).toMatchObject({ at: hex('E7'), facing: 1, marks: [], hidden: false });
  });

  it('AFT-5: finds hidden units with an enemy at a distance of 1', () => {
    const near = (at: string) => uncoverNear(tableOf({ units: { b1: hidden('D5', '-'), o1: { unit: ORK, at } } }));
    expect(near('D4')).toEqual([{ do: 'uncover', unit: 'b1' }]);
    expect(near('D5')).toHaveLength(1);
    expect(near('D3')).toEqual([]);
  });

  const uncover = (units: object, answers = {}, hexes = {}) => {
    const state = tableOf({ units: { b1: hidden('D5', '-'), ...units }, hexes });
    return { state, ...runStep(state, { do: 'uncover', unit: 'b1' }, { answers }) };
  };

  it('puts it at the nearest legal hex if enemies are there or it is full, clockwise from behind', () => {
    expect(poseOf(uncover({}).state, 'b1')).toBe('D5 0 still');
    const held = uncover({ o1: { unit: ORK, at: 'D5' }, o2: { unit: ORK, at: 'C6' } });
    expect(held.asked[0]!.options).toEqual(['D6', 'C5', 'D4', 'E5', 'E6'].map(hex));
    expect(poseOf(held.state, 'b1')).toBe('D6 0 still');
    const chosen = uncover({ o1: { unit: ORK, at: 'D5' } }, { 'uncover b1': hex('D4') });
    expect(poseOf(chosen.state, 'b1')).toBe('D4 0 still');
    const full = uncover({ b2: { unit: ELF, at: 'D5' }, b3: { unit: ELF, at: 'D5' } });
    expect(poseOf(full.state, 'b1')).toBe('D6 0 still');
  });

  it('looks farther away where nothing near is legal', () => {
    const water = Object.fromEntries(['D4', 'E5', 'E6', 'D6', 'C6', 'C5'].map((name) => [name, 'water']));
    const { state, asked } = uncover({ o1: { unit: ORK, at: 'D5' } }, {}, water);
    expect(asked[0]!.options).toHaveLength(12);
    expect(poseOf(state, 'b1')).toBe('D7 0 still');
  });

  it('destroys it where there is no legal hex at all', () => {
    const water = Object.fromEntries(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'].flatMap((column) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => [`${column}${row}`, 'water']),
      ),
    );
    const { state, events } = uncover({ o1: { unit: ORK, at: 'D5' } }, {}, water);
    expect(state.units.b1!.status).toBe('destroyed');
    expect(factsOf(events, 'lost-uncovered')).toHaveLength(1);
  });
});

describe('Hide, CON-8', () => {
  const hiding = (units: object, hexes: Record<string, string> = { D5: 'ruins' }, given: object = {}) =>
    move({ units: { b1: unit(ASSASSIN, 'D5', 'Hide[ruins]', { ...slow, ...given }), ...units }, hexes });

  it('hides the unit at the end of the step, in that terrain and with no enemy near', () => {
    const { state, events } = hiding({ o1: unit(ORK, 'D2', '-', slow) });
    expect(state.units.b1).toMatchObject({ hidden: true, token: 'b?1' });
    expect(factsOf(events, 'hid')).toMatchObject([{ units: ['b1'] }]);
    expect(hiding({}, {}).state.units.b1!.hidden).toBe(false);
    expect(hiding({ o1: unit(ORK, 'D4', '-', slow) }).state.units.b1!.hidden).toBe(false);
  });

  it('does not hide who has to fight', () => {
    const { state } = hiding({ o1: unit(ORK, 'D3', 'F', { ...slow, facing: 3 }), o2: unit(ORK, 'D3', '-') });
    expect(state.contests).toEqual([]);
    expect(state.units.b1!.hidden).toBe(true);
    const run = move({
      units: {
        b1: unit(ASSASSIN, 'D5', 'Hide[ruins]', slow),
        o1: unit('elf.eagle_rider', 'D3', 'F', { speed: 'fast_fly', facing: 3 }),
      },
      hexes: { D5: 'ruins' },
    });
    expect(run.state.units.b1!.hidden).toBe(true);
  });

  it('keeps the name of a token that it had', () => {
    expect(hiding({}, { D5: 'ruins' }, { token: 'old' }).state.units.b1!.token).toBe('old');
  });
});

describe('what others get to know of hidden units', () => {
  const seenBy = (viewer: string, tokens: string) => {
    const state = tableOf({
      units: {
        b1: hidden('D5', tokens, { speed: 'crawl' }),
        b2: unit(ELF, 'A5', 'R', slow),
        o1: unit(ORK, 'A1', '-', slow),
      },
      hexes: { D5: 'ruins', D4: 'ruins' },
    });
    const seen: object[] = [];
    const step = { do: 'movement', movement: 2 } as Step;
    (state as { agenda: State['agenda'] }).agenda = [step];
    const take = (events: Iterable<Event>): void => {
      for (const event of events) {
        if (event.to) applyChange(state, event.to);
        const one = redact(state, event, viewer);
        if (one) seen.push(one);
      }
    };
    while (state.agenda.length > 0) {
      const [next, ...rest] = state.agenda as readonly [Step, ...Step[]];
      take([{ kind: 'went-on', to: { truth: { agenda: rest } } }]);
      take((STEPS[next.do] as StepRule).perform(state, next, {}, scriptedDice([])));
    }
    return { text: JSON.stringify(seen), view: view(state, viewer) };
  };

  it('is where the token is, and nothing of what it does', () => {
    const { text, view: known } = seenBy('orange', 'F,B[still]');
    expect(text).not.toContain('"b1"');
    expect(text).not.toContain('still');
    expect(known.tokens).toEqual({ 'token-b1': { seat: 'blue', at: hex('D4') } });
    expect(seenBy('blue', 'F,B[still]').text).toContain('"b1"');
  });

  it('is the same whatever a unit does that does not move', () => {
    expect(seenBy('orange', 'R').text).toBe(seenBy('orange', '-').text);
    expect(seenBy('orange', 'B[still]').text).toBe(seenBy('orange', '360').text);
  });
});
