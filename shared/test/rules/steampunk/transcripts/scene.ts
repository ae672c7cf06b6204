import { readSetup } from '@ironhex/shared/match';
import { steampunk } from '../../../../src/rulesets/steampunk/ruleset.ts';
import { boardOf } from '../ground.ts';
import { type Case, type Placing, recordFor } from '../worked-cases/record.ts';

/** What the set-up lines of a scene say. */
interface Stage {
  readonly hexes: Record<string, string>;
  readonly units: Record<string, Placing>;
  readonly markers: Record<string, NonNullable<Case['markers']>[string]>;
  readonly armies: Record<string, unknown>;
  readonly arsenal: Record<string, unknown>;
  options: object;
  step: number;
  turn: number;
}

const emptyStage = (): Stage => ({
  hexes: {},
  units: {},
  markers: {},
  armies: {},
  arsenal: {},
  options: {},
  step: 2,
  turn: 1,
});

/** The words of a line and the JSON object at its end. */
const partsOf = (line: string): { readonly words: readonly string[]; readonly data: Record<string, unknown> } => {
  const [, text = '', json] = /^([^{]*?)(\{.*\})?$/.exec(line) ?? [];
  return { words: text.trim().split(/\s+/), data: json ? JSON.parse(json) : {} };
};

/** Takes in one set-up line: `hex D5 forest`, `unit b1 elf.e34 D6 {"facing": 2}`, `step 3` and so on. */
const readStageLine = (stage: Stage, line: string): void => {
  const { words, data } = partsOf(line);
  const [what, name = '', ...rest] = words;
  if (what === 'hex') stage.hexes[name] = rest.join(' ');
  else if (what === 'unit') stage.units[name] = { unit: rest[0]!, at: rest[1]!, ...data } as Placing;
  else if (what === 'marker') stage.markers[name] = data as never;
  else if (what === 'army') stage.armies[name] = data;
  else if (what === 'weapon') stage.arsenal[name] = { id: name, name, ...data };
  else if (what === 'options') stage.options = data;
  else if (what === 'step') stage.step = Number(name);
  else if (what === 'turn') stage.turn = Number(name);
  else throw new Error(`Nothing is known of "${line}".`);
};

/** The setup of the match that a scene's lines describe: from a position, or before set-up if they name no units. */
export const setupOf = (lines: readonly string[]) => {
  const read = emptyStage();
  for (const line of lines) readStageLine(read, line);
  const { armies, arsenal, ...stage } = read;
  const setup = readSetup(
    steampunk,
    Object.keys(stage.units).length > 0
      ? recordFor({ ...stage, dice: [], arsenal: arsenal as NonNullable<Case['arsenal']> })
      : {
          options: stage.options,
          board: boardOf(stage.hexes),
          seats: ['blue', 'orange'].map((id, side) => ({ id, side, force: armies[id] ?? null })),
        },
  );
  if (!setup.ok) throw new Error(setup.error.map(({ at, message }) => `${at}: ${message}`).join('; '));
  return setup.value;
};
