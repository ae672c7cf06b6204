import type { BoardVocabulary, Contradiction, ValueInfo } from '../../../board/index.ts';

/** A terrain feature of Warfare 3025. */
export type Feature = 'woods' | 'rubble' | 'rough' | 'sand' | 'swamp' | 'water' | 'building' | 'road' | 'impassable';

/** What a hex can have. */
export type Features = Readonly<Partial<Record<Feature, number>>>;

/** Every feature a hex can have, in the order in which files and menus list them (H-1.5). */
export const FEATURES: Readonly<Record<Feature, ValueInfo>> = {
  woods: { max: 2, description: '1 light woods, 2 dense forest' },
  rubble: { max: 1, description: 'what is left of a building, or wreckage' },
  rough: { max: 1, description: 'broken, rocky ground' },
  sand: { max: 1, description: 'loose sand' },
  swamp: { max: 1, description: 'bog and marsh' },
  water: { max: 9, description: 'water, by depth in levels; its surface is the level of the hex' },
  building: { max: 9, description: 'a building, by height in levels' },
  road: { max: 1, description: 'a road or track; through water of depth 1 a paved ford' },
  impassable: { max: 1, description: 'nothing on the ground can enter' },
};

/** Features that cannot share a hex, and why. */
const CONTRADICTIONS: readonly (Contradiction & readonly [Feature, Feature, string, number?])[] = [
  ['building', 'water', 'a building cannot stand in water'],
  ['building', 'woods', 'a building and woods cannot share a hex'],
  ['building', 'rubble', 'a building is either standing or rubble'],
  ['building', 'swamp', 'a building cannot stand in a swamp'],
  ['building', 'road', 'a road cannot lead through a building'],
  ['woods', 'water', 'woods cannot stand in water'],
  ['swamp', 'water', 'a hex is either swamp or water'],
  ['swamp', 'sand', 'a hex is either swamp or sand'],
  ['road', 'rubble', 'a road under rubble is no road'],
  ['road', 'impassable', 'a road cannot lead through impassable ground'],
  ['road', 'water', 'a road can ford water of depth 1 only', 2],
];

/** Can something walk on a hex with these features? Not into deep water, impassable ground or onto a building. */
export const isOpen = ({ features }: { readonly features: Features }): boolean =>
  !features.impassable && !features.building && (features.water ?? 0) < 2;

/** What boards of Warfare 3025 are made of. */
export const VOCABULARY = {
  sizes: { width: { min: 5, max: 99 }, height: { min: 5, max: 99 } },
  levels: { min: -20, max: 20 },
  features: FEATURES,
  contradictions: CONTRADICTIONS,
} as const satisfies BoardVocabulary;
