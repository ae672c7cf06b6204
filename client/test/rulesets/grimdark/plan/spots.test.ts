import { proposedHex, proposedScouting } from '@ironhex/shared/grimdark';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../../../shared/src/rulesets/grimdark/model/steps.ts';
import { hex, type Laying, tableOf } from '../../../../../shared/test/rules/grimdark/kit.ts';
import { before } from '../../../../../shared/test/rules/grimdark/setup/before.ts';
import { SpotPlanner } from '../../../../src/rulesets/grimdark/plan/prompts/spot-planner.ts';
import { sitAndAnswer } from '../sit.ts';

const SET_UP: Laying = {
  units: {
    a1: { profile: 'squad', hex: null },
    a2: { profile: 'guard', hex: null },
    b1: { profile: 'squad', hex: null },
  },
};

const FIGHT: Laying = {
  units: {
    a1: { profile: 'squad', hex: [14, 10] },
    b1: { profile: 'squad', hex: [14, 11] },
  },
  active: { unit: 'a1', action: 'charge', target: 'b1' },
  table: { fight: { charger: 'a1', target: 'b1', caused: { a1: 0, b1: 0 }, used: [], wasFatigued: false } },
};

const set = (stage: 'markers' | 'deployment' | 'scouts', step: Step, laying: Laying = SET_UP) =>
  before(stage, [step], laying);
const fought = (step: Step, laying: Laying = FIGHT) => ({ ...tableOf(laying), agenda: [step] });

const aside = (place: 'scouts' | 'reserve'): Laying => ({
  units: { ...SET_UP.units, a1: { profile: 'squad', hex: null, place } },
});

/** Each prompt that is answered by a hex, as it is put to seat A. */
const ASKED = [
  ['P2', set('markers', { do: 'place-marker', seat: 'a' }, { ...SET_UP, table: { markersToPlace: 3 } })],
  ['P5', set('deployment', { do: 'deploy', seat: 'a' })],
  ['P6', set('scouts', { do: 'scout', seat: 'a' }, aside('scouts'))],
  ['P7', { ...tableOf({ ...aside('reserve'), round: 2 }), agenda: [{ do: 'arrivals', seat: 'a' }] as const }],
  ['P16', fought({ do: 'separate' })],
  ['P17', fought({ do: 'consolidate', unit: 'a1' }, { ...FIGHT, units: { a1: FIGHT.units.a1! } })],
] as const;

describe.each(ASKED)('%s', (number, state) => {
  const planning = () => {
    const seated = sitAndAnswer(structuredClone(state));
    return { ...seated, spots: new SpotPlanner(seated.desk) };
  };

  test('proposes a deployment, and for the rest what the clock would answer', () => {
    const { spots, fallback, judged, desk } = planning();
    const { view } = desk.question.value!;
    const unit = view.units.a1!;
    const proposed =
      number === 'P5' ? { kind: 'deploy', unit: 'a1', at: proposedHex(view, unit) } : proposedScouting(view, unit);
    expect(spots.intent.value).toEqual(['P5', 'P6'].includes(number) ? proposed : fallback());
    expect(judged(spots.intent.value)).toBeUndefined();
    expect(spots.refusal.value).toBeUndefined();
  });

  test('shows hexes all of which the rules take', () => {
    const { spots, judged } = planning();
    const legal = spots.legal.value;
    expect(legal.length).toBeGreaterThan(0);
    expect(spots.shown.value.areas?.[0]?.hexes).toEqual(legal);
    for (const at of [legal[0]!, legal[Math.floor(legal.length / 2)]!, legal.at(-1)!]) {
      spots.pick(at, undefined);
      expect(judged(spots.intent.value), at).toBeUndefined();
      spots.undo();
    }
  });

  test('tells why another hex will not do, and keeps what was planned', () => {
    const { spots, refusals } = planning();
    const planned = spots.intent.value;
    const wrong = ['1416', '4739', '0000', '2020'].find((at) => !spots.legal.value.includes(at))!;
    expect(spots.pick(wrong, undefined)).toBe(true);
    expect(refusals).toHaveLength(1);
    expect(spots.intent.value).toEqual(planned);
  });

  test('is kept by the browser, and damaged text is not read', () => {
    const { spots } = planning();
    const usual = spots.intent.value;
    expect(spots.save()).toBeUndefined();
    spots.pick(spots.legal.value.find((at) => at !== spots.at.value)!, undefined);
    const [picked, kept] = [spots.intent.value, spots.save()!];
    spots.undo();
    for (const damaged of ['nonsense', '{"kind": "eventChoice", "option": "a1"}']) spots.restore(damaged);
    expect(spots.intent.value).toEqual(usual);
    spots.restore(kept);
    expect(spots.intent.value).toEqual(picked);
  });
});

describe('deployment', () => {
  const planning = () => {
    const seated = sitAndAnswer(set('deployment', { do: 'deploy', seat: 'a' }));
    return { ...seated, spots: new SpotPlanner(seated.desk) };
  };

  test('another unit can be chosen, and stands on the map where it is picked to be', () => {
    const { spots } = planning();
    expect(spots.unit.value?.id).toBe('a1');
    spots.next();
    expect(spots.unit.value?.id).toBe('a2');
    spots.pick('1003', undefined);
    expect(spots.shown.value.placed?.get('a2')).toBe('1003');
    expect(spots.intent.value).toEqual({ kind: 'deploy', unit: 'a2', at: '1003' });
  });

  test('a hex that is picked twice is the answer', () => {
    const { spots, given } = planning();
    spots.pick('1003', undefined);
    expect(given).toEqual([]);
    spots.pick('1003', undefined);
    expect(given).toEqual([{ kind: 'deploy', unit: 'a1', at: '1003' }]);
  });

  test('a step back gives what was proposed again', () => {
    const { spots } = planning();
    const proposed = spots.intent.value;
    spots.pick('1003', undefined);
    expect([spots.undoable, spots.undo()]).toEqual([true, true]);
    expect(spots.intent.value).toEqual(proposed);
    expect([spots.undoable, spots.undo()]).toEqual([false, false]);
  });
});

describe('a scout, G-7.8', () => {
  const planning = () => {
    const seated = sitAndAnswer(set('scouts', { do: 'scout', seat: 'a' }, aside('scouts')));
    return { ...seated, spots: new SpotPlanner(seated.desk) };
  };

  test('is set up in the zone, and goes on up to 12 hexes', () => {
    const { spots, judged } = planning();
    spots.pick('1003', undefined);
    expect(spots.isOnward.value).toBe(true);
    expect(spots.intent.value).toEqual({ kind: 'scout', unit: 'a1', at: '1003' });
    spots.pick('1014', undefined);
    expect(spots.intent.value).toEqual({ kind: 'scout', unit: 'a1', at: '1003', to: '1014' });
    expect(judged(spots.intent.value)).toBeUndefined();
    expect(spots.shown.value.paths?.[0]).toMatchObject({ from: '1003', marks: [{ at: '1014' }] });
  });

  test('cannot go further, and is told so', () => {
    const { spots, refusals } = planning();
    spots.pick('1003', undefined);
    spots.pick('1020', undefined);
    expect(refusals).toEqual(['E_TOO_FAR']);
    expect(spots.to.value).toBeUndefined();
  });
});

test('nobody arrives until a hex is picked, P7', () => {
  const [, state] = ASKED[3];
  const seated = sitAndAnswer(structuredClone(state));
  const spots = new SpotPlanner(seated.desk);
  expect(spots.intent.value).toEqual({ kind: 'arrive', arrival: null });
  expect(spots.act.value).toBe('Pass');
  const [at] = spots.legal.value;
  spots.pick(at!, undefined);
  expect(spots.intent.value).toEqual({ kind: 'arrive', arrival: { unit: 'a1', at } });
});

test('a consolidation through danger says what it comes to, P17', () => {
  const ground = { terrain: [{ type: 'mines', piece: 'p1', hexes: [[13, 10]] as const }] };
  const laying = { ...FIGHT, units: { a1: FIGHT.units.a1! }, ground };
  const { desk } = sitAndAnswer(fought({ do: 'consolidate', unit: 'a1' }, laying) as never);
  const spots = new SpotPlanner(desk);
  const { at } = desk.question.value!.view.units.a1!;
  expect(spots.words.value).toContain(` stays in ${at}.`);
  spots.pick(hex([13, 10]), undefined);
  expect(spots.words.value).toMatch(/ consolidates to \d{4}\. That is dangerous: about 0\.8 wounds \(G-9\.9\)\.$/);
});
