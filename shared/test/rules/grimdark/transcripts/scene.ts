import { BOARD_FORMAT } from '@ironhex/shared/board';
import { readSetup } from '@ironhex/shared/match';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';
import { arsenalWith } from '../fixtures.ts';

type Data = Record<string, unknown>;

interface Hex {
  level: number;
  features: Record<string, number>;
  piece?: string;
  markers?: Record<string, number>;
}

/** What the set-up lines of a scene say. */
interface Stage {
  options: Data;
  size: readonly [width: number, height: number];
  readonly hexes: Record<string, Hex>;
  readonly arsenal: Record<'profiles' | 'weapons' | 'spells', Record<string, unknown>>;
  readonly units: Data[];
  readonly markers: Data[];
  readonly forces: Data;
  position: Data;
}

/** The words of a line and the JSON object at its end. */
const partsOf = (line: string): { readonly words: readonly string[]; readonly data: Data } => {
  const [, text = '', json] = /^([^{]*?)(\{.*\})?$/.exec(line) ?? [];
  return { words: text.trim().split(/\s+/), data: json ? JSON.parse(json) : {} };
};

const hexOf = ({ hexes }: Stage, at: string): Hex => {
  const hex = hexes[at] ?? { level: 0, features: {} };
  hexes[at] = hex;
  return hex;
};

type Reader = (stage: Stage, words: readonly string[], data: Data) => void;

const READERS: Readonly<Record<string, Reader>> = {
  options: (stage, _words, data) => {
    stage.options = data;
  },
  map: (stage, [width, height]) => {
    stage.size = [Number(width), Number(height)];
  },
  terrain: (stage, [type, piece, ...hexes]) => {
    for (const at of hexes) Object.assign(hexOf(stage, at), { features: { [type!]: 1 }, piece });
  },
  level: (stage, [level, ...hexes]) => {
    for (const at of hexes) hexOf(stage, at).level = Number(level);
  },
  mark: (stage, [kind, at, number]) => {
    hexOf(stage, at!).markers = { [kind!]: Number(number) };
  },
  marker: (stage, [at, owner]) => {
    stage.markers.push({ at, ...(owner && { owner }) });
  },
  profile: ({ arsenal }, [id], data) => {
    arsenal.profiles[id!] = data;
  },
  weapon: ({ arsenal }, [id], data) => {
    arsenal.weapons[id!] = data;
  },
  spell: ({ arsenal }, [id], data) => {
    arsenal.spells[id!] = data;
  },
  unit: (stage, [id, profile, at], data) => {
    stage.units.push({ id, profile, ...(at && at !== '-' && { at }), ...data });
  },
  force: (stage, [seat], data) => {
    stage.forces[seat!] = data;
  },
  position: (stage, _words, data) => {
    stage.position = { ...stage.position, ...data };
  },
};

const stageOf = (lines: readonly string[]): Stage => {
  const stage: Stage = {
    options: {},
    size: [48, 40],
    hexes: {},
    arsenal: { profiles: {}, weapons: {}, spells: {} },
    units: [],
    markers: [],
    forces: {},
    position: {},
  };
  for (const line of lines) {
    const { words, data } = partsOf(line);
    const [what = '', ...rest] = words;
    const read = READERS[what];
    if (!read) throw new Error(`Nothing is known of "${line}".`);
    read(stage, rest, data);
  }
  return stage;
};

/** The fixtures as a position writes them: everything but the ids, under which they stand. */
const FIXTURES = (() => {
  const { profiles, weapons } = arsenalWith([]);
  const withoutId = (all: Readonly<Record<string, { readonly id: string }>>) =>
    Object.fromEntries(Object.entries(all).map(([id, { id: _id, ...rest }]) => [id, rest]));
  return { profiles: withoutId(profiles), weapons: withoutId(weapons) };
})();

/** The setup of the match that a scene's lines describe: from a position, or before set-up if they name no units. */
export const setupOf = (lines: readonly string[]) => {
  const { options, size, hexes, arsenal, units, markers, forces, position } = stageOf(lines);
  const [width, height] = size;
  const setup = readSetup(grimdark, {
    options,
    board: { format: BOARD_FORMAT, id: 'scene', name: 'Scene', width, height, hexes },
    seats: ['a', 'b'].map((id, side) => ({ id, side, ...(id in forces && { force: forces[id] }) })),
    ...(units.length > 0 && {
      position: {
        profiles: { ...FIXTURES.profiles, ...arsenal.profiles },
        weapons: { ...FIXTURES.weapons, ...arsenal.weapons },
        spells: arsenal.spells,
        units,
        markers,
        ...position,
      },
    }),
  });
  if (!setup.ok) throw new Error(setup.error.map(({ at, message }) => `${at}: ${message}`).join('; '));
  return setup.value;
};
