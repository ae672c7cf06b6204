import type { HexLabel } from '@ironhex/shared/hex';
import type { Awaited, Decision, Outcome, RulesetTypes, SeatId } from '@ironhex/shared/match';
import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Touchable } from '../map/input/touch.ts';
import type { MapKit } from '../map/kit.ts';
import type { BaseCue, BasePicture } from '../map/picture.ts';
import type { ClientMatch } from '../table/match.ts';
import type { Context, GameRules } from '../table/rules.ts';
import type { GameMoments, Hint, StandingOrders } from './moments.ts';
import type { ScoreOf } from './score.ts';

/** What the player is putting together in one match, as the rest of the page uses it. A game's own planning has more. */
export interface Planning<P extends BasePicture = BasePicture> {
  /** What the map shows: the view, the plan, and what the player points at. */
  readonly picture: ReadonlySignal<P | undefined>;
  /** A hex was picked on the map, by the pointer next to one of the counters that stand there if any do. */
  pick(at: HexLabel, counter?: string): void;
  /** A hex was looked at without planning anything, likewise. */
  peek(at: HexLabel, counter?: string): void;
  /** A counter that waits beside the board was picked. */
  pickCounter(id: string): void;
  /** It was looked at without planning anything. */
  peekCounter(id: string): void;
  /** One of the picture's touchables was tapped, or what is held is `dragged` to its place, or back to its own. */
  touch(touchable: Touchable, dragged: boolean): void;
  /** One of them begins to be dragged, and is let go: for games in which that is more than what `touch` tells. */
  hold?(touchable: Touchable): void;
  drop?(): void;
  /** The hex at which the keyboard cursor begins; undefined for the middle of the map. */
  cursorStart(): HexLabel | undefined;
  /** The hexes that the open decision is about, those that matter most first: the map brings them into sight. */
  focus(): readonly HexLabel[];
  /** Whether the open decision is about the whole map: it is shown whole where it can be read so, or else by its focus. */
  isAboutAll?(): boolean;
  /** Asks for what is planned. */
  confirm(): void;
  /** One step back. */
  undo(): void;
  /** What is planned for the decision that is asked, for the browser to keep; undefined for nothing. */
  save(): string | undefined;
  /**
   * Plans again what was saved for the decision that is asked, in place of what is planned. It may be damaged, or made for
   * another situation: if it is not possible, nothing is planned.
   */
  restore(plan: string): void;
  /**
   * Plans an answer, intent by intent, that somebody else has thought of, in place of what is planned: the player sees it and
   * may change it. False: there is no plan for it.
   */
  suggest(intents: readonly object[]): boolean;
  /** The match is left. */
  close(): void;
}

/** What every panel gets. */
export interface PanelProps<T extends RulesetTypes, N> {
  readonly match: ClientMatch<T>;
  readonly planning: N;
}

/** A part of the page that a game brings. */
export type Panel<T extends RulesetTypes, N> = FunctionComponent<PanelProps<T, N>>;

/** A panel beside the map; on a small screen one of them is shown at a time. */
interface Tab<T extends RulesetTypes, N> {
  readonly id: string;
  readonly title: string;
  /** Only for players, not for spectators. */
  readonly players: boolean;
  readonly Panel: Panel<T, N>;
}

/** What keys do, by the key's name in lower case. */
export type KeyMap = Readonly<Record<string, () => unknown>>;

/** A decision in words. */
export interface AskWords {
  readonly title: string;
  /** What can be chosen, for the player who is asked. */
  readonly detail: string;
  /** What is done when the time is up; empty if nothing is to be said. */
  readonly timeout: string;
}

/** Works of others that a game shows. */
export interface Credit {
  /** What they are and by whom. */
  readonly text: string;
  /** Where they come from, and under which licence. */
  readonly links: readonly (readonly [name: string, address: string])[];
}

/** Everything that a game says outside of its own panels. */
export interface GameWords<T extends RulesetTypes> {
  /** A decision of the own seat. */
  ask(view: T['view'], decision: Decision): AskWords;
  /** What everybody else reads while the match waits for a player. */
  awaited(view: T['view'], awaited: Awaited, names: (seat: SeatId) => string): string;
  /** How the match ended, in one sentence. */
  outcome(outcome: Outcome, context: Context<T['view']>): string;
  /** What a seat gets, and how the match is won, for who is about to sit down. Left out: the page says nothing. */
  seat?(view: T['view'], seat: SeatId): string;
  /** What the computer expects to gain by its answer and fears to lose, in the unit in which it weighs them. */
  advice?(weighed: { readonly gain: number; readonly risk: number }): string;
  /** How a first match goes: steps with their titles. */
  readonly firstMatch: readonly (readonly [title: string, text: string])[];
  /** What the game's keys do. */
  readonly keys: readonly (readonly [keys: string, what: string])[];
  /** Whose works the game shows, as their licences ask; without it all are the project's own. */
  readonly credits?: readonly Credit[];
}

/** A symbol of the map, explained. */
export interface LegendEntry<P> {
  readonly name: string;
  readonly text: string;
  /** A small board with the symbol on it. */
  readonly picture: P;
  /** Whether a picture shows it in a hex: the tip of that hex names it. Left out for what is no sign in a hex. */
  readonly lies?: ((picture: P, at: HexLabel) => boolean) | undefined;
}

/** A sign of the game's panels, explained. */
export interface SignEntry {
  readonly name: string;
  readonly text: string;
  /** The sign as the panels show it. It does nothing. */
  readonly Sample: FunctionComponent;
}

/** What the symbols of a game's map and the signs of its panels mean. */
export interface Legend<P> {
  readonly terrain: readonly LegendEntry<P>[];
  readonly symbols: readonly LegendEntry<P>[];
  readonly signs: readonly SignEntry[];
}

/** What a game is to the page: one folder, loaded when a match of the game is on the page. */
export interface RulesetPage<
  T extends RulesetTypes = RulesetTypes,
  P extends BasePicture = BasePicture,
  C extends BaseCue = BaseCue,
  N extends Planning<P> = Planning<P>,
> {
  readonly id: string;
  readonly rules: GameRules<T>;
  /** Planning in a match that has begun on the page. */
  plan(match: ClientMatch<T>): N;
  readonly map: MapKit<P, C>;
  readonly legend: Legend<P>;
  readonly panels: {
    /** Above the map: the order of play. */
    readonly track?: Panel<T, N>;
    /** What is known of a unit. While it `shows` none, it takes no room. */
    readonly card: { readonly title: string; readonly Panel: Panel<T, N>; shows(planning: N): boolean };
    /** Below the map, always: the plan in words, and what confirms it. */
    readonly bar: Panel<T, N>;
    /** Beside the map, for decisions of these kinds. */
    readonly prompts: Readonly<Record<string, Panel<T, N>>>;
    readonly tabs: readonly Tab<T, N>[];
  };
  keys(match: ClientMatch<T>, planning: N): KeyMap;
  readonly words: GameWords<T>;
  readonly moments: GameMoments<T>;
  /** Hints for the first time that something is asked, by the kind of the decision. */
  readonly coach: Readonly<Record<string, Hint>>;
  /** Which of these hints a decision has; left out: that of its kind. */
  hintFor?(view: T['view'], decision: Decision): string;
  /** Always in sight above the map. Left out by games that count nothing before the end. */
  readonly score?: ScoreOf<T>;
  /** Left out by games whose page has no place to give standing orders. */
  readonly standing?: StandingOrders<T>;
}
