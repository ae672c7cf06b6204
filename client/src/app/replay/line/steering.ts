import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Pace } from '../../../map/timing.ts';
import type { Player } from '../../../replay/player.ts';
import type { KeyMap } from '../../../rulesets/types.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { pace } from '../../../table/storage/settings.ts';
import { after, before, type Story } from './story.ts';

/** Milliseconds between two lines of the log while the match is played: long enough to read the one before. */
const READING: Readonly<Record<Pace, number>> = { slow: 1600, normal: 700, fast: 250, off: 250 };

/** What leads through a match that is shown again. */
export interface Steering {
  readonly playing: ReadonlySignal<boolean>;
  /** Begins to play, from the beginning if it is at the end; or pauses. */
  readonly toggle: () => void;
  /** One action, event, or roll of dice on or back. What lies between is played, and skipped by pressing again. */
  readonly actionBack: () => void;
  readonly actionOn: () => void;
  readonly eventBack: () => void;
  readonly eventOn: () => void;
  readonly nextRoll: () => void;
  /** To the beginning of the next part of the match, or of the one before. */
  readonly partBack: () => void;
  readonly partOn: () => void;
  readonly toFirst: () => void;
  readonly toLast: () => void;
  /** Shows the match as it was after an event. */
  readonly goTo: (event: number) => void;
  /** Shows the match before an event, and lets it happen. */
  readonly show: (event: number) => void;
  readonly keys: KeyMap;
}

const steer = (match: ClientMatch, player: Player, story: Story): Steering & { readonly stop: () => void } => {
  const playing = signal(false);
  const { lines, rolls, actions, parts } = story;
  const last = player.last.peek();
  // An action begins with its event: one stops before it, to see it happen next.
  const beforeActions = [0, ...actions.map(({ n }) => n - 1)];
  const beginnings = parts.map(({ n }) => n);
  const goTo = (event: number) => {
    playing.value = false;
    void player.goTo(event);
  };
  const on = (places: readonly number[]) => {
    playing.value = false;
    // Pressed while something is shown, it shows the rest of that at once.
    if (match.settled.peek()) player.playTo(after(places, player.at.peek()) ?? last);
    else player.refresh();
  };
  const back = (places: readonly number[]) => goTo(before(places, player.at.peek()) ?? 0);
  const step = () => player.playTo(after(lines, player.at.peek()) ?? last);
  const toggle = () => {
    const begins = !playing.peek();
    if (begins && player.at.peek() === last) void player.goTo(0);
    playing.value = begins;
  };
  const show = (event: number) => {
    playing.value = false;
    void player.goTo(event - 1).then(() => player.playTo(event));
  };
  const stop = effect(() => {
    if (!playing.value || !match.settled.value) return undefined;
    if (player.at.value === last) {
      playing.value = false;
      return undefined;
    }
    const timer = setTimeout(step, READING[pace.value]);
    return () => clearTimeout(timer);
  });
  const steering = {
    playing,
    toggle,
    actionBack: () => back(beforeActions),
    actionOn: () => on(beforeActions),
    eventBack: () => back(lines),
    eventOn: () => on(lines),
    nextRoll: () => on(rolls),
    partBack: () => back(beginnings),
    partOn: () => goTo(after(beginnings, player.at.peek()) ?? last),
    toFirst: () => goTo(0),
    toLast: () => goTo(last),
    goTo,
    show,
  };
  const keys: KeyMap = {
    p: toggle,
    '[': steering.actionBack,
    ']': steering.actionOn,
    ',': steering.eventBack,
    '.': steering.eventOn,
    d: steering.nextRoll,
    home: steering.toFirst,
    end: steering.toLast,
  };
  return { ...steering, keys, stop };
};

/** Leads through a match as soon as its story is known. */
export const useSteering = (match: ClientMatch, player: Player, story: Story | undefined): Steering | undefined => {
  const steering = useMemo(() => story && steer(match, player, story), [match, player, story]);
  useEffect(() => steering?.stop, [steering]);
  return steering;
};
