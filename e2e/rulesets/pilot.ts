import type { Ruleset, RulesetTypes, Setup } from '@ironhex/shared/match';
import type { CreateFromPosition, CreateMatch } from '@ironhex/shared/protocol';
import type { Page } from 'playwright-core';
import type { SCREENS } from '../drivers/browser.ts';
import type { Remote } from '../drivers/match.ts';
import type { RoomClient } from '../drivers/room-client.ts';

/** A match in which one seat has secrets, as leak tests play it again and again. */
export interface SecretScript {
  /** What is kept secret in it. */
  readonly name: string;
  readonly request: CreateMatch | CreateFromPosition;
  /** Something that must come over the wire to everybody, or nothing was compared. */
  readonly told: string;
  /** What the first seat can do that nobody else may notice, besides what is the same in every game. */
  readonly deeds: readonly (readonly [what: string, deed: (first: RoomClient) => Promise<unknown>])[];
  /** Other positions to begin from, which differ only in what the first seat alone may know, and in what. */
  readonly others?: readonly (readonly [what: string, request: CreateFromPosition])[];
  /**
   * Plays a whole match. Whatever happens is a `stretch`; `secret` is one in which the first seat does one of the deeds, or
   * nothing. What happens in a stretch with `hidden` is a secret in every match. `layOpen` is the end of a match in which
   * the secrets still differ: the rules may show them there.
   */
  play(table: {
    readonly first: RoomClient;
    readonly second: RoomClient;
    secret(): Promise<void>;
    hidden(what: string, happening: () => Promise<unknown>): Promise<void>;
    stretch(what: string, happening: () => Promise<unknown>): Promise<void>;
    layOpen(happening: () => Promise<unknown>): Promise<void>;
  }): Promise<void>;
}

/** A telling state of the page of a match: pictures are drawn of it, and everybody can use what is on it. */
export interface Scene {
  /** The hex in the middle of the game's picture on the first page, if this scene is it. */
  readonly front?: string;
  /** The screen on which the documents show this scene, as \`docs/pictures/<game>-<scene>.webp\`; none by default. */
  readonly documented?: keyof typeof SCREENS;
  /** How many steps nearer than usual the map is in these two pictures; none by default. */
  readonly closer?: number;
  readonly name: string;
  /** What the match begins with; the first seat looks at it. */
  readonly request: CreateMatch | CreateFromPosition;
  /** What brings the page from there to the state: mouse and keys, and the second seat. Left out if nothing has to. */
  play?(page: Page, second: Remote): Promise<unknown>;
  /** The units that the question is about, by their ids: all of each is to be seen while it is asked. */
  readonly about?: readonly string[];
  /** Is it a state in which things move? */
  readonly moving?: boolean;
}

/** The scenes of a game that are about some units, with those. */
export const aboutOf = ({ scenes }: Pick<Pilot, 'scenes'>) =>
  scenes.flatMap((scene) => (scene.about ? [{ scene, units: scene.about }] : []));

/** What the matches of these scenes begin with, by the name of the scene. */
export const requestsOf =
  (scenes: readonly Scene[]) =>
  (name: string): Scene['request'] =>
    scenes.find((scene) => scene.name === name)!.request;

/** A position in which everything that a position of its game can name is called otherwise; `nameOf` gives the n-th name. */
export type Renamed<P extends object> = (position: P, nameOf: (n: number) => string) => object;

/** How tests and benches play one game: over the wire by chance, and on the page by hand. */
export interface Pilot {
  readonly ruleset: Ruleset<RulesetTypes>;
  /** Matches to ask for; the clocks of all are so long that they never run out. */
  readonly requests: {
    /** Two seats, and not much between them: for tests of what is around a match. */
    readonly duel: CreateMatch;
    /** As people usually play. */
    readonly usual: CreateMatch;
    /** Over after a hundred answers or so. */
    readonly short: CreateMatch;
    /** Lasts for hundreds of answers. */
    readonly long: CreateMatch;
    /** The largest board and as many units as there can be: the most that a page has to draw. */
    readonly largest: CreateMatch | CreateFromPosition;
  };
  /** Matches for measuring the rules alone: another one for each number. */
  setup(n: number): Setup<RulesetTypes>;
  /** What only the page of a match that has begun shows: its test id. */
  readonly begun: string;
  /** Answers what the page asks a player, with mouse and keys. */
  answer(page: Page, kind: string): Promise<unknown>;
  /** How many lessons its page has; 0 for none. */
  readonly lessons: number;
  /** From the first decision to the end; each name once. */
  readonly scenes: readonly Scene[];
  /** Left out by games whose positions name nothing. */
  readonly renamed?: Renamed<never>;
  /** How many turns have been begun, by what a viewer knows. Left out by games that have none. */
  turnsOf?(view: object): number;
  /** Measures what is slow in its rules, e.g. lines of sight a second. */
  measure?(): object;
  /** Left out by games that keep no secrets. */
  readonly secrets?: readonly SecretScript[];
}
