import { type Ask, askOf, CLOCKS, PROMPTS, type Prompt, type View } from '@ironhex/shared/grimdark';
import type { Awaited, Decision, SeatId } from '@ironhex/shared/match';
import { count, list } from '../../../text/numbers.ts';
import type { AskWords } from '../../types.ts';
import { actText } from './act.ts';
import { sourceText } from './effects.ts';
import { SCENARIO_TEXTS } from './home.ts';
import { unitName } from './names.ts';

/** What a question says: the title may name the unit that it is about. */
interface PromptWords {
  readonly title: (unit: string, ask: Ask, view: View) => string;
  readonly detail: (unit: string, ask: Ask, view: View) => string;
  /** What others read while it is decided, after the name of the player. */
  readonly awaited: string;
  /** What is done when the time is up. */
  readonly byDefault: (unit: string, ask: Ask, view: View) => string;
}

const said = (title: string, detail: string, awaited: string, byDefault: string): PromptWords => ({
  title: () => title,
  detail: () => detail,
  awaited,
  byDefault: () => byDefault,
});

const CHOICES = {
  rig: {
    title: 'Which piece of terrain is rigged?',
    detail: 'Only you know. The first unit of either side that ends a step in it takes D3 + 3 hits with AP 2 (G-17.4).',
  },
  shelter: {
    title: 'Which piece of terrain shelters?',
    detail: 'In this round its hexes are cover, and the storm does not reach them (G-18.3).',
  },
  'next-unit': {
    title: 'Which unit will you activate next?',
    detail: 'Your opponent controls Knowledge, and acts first. You activate this unit next, if you can (G-18.4).',
  },
} as const;

const spellOf = ({ casting }: Ask, view: View): string =>
  casting === undefined ? 'the spell' : sourceText(casting.spell, view);

/** Every question in words, P1 to P19. */
const WORDS: Readonly<Record<Prompt, PromptWords>> = {
  proposal: {
    title: () => 'Begin like this?',
    detail: (_unit, { seat }, view) => {
      const edge = view.seats.find(({ id }) => id === seat)?.edge ?? 'south';
      const turn = view.starter === seat ? 'You take the first turn.' : 'Your opponent takes the first turn.';
      return `Both sides stand as proposed; yours is along the ${edge} edge. ${turn} ${SCENARIO_TEXTS[view.options.scenario]} If either of you wants to change it, you set up step by step, from the edges on (G-7.5).`;
    },
    awaited: 'looks at the proposed deployment',
    byDefault: () => 'you begin like this',
  },
  'marker-first': said(
    'Who places the first marker?',
    'You won the roll-off. Markers are placed in turn, over 9 hexes apart and outside of both zones (G-7.4).',
    'chooses who places the first marker',
    'you place it',
  ),
  'place-marker': said(
    'Place a marker',
    'Pick a hex outside of both zones, over 9 from every other marker (G-7.4). Whoever holds more of them after the last round wins.',
    'places a marker',
    'it is placed as near to the middle of the map as can be',
  ),
  edge: said(
    'Which edge is yours?',
    'You won the roll-off: you choose an edge, deploy first and take the first turn of round 1 (G-7.5).',
    'chooses an edge',
    'you take the south',
  ),
  declare: {
    ...said(
      'Declare joins, transports and reserves',
      'Say which heroes join a unit, who begins in a transport, who waits in ambush and who scouts. Both sides do so at once; then both are told (G-7.6).',
      'declares in secret',
      '',
    ),
    byDefault: (_unit, { id }, { own }) =>
      own?.answers[id]?.parts.declare
        ? 'what is filled in is declared, as it was last allowed'
        : 'nobody joins or rides, and all with Ambush or Scout are set aside',
  },
  deploy: said(
    'Deploy a unit',
    'Pick a unit beside the map and a hex of your zone for it (G-7.7).',
    'deploys a unit',
    'your first unit goes to the middle of your front row',
  ),
  scout: said(
    'Place a scout',
    'Pick a hex of your zone, and then where it goes from there: up to 12 hexes, not next to an enemy (G-7.8).',
    'places a scout',
    'your first scout goes to the middle of your front row',
  ),
  arrive: said(
    'Bring a reserve?',
    'It arrives on any free hex that is over 9 from every enemy (G-8.2), and holds no markers in this round. Who passes brings no more in this round.',
    'may bring a reserve',
    'nobody arrives',
  ),
  activate: said(
    'Choose a unit to activate',
    'Pick one of your units that has not acted in this round (G-8.3).',
    'chooses a unit',
    'your first unit that can be activated',
  ),
  cast: {
    title: (unit) => `Does ${unit} cast a spell?`,
    detail: (unit, { when, act }, view) =>
      `Pick a spell and its targets; Casters near it can help with tokens (G-16.2). ${when === 'after' ? 'This is after its move.' : act ? `Then ${unit} ${actText(view, act)} as you have confirmed.` : 'This is before its move.'}`,
    awaited: 'may cast a spell',
    byDefault: (unit, { act }, view) => `no spell${act ? `, and ${unit} ${actText(view, act)}` : ''}`,
  },
  act: {
    title: (unit) => `What does ${unit} do?`,
    detail: () =>
      'Hold or advance, and shoot; rush to go far; or charge an enemy (G-9.1). Pick where it goes on the map, or an enemy to attack.',
    awaited: 'chooses an action',
    byDefault: (unit, { unit: id }, view) =>
      `${unit} ${id !== null && view.units[id]?.place === 'aboard' ? 'stays aboard' : 'holds'}`,
  },
  shoot: {
    title: (unit) => `Whom does ${unit} shoot at?`,
    detail: () => 'Give each group of weapons a target, two targets at most (G-10.3). The odds stand at each of them.',
    awaited: 'chooses targets',
    byDefault: () => 'nobody shoots',
  },
  hinder: {
    title: (unit, ask, view) => `Hinder ${spellOf(ask, view)} of ${unit}?`,
    detail: (_unit, ask, view) =>
      `It is cast at ${list((ask.casting?.targets ?? []).map((id) => unitName(view, id))) || 'its targets'}. Each token of yours takes 1 off its test (G-16.4).`,
    awaited: 'may hinder a spell',
    byDefault: () => 'no tokens',
  },
  counter: {
    title: (unit) => `Does ${unit} strike first?`,
    detail: (unit) => `${unit} is charged and has Counter: it may strike before the charger does (G-12.1).`,
    awaited: 'may strike first',
    byDefault: () => 'it strikes',
  },
  'strike-back': {
    title: (unit) => `Does ${unit} strike back?`,
    detail: () =>
      'A unit that strikes is fatigued after it: in this round it hits in melee on a 6 only (G-12.5, G-12.7).',
    awaited: 'may strike back',
    byDefault: () => 'it strikes back',
  },
  casualties: {
    title: (unit) => `Who of ${unit} is lost?`,
    detail: (_unit, { losses }) =>
      `${losses ? `${count(losses.wounds, 'wound')}: say` : 'Say'} which models are removed first (G-11.A).`,
    awaited: 'chooses casualties',
    byDefault: () => 'models are removed in their order',
  },
  separate: {
    title: (unit) => `Where does ${unit} step back to?`,
    detail: () => 'Both units of the melee live: the charger takes a step back, to a hex next to no enemy (G-12.11).',
    awaited: 'steps back',
    byDefault: () => 'where it came from',
  },
  consolidate: {
    title: (unit) => `Where does ${unit} go now?`,
    detail: () => 'Its enemy is gone: it may move up to 3 hexes (G-12.10).',
    awaited: 'may move after a melee',
    byDefault: () => 'it stays',
  },
  'bail-out': {
    title: (unit) => `Where does ${unit} get out?`,
    detail: () => 'Its transport is lost. Pick a hex within 6 of it, not next to an enemy; it will be shaken (G-15.1).',
    awaited: 'places passengers of a lost transport',
    byDefault: () => 'the nearest hex',
  },
  choice: {
    title: (_unit, { choice }) => CHOICES[choice?.of ?? 'rig'].title,
    detail: (_unit, { choice }) => CHOICES[choice?.of ?? 'rig'].detail,
    awaited: 'makes a choice',
    byDefault: () => 'the first of them',
  },
};

/** The unit of a question by its name; of one about the active unit that one’s. */
const nameOf = (view: View, { unit }: Ask): string => {
  const id = unit ?? view.active?.unit;
  return id === undefined ? 'the unit' : unitName(view, id);
};

/** What a seat is asked. */
export const askWords = (view: View, decision: Pick<Decision, 'id' | 'kind'>): AskWords => {
  const ask = view.own?.asks.find(({ id }) => id === decision.id) && askOf(view, decision);
  if (!ask) return { title: CLOCKS[PROMPTS[decision.kind as Prompt]?.clock]?.name ?? '', detail: '', timeout: '' };
  const words = WORDS[ask.prompt];
  const unit = nameOf(view, ask);
  return {
    title: words.title(unit, ask, view),
    detail: words.detail(unit, ask, view),
    timeout: `When your time is up: ${words.byDefault(unit, ask, view)} (${PROMPTS[ask.prompt].number}).`,
  };
};

/** What everybody else reads while a seat decides. */
export const awaitedWords = (
  _view: View,
  { seat, kind }: Pick<Awaited, 'seat' | 'kind'>,
  names: (seat: SeatId) => string,
): string => {
  if (seat === null) return 'The time of the match runs.';
  const words = kind !== null && Object.hasOwn(WORDS, kind) ? WORDS[kind as Prompt].awaited : 'decides';
  return `${names(seat)} ${words}.`;
};
