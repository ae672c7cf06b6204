import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../src/dice/index.ts';
import { type Decision, Match, PUBLIC, readSetup } from '../../../src/match/index.ts';
import { type Ask, PROMPTS, type Prompt } from '../../../src/rulesets/steampunk/model/asks.ts';
import type { SteampunkTypes } from '../../../src/rulesets/steampunk/model/types.ts';
import { RACES, UNITS } from '../../../src/rulesets/steampunk/roster/index.ts';
import { steampunk } from '../../../src/rulesets/steampunk/ruleset.ts';

/**
 * Who may know that something is asked. `all`: everybody knows who is asked what, never what was answered before all have
 * committed. `window`: it is asked in secret, in a window that is open as long for all; `hidden`: so if it is about a hidden
 * unit, else all know.
 */
const KNOWN: Readonly<Record<Prompt, 'all' | 'window' | 'hidden'>> = {
  race: 'all',
  budget: 'all',
  announce: 'all',
  army: 'all',
  terrain: 'all',
  hide: 'all',
  setup: 'all',
  deploy: 'all',
  plan: 'all',
  move: 'hidden',
  declare: 'all',
  swap: 'all',
  enter: 'all',
  slip: 'all',
  cloud: 'window',
  angle: 'all',
  allocate: 'all',
  retreat: 'all',
  withdraw: 'all',
  shoot: 'all',
  spot: 'all',
  heal: 'all',
  casualty: 'all',
  endure: 'all',
  reveal: 'window',
  flee: 'hidden',
  cunning: 'all',
  drag: 'all',
  gunsmoke: 'all',
  weapon: 'all',
  unstable: 'all',
};

const SEATS = [
  { id: 'blue', side: 0 },
  { id: 'orange', side: 1 },
];

type Draw = (below: number) => number;

const drawing = (seed: number): Draw => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Units of both sides close together in the middle of a board, some of them hidden. */
const melee = (draw: Draw): object => {
  const free = Array.from({ length: 35 }, (_, n) => `0${1 + (n % 7)}0${3 + Math.floor(n / 7)}`);
  const units = SEATS.flatMap(({ id: seat }) => {
    const race = RACES[draw(RACES.length)]!;
    const kinds = [...UNITS.values()].filter((unit) => unit.race === race);
    return [1, 2, 3, 4, 5].map((n) => {
      const unit = kinds[draw(kinds.length)]!;
      const [at] = free.splice(draw(free.length), 1);
      return {
        id: `${seat[0]}${n}`,
        seat,
        unit: unit.id,
        at,
        facing: draw(6),
        speed: unit.speeds[draw(unit.speeds.length)],
        ...(draw(5) === 0 && { hidden: true }),
      };
    });
  });
  return { units };
};

const beginIn = (options: object, position: object | undefined, seed: number): Match<SteampunkTypes> => {
  const board = steampunk.boards.stock[seed % 3]!;
  const read = readSetup(steampunk, { options, board, seats: SEATS, ...(position && { position }) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return new Match(steampunk, read.value, { dice: () => fastDice(seed), viewers: ['blue', 'orange', PUBLIC] });
};

const askOf = (match: Match<SteampunkTypes>, { seat, id }: Decision): Ask =>
  match.state.own[seat]!.asks.find((ask) => ask.id === id)!;

/** Is this question one that others may not know of? */
const isSecret = (match: Match<SteampunkTypes>, { prompt, unit, key }: Ask): boolean => {
  // Who was seen is shown in any case: all may know that its owner says in which hex.
  if (key.startsWith('uncover ')) return false;
  const known = KNOWN[prompt];
  return known === 'window' || (known === 'hidden' && unit !== null && match.state.units[unit]!.hidden);
};

/** What others are told of a decision, row by row of the table. */
const expectTold = (match: Match<SteampunkTypes>, decision: Decision, asked: Map<string, number>): void => {
  const ask = askOf(match, decision);
  const secret = isSecret(match, ask);
  expect(ask.secret === true, `${ask.prompt} of ${ask.unit}`).toBe(secret);
  const others = ['blue', 'orange', PUBLIC].filter((viewer) => viewer !== decision.seat);
  for (const viewer of others) {
    const waits = steampunk.awaited(match.view(viewer)).filter(({ seat }) => seat !== viewer);
    const told = waits.filter(({ seat, kind }) => seat === decision.seat && kind === decision.kind);
    // Of others never a number, nor whether they have committed.
    for (const wait of waits) expect([wait.id, wait.committed]).toEqual([null, undefined]);
    const isWindowOpen = waits.some(({ seat, kind }) => seat === null && kind === 'hidden');
    expect([told.length > 0, isWindowOpen], `${ask.prompt} to ${viewer}`).toEqual(
      secret ? [false, true] : [true, isWindowOpen],
    );
  }
  const key = `${ask.prompt} ${secret ? 'in a window' : 'for all to see'}`;
  asked.set(key, (asked.get(key) ?? 0) + 1);
};

/** Plays a match by chance; as long as others have not committed, an answer changes no byte of what they know. */
const playOn = (match: Match<SteampunkTypes>, draw: Draw, asked: Map<string, number>): void => {
  for (let answers = 0; !match.outcome && answers < 4000; answers++) {
    const open = match.pending().filter(({ committed }) => !committed);
    if (open.length === 0) {
      match.ring(match.timers()[0]!.id);
      continue;
    }
    const decision = open[draw(open.length)]!;
    expectTold(match, decision, asked);
    const { batch } = match.state;
    const others = ['blue', 'orange', PUBLIC].filter((viewer) => viewer !== decision.seat);
    const before = others.map((viewer) => JSON.stringify(match.view(viewer)));
    const intent = steampunk.choices(match.view(decision.seat), decision).sample(draw)!;
    const done = match.submit(decision.seat, intent, { decision: decision.id });
    if (!done.ok) throw new Error(`${JSON.stringify(intent)}: ${done.error.code}`);
    if (match.state.batch === batch && !match.outcome && match.pending().some(({ id }) => id === decision.id)) {
      expect(others.map((viewer) => done.value.seen.get(viewer) ?? [])).toEqual(others.map(() => []));
      expect(others.map((viewer) => JSON.stringify(match.view(viewer)))).toEqual(before);
    }
  }
};

describe('who knows what is asked', () => {
  const asked = new Map<string, number>();

  it('in the middle of a fight: what others are told, and that answers tell them nothing before all have committed', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const draw = drawing(seed * 7919);
      playOn(beginIn({ victory: { kind: 'timed', turns: 3 } }, melee(draw), seed), draw, asked);
    }
    for (const row of ['move in a window', 'move for all to see', 'shoot for all to see', 'plan for all to see'])
      expect(asked.get(row), row).toBeGreaterThan(10);
  });

  it('before it: armies, designs and set-up of all kinds', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const draw = drawing(seed * 104_729);
      const options = {
        kind: ['standard', 'asymmetric', 'infantry'][seed % 3],
        terrain: seed % 2 ? 'designed' : 'board',
        setup: seed % 4 < 2 ? 'steps' : 'blind',
        victory: { kind: 'timed', turns: 1 },
      };
      playOn(beginIn(options, undefined, seed), draw, asked);
    }
    const prompts = new Set([...asked.keys()].map((row) => row.split(' ')[0]));
    for (const prompt of ['race', 'budget', 'army', 'terrain', 'hide', 'setup', 'deploy'])
      expect(prompts, prompt).toContain(prompt);
  });

  it('has a row for every prompt', () => {
    expect(Object.keys(KNOWN).sort()).toEqual(Object.keys(PROMPTS).sort());
  });
});
