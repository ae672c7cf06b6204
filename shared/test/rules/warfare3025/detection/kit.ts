import { expect } from 'vitest';
import type { Dice } from '../../../../src/dice/index.ts';
import { PUBLIC, redactorFor } from '../../../../src/match/index.ts';
import type { Event, Intent, Seen, State, View } from '../../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { refusalOf } from '../asked.ts';
import { hex, type IntentInput, scripted, stateOf, type TableWords } from '../kit.ts';

/** What happened, and what each viewer saw of it. */
interface Told {
  readonly events: readonly Event[];
  readonly seen: Readonly<Record<string, readonly Seen[]>>;
}

/** A match with detection, played by the ruleset's own functions with scripted dice. */
export interface SecretGame {
  readonly state: State;
  play(seat: string, intent: IntentInput, dice?: readonly number[]): Told;
  /** The time of the window is up. */
  ring(dice?: readonly number[]): Told;
  /** An order and the whole window after it, with the dice of both. */
  act(seat: string, intent: IntentInput, dice?: readonly number[]): Told;
  /** The rule that refuses this, from the view alone. */
  refused(seat: string, intent: IntentInput): string | null | undefined;
  view(viewer: string): View;
}

type KnownWords = Readonly<Record<string, 'detected' | 'visible'>>;

const VIEWERS = ['red', 'blue', PUBLIC];

/** Everybody is hidden but those who are said to be known. The first decision is open; `dice` fall before it. */
export const secretly = (words: TableWords, known: KnownWords = {}, dice: readonly number[] = []): SecretGame => {
  const state = stateOf({ ...words, options: { ...words.options, detection: 'on' } });
  const detection = state.detection!;
  for (const [id, how] of Object.entries(known)) {
    const { side, at } = state.units.find((unit) => unit.id === id)!;
    const other = side === 0 ? 1 : 0;
    if (how === 'detected') detection.heard[other] += 1;
    detection.known[id] =
      how === 'visible' ? { state: how } : { state: how, number: detection.heard[other], at: at ?? hex('0,0') };
  }
  const run = (happening: (dice: Dice) => Iterable<Event>, script: readonly number[]): Told => {
    const source = scripted(script);
    const followed = VIEWERS.map((viewer) => structuredClone(warfare3025.view(state, viewer)));
    const redactors = VIEWERS.map((viewer) => redactorFor(warfare3025, state, viewer));
    const events: Event[] = [];
    const seen: Seen[][] = VIEWERS.map(() => []);
    for (const event of happening(source)) {
      warfare3025.evolve(state, event);
      events.push(structuredClone(event));
      for (const [i, seenBy] of redactors.entries()) {
        const part = seenBy(event);
        if (!part) continue;
        seen[i]!.push(structuredClone(part));
        warfare3025.follow(followed[i]!, structuredClone(part));
      }
    }
    expect(source.left(), 'dice of the script that nobody rolled').toBe(0);
    for (const [i, viewer] of VIEWERS.entries()) expect(followed[i]).toEqual(warfare3025.view(state, viewer));
    expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
    return { events, seen: Object.fromEntries(VIEWERS.map((viewer, i) => [viewer, seen[i]!])) };
  };
  const intentOf = (asked: IntentInput): Intent => warfare3025.schemas.intent.parse(asked);
  const play: SecretGame['play'] = (seat, asked, rolled = []) => {
    const intent = intentOf(asked);
    expect(refusalOf(warfare3025.view(state, seat), seat, intent)).toBeUndefined();
    return run((source) => warfare3025.resolve(state, seat, intent, source), rolled);
  };
  const ring: SecretGame['ring'] = (rolled = []) => {
    const [timer, ...others] = warfare3025.timers!(state);
    expect(others).toEqual([]);
    return run((source) => warfare3025.ring!(state, timer!, source), rolled);
  };
  run((source) => warfare3025.begin(state, source), dice);
  return {
    state,
    play,
    ring,
    act: (seat, asked, rolled = []) => {
      const ordered = play(seat, asked);
      const done = ring(rolled);
      const both = (viewer: string) => [...ordered.seen[viewer]!, ...done.seen[viewer]!];
      return {
        events: [...ordered.events, ...done.events],
        seen: Object.fromEntries(VIEWERS.map((viewer) => [viewer, both(viewer)])),
      };
    },
    refused: (seat, asked) => {
      const before = structuredClone(state);
      const refusal = refusalOf(warfare3025.view(state, seat), seat, intentOf(asked));
      expect(refusal, 'a refusal').toBeDefined();
      expect(state).toStrictEqual(before);
      return refusal!.rule;
    },
    view: (viewer) => warfare3025.view(state, viewer),
  };
};

/** What the other side knows of a unit. */
export const knownAs = ({ state }: SecretGame, unit: string): string => state.detection!.known[unit]!.state;

/** The kinds of what a viewer saw, but for mere changes. */
export const kindsFor = ({ seen }: Told, viewer: string): readonly string[] =>
  seen[viewer]!.map(({ kind }) => kind).filter((kind) => kind !== 'changed');
