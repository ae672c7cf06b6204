import { type Fault, fail, type Result } from '@ironhex/shared/protocol';
import { jsonFault } from '@ironhex/shared/reading';
import type { Army } from '@ironhex/shared/steampunk';
import { faultText } from '../../../ui/form/faults.ts';
import { ARMY_WORDS } from '../words/armies.ts';
import { placeInArmy } from '../words/army-places.ts';
import { readArmy } from './read.ts';

const { file } = ARMY_WORDS;

/** The most faults of a file that are shown at once: mending one often mends others. */
const SHOWN = 8;

/** Reads an army from the text of a JSON file. Every fault names the unit and the field, or the line of the text. */
export const readArmyText = (text: string): Result<Army, readonly Fault[]> => {
  const broken = jsonFault(text);
  if (broken) return fail([{ at: broken.at, message: file.noJson(broken.message) }]);
  const data: unknown = JSON.parse(text);
  const read = readArmy(data);
  const placeOf = (at: string): string => (at === 'units' ? file.units : placeInArmy(at, data));
  return read.ok ? read : fail(read.error.map((fault) => ({ ...fault, at: placeOf(fault.at) })));
};

/** The text of an army's file: {@link readArmyText} reads the same army again. */
export const armyText = (army: Army): string => `${JSON.stringify(army, null, 2)}\n`;

/** What an army's file is called. */
export const fileNameOf = ({ race, name }: Army): string =>
  `${
    (name ?? race)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || race
  }.army.json`;

/** What is said of a file that holds no army to play: that nothing has changed, and what is wrong. */
export const fileFaultLines = (faults: readonly Fault[]): readonly string[] => [
  file.bad,
  ...faults.slice(0, SHOWN).map((fault) => faultText(fault)),
  ...(faults.length > SHOWN ? [file.more(faults.slice(SHOWN).reduce((sum, { more = 1 }) => sum + more, 0))] : []),
];
