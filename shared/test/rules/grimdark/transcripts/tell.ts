import type { GrimdarkTypes } from '../../../../src/rulesets/grimdark/model/types.ts';
import { factWords } from '../../../transcripts/tell.ts';

interface Carrier {
  readonly model: number;
  readonly attacks: number;
}

/** The parts of a group of attacks that say what it is. */
interface Group {
  readonly by: string;
  readonly target: string;
  readonly weapon: string;
  readonly hero: boolean;
  readonly how: string;
  readonly carriers: readonly Carrier[];
  readonly distance: number;
  readonly cover: string;
  readonly named?: readonly number[];
}

/** A group in one line of words. */
const groupWords = ({ by, target, weapon, hero, how, carriers, distance, cover, named }: Group): string =>
  [
    `${by}${hero ? ' hero' : ''} ${weapon} at ${target}, ${how}, ${distance} away, cover ${cover}`,
    `models ${carriers.map(({ model, attacks }) => `${model}x${attacks}`).join(' ')}`,
    ...(named ? [`named ${named.join(' ')}`] : []),
  ].join(', ');

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && 'weapon' in value && 'carriers' in value;

const shortened = (value: unknown): unknown =>
  isGroup(value) ? `(${groupWords(value)})` : Array.isArray(value) ? value.map(shortened) : value;

/** What happened, without what it changes. */
export const WORDS = factWords<GrimdarkTypes>(['went-on', 'asked', 'answered', 'closed'], (fact) =>
  Object.fromEntries(Object.entries(fact).map(([name, value]) => [name, shortened(value)])),
);
