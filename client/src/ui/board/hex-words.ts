import { type Board, hexOf, type Values } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import type { PathPicture } from '../../map/layers/paths.ts';
import type { WayPicture } from '../../map/layers/way.ts';
import { standsAt } from '../../map/legend.ts';
import type { BasePicture } from '../../map/picture.ts';
import type { Legend, LegendEntry } from '../../rulesets/types.ts';
import { list } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';

/** The parts of a picture that tell of paths and their cost. */
interface Ways {
  readonly way?: WayPicture | undefined;
  readonly paths?: readonly PathPicture[];
}

/** The part of a picture that tells of units without a counter: they are not in sight. */
interface Contacts {
  readonly contacts?: readonly { readonly at: HexLabel; readonly name: string }[];
}

/** A kind of ground, by the legend: the hexes of its sample are all alike. */
interface Ground {
  readonly name: string;
  readonly text: string;
  readonly level: number;
  readonly lying: Values;
}

/** The contents of a hex: its features and markers. */
const lyingOn = ({ features, markers }: Board['hexes'][string]): Values => ({ ...features, ...markers });

const groundsOf = ({ terrain }: Legend<BasePicture>): readonly Ground[] =>
  terrain.flatMap(({ name, text, picture }) => {
    const [hex, ...others] = Object.values(picture.board.hexes);
    const isOne = hex && others.every((other) => JSON.stringify(other) === JSON.stringify(hex));
    return isOne ? [{ name, text, level: hex.level, lying: lyingOn(hex) }] : [];
  });

/** The kinds of ground that the legend has for a feature, that of this value first. */
const kindsOf = (grounds: readonly Ground[], feature: string, value: number): readonly Ground[] => {
  const all = grounds.filter(({ lying }) => lying[feature] !== undefined);
  return [...all.filter(({ lying }) => lying[feature] === value), ...all];
};

/**
 * The contents of a hex, in the words of the legend. Where the legend has one name for several values, the value is
 * added.
 */
const featureWords = (grounds: readonly Ground[], feature: string, value: number): string => {
  const [kind, ...others] = kindsOf(grounds, feature, value);
  const name = kind?.name ?? feature;
  return value === 1 || others.some((other) => other !== kind) ? name : `${name} ${value}`;
};

/** The effect of a hex's ground, in the words of the legend, by its features; empty for ground without effect. */
export const groundEffects = (board: Board, at: HexLabel, legend: Legend<BasePicture>): readonly string[] => {
  const grounds = groundsOf(legend);
  const kinds = Object.entries(lyingOn(hexOf(board, at))).flatMap(
    ([feature, value]) => kindsOf(grounds, feature, value!)[0] ?? [],
  );
  return [...new Set(kinds.map(({ text }) => text))];
};

const groundWords = (board: Board, at: HexLabel, legend: Legend<BasePicture>): string => {
  const hex = hexOf(board, at);
  const { level } = hex;
  const grounds = groundsOf(legend);
  const lying = Object.entries(lyingOn(hex)).map(([feature, value]) => featureWords(grounds, feature, value!));
  const clear = grounds.find((ground) => Object.keys(ground.lying).length === 0 && ground.level === level)?.name;
  const words = lying.length > 0 ? list(lying) : (clear ?? UI.match.openGround);
  return level === 0 ? words : `${words}, ${UI.match.level(level)}`;
};

/** The signs that a picture shows in a hex, on its ground or on its counters, as the legend lists them. */
export const signsAt = <P extends BasePicture>(
  picture: P,
  at: HexLabel,
  { symbols }: Legend<P>,
): readonly LegendEntry<P>[] => symbols.filter(({ lies }) => lies?.(picture, at));

const costOf = ({ way, paths = [] }: Ways, at: HexLabel): string | undefined => {
  if (way?.hexes.at(-1) === at) return way.cost;
  return paths.find(({ marks }) => marks.at(-1)?.at === at)?.cost;
};

/**
 * A hex in words, for players who do not see the map: its ground, its units with the odds of a shot, what is known of units
 * that are not in sight, and the cost of the way there, as far as the map shows it. `nameOf` gives the name of a unit in sentences; undefined if they do not
 * name it.
 */
export const hexWords = (
  picture: BasePicture & Ways & Contacts,
  at: HexLabel,
  legend: Legend<BasePicture>,
  nameOf: (id: string) => string | undefined,
): string => {
  const units = picture.counters
    .filter((counter) => standsAt(counter, at))
    .map((counter) => {
      const name = nameOf(counter.id) ?? counter.name;
      return [name, counter.destroyed ? UI.match.destroyed : '', counter.sight ?? ''].filter(Boolean).join(', ');
    });
  const contacts = (picture.contacts ?? []).filter((contact) => contact.at === at).map(({ name }) => name);
  return [`${at}: ${groundWords(picture.board, at, legend)}`, ...units, ...contacts, costOf(picture, at) ?? '']
    .filter(Boolean)
    .join('. ');
};
