import { type GrimdarkTypes, type Intent, zoneOf } from '@ironhex/shared/grimdark';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { playOn } from '../../../../../shared/test/rules/grimdark/kit.ts';
import { before } from '../../../../../shared/test/rules/grimdark/setup/before.ts';
import { GrimdarkPlanning } from '../../../../src/rulesets/grimdark/plan/planning.ts';
import { askWords } from '../../../../src/rulesets/grimdark/words/prompts.ts';
import type { ClientMatch } from '../../../../src/table/match.ts';
import { askedOf, viewOf } from '../kit.ts';

// Which edge is whose, P3, at a page whose match does nothing but note what is answered.

const UNITS = { a1: { profile: 'squad', hex: null }, b1: { profile: 'squad', hex: null } } as const;

const asked = (...[stage, step]: readonly ['sides' | 'battle', 'edge' | 'turn']) => {
  const laying = { units: { ...UNITS, ...(stage === 'battle' && { a1: { ...UNITS.a1, hex: [5, 5] as const } }) } };
  const state = before(stage, [{ do: step, seat: 'a' }], laying);
  playOn(state);
  const given: Intent[] = [];
  const question = askedOf(state, 'a')!;
  const match = {
    ...{ view: signal(viewOf(state, 'a')), asked: signal(question), seat: signal('a'), cursor: signal('0101') },
    ...{ hover: signal(null), hoverCounter: signal(undefined), highlighted: signal([]), settled: signal(true) },
    ...{ sending: signal(false), busy: signal(false), paused: signal(false), board: signal(undefined) },
    answer: (intent: Intent) => {
      given.push(intent);
      return Promise.resolve(true);
    },
    refuse: () => {},
  };
  const planning = new GrimdarkPlanning(match as unknown as ClientMatch<GrimdarkTypes>);
  const zone = (edge: 'north' | 'south') => zoneOf(question.view.board, edge);
  const shown = () => planning.picture.value!.areas.filter(({ kind }) => kind === 'choice').map(({ hexes }) => hexes);
  return { planning, given, zone, shown, question, match };
};

const edges = () => asked('sides', 'edge');

test('the edges are chosen with the whole map in sight, and what is done without an answer is said', () => {
  const { planning, question, zone } = edges();
  expect(planning.isAboutAll()).toBe(true);
  const words = askWords(question.view, question.decision);
  expect(words).toMatchObject({
    title: 'Which edge is yours?',
    timeout: expect.stringMatching(/: you take the south \(P3\)\.$/),
  });
  expect(words.detail).toContain('deploy first and take the first turn of round 1 (G-7.5)');
  expect(planning.planner.value!.words!.value).toBe('The south edge, by default.');
  const { areas } = planning.picture.value!;
  const [both] = areas.filter(({ kind }) => kind === 'shelter');
  expect(both!.hexes).toEqual([...zone('south'), ...zone('north')]);
  // In the battle the map is shown where the units are.
  expect(asked('battle', 'turn').planning.isAboutAll()).toBe(false);
});

test.each(['north', 'south'] as const)(
  'the %s is picked on the map, by the keyboard’s cursor too, and taken by a second pick',
  (edge) => {
    const { planning, given, zone, shown } = edges();
    const [at] = zone(edge);
    planning.pick(at!);
    expect([shown(), given]).toEqual([[zone(edge)], []]);
    expect(planning.planner.value!.words!.value).toBe(`The ${edge} edge.`);
    planning.undo();
    expect(planning.planner.value!.words!.value).toContain('by default');
    planning.pick(at!);
    planning.pick(zone(edge).at(-1)!);
    expect(given).toEqual([{ kind: 'chooseEdge', edge }]);
  },
);

test.each([
  ['1', 'south'],
  ['2', 'north'],
] as const)('key %s takes the %s at once, as its button does', (key, edge) => {
  const { planning, given } = edges();
  planning.planner.value!.keys![key]!();
  expect(given).toEqual([{ kind: 'chooseEdge', edge }]);
});

test('nothing in the middle of the map is an edge, and Enter alone takes what is said', () => {
  const { planning, given, zone } = edges();
  const middle = '1620';
  expect([...zone('north'), ...zone('south')]).not.toContain(middle);
  planning.pick(middle);
  expect(planning.planner.value!.undoable).toBe(false);
  planning.confirm();
  expect(given).toEqual([{ kind: 'chooseEdge', edge: 'south' }]);
});
