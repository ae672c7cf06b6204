import {
  followSeen,
  type Happened,
  isOfEngine,
  type Match,
  type RulesetTypes,
  type Viewer,
} from '@ironhex/shared/match';
import { expect, it } from 'vitest';
import type { GameMoments } from '../../src/rulesets/moments.ts';
import type { Context, GameRules } from '../../src/table/rules.ts';
import type { LogEntry } from '../../src/text/entry.ts';

/** Something that a viewer saw, with the views around it. */
export interface Played<T extends RulesetTypes> {
  readonly seen: T['seen'];
  readonly before: T['view'];
  readonly after: T['view'];
  readonly viewer: Viewer;
}

/** Notes everything that the viewers of a match see, each on its own view folded along. */
export const noting = <T extends RulesetTypes & { view: object }>(
  rules: Parameters<typeof followSeen<T>>[0],
  match: Match<T>,
  viewers: readonly Viewer[],
) => {
  const views = new Map<Viewer, T['view']>(viewers.map((viewer) => [viewer, match.view(viewer)]));
  const all: Played<T>[] = [];
  const note = ({ seen: told }: Happened<T>): void => {
    for (const viewer of viewers)
      for (const seen of told.get(viewer) ?? []) {
        const before = views.get(viewer)!;
        const after = { ...before };
        followSeen<T>(rules, after, seen);
        views.set(viewer, after);
        if (!isOfEngine(seen)) all.push({ seen, before, after, viewer });
      }
  };
  return { all, note };
};

/** What a game tells of matches that were played by chance. */
interface Story<T extends RulesetTypes> {
  readonly rules: GameRules<T>;
  readonly moments: GameMoments<T>;
  /** How players are called. */
  readonly names: Context<T['view']>['names'];
  /** Words that no player should read. */
  readonly technical: RegExp;
  /** How many faces a die has of which nothing is said. */
  readonly sides: number;
  /** What was played: it is there when tests run. */
  readonly all: () => readonly Played<T>[];
}

/** A line of the log, with whom it was told to. */
interface Told<T extends RulesetTypes> {
  readonly kind: T['seen']['kind'];
  readonly line: LogEntry;
  readonly after: T['view'];
  readonly viewer: Viewer;
}

/** All lines of a story. */
export const toldOf = <T extends RulesetTypes>({
  rules,
  names,
  all,
}: Pick<Story<T>, 'rules' | 'names' | 'all'>): readonly Told<T>[] =>
  all().flatMap(({ seen, after, viewer }) => {
    const line = rules.line(seen, { view: after, names, you: viewer });
    return line ? [{ kind: seen.kind, line, after, viewer }] : [];
  });

/** What is true of the story of every game. */
export const itIsToldWell = <T extends RulesetTypes>(story: Story<T>): void => {
  const { rules, moments, names, technical, sides: usual, all } = story;

  it('is told in whole sentences of words that players know', () => {
    for (const { kind, line } of toldOf(story)) {
      expect(line.text, kind).toMatch(/^\S.*[.)]$/);
      expect(line.text, kind).not.toMatch(technical);
      expect(line.text, kind).not.toMatch(/ {2}|\?$/);
    }
  });

  it('opens dice to rows that all say something', () => {
    for (const { kind, line } of toldOf(story))
      for (const { title, rows, dice, summary } of line.rolls) {
        const words = [title, summary, ...rows.flatMap(({ label, value }) => [label, value])];
        for (const word of words) expect(word, `${kind}: ${title}`).toMatch(/\S/);
        expect(words.join(' '), kind).not.toMatch(technical);
        for (const { face, sides = usual } of dice) expect(face, title).toBeLessThanOrEqual(sides);
      }
  });

  it('has the counters of those that move: they can be shown again', () => {
    for (const { seen, before, after } of all()) {
      const moved = rules
        .cues(seen, before, after)
        .flat()
        .flatMap((cue) => ('path' in cue && 'unit' in cue ? [cue as { unit: string; path: readonly string[] }] : []));
      const places = new Map(rules.counters(before).map(({ id, at }) => [id, at]));
      const later = new Set(rules.counters(after).map(({ id }) => id));
      for (const { unit, path } of moved) {
        const at = places.get(unit);
        expect(at !== undefined || later.has(unit), `${seen.kind} of ${unit}`).toBe(true);
        if (typeof at === 'string') expect(at, seen.kind).toBe(path[0]);
      }
    }
  });

  it('shows cues at hexes of the board, and moments in words', () => {
    for (const { seen, before, after, viewer } of all()) {
      for (const cue of rules.cues(seen, before, after).flat())
        if ('at' in cue) expect(cue.at, seen.kind).toMatch(/^\d{4}$/);
      const moment = moments.happened(seen, { view: after, names, you: viewer });
      if (moment) expect(moment.words, seen.kind).not.toMatch(technical);
    }
  });
};
