import type { Spottable, Spotter, Table } from '@ironhex/shared/warfare3025';
import { capital } from '../../../text/numbers.ts';
import type { Sensors } from '../plan/sensors.ts';
import { sizeText } from './aim.ts';
import { contactName, KNOWN_WORDS } from './detection.ts';
import { WARFARE } from './ui.ts';
import { unitName } from './units.ts';
import { chance, count } from './words.ts';

/** Whether an enemy would find the planned unit, in a few words for the map, W-13d.4. */
export const spotterText = ({ certain, chance: found }: Spotter): string => {
  if (certain) return 'spots you';
  return found === null ? 'may spot you' : `${chance(found)} to spot you`;
};

/** The chance to find a contact by how large it looks, which nobody knows, the largest first. */
const bySize = ({ chances }: Spottable): string =>
  chances
    .flatMap((found, i) => (found > 0 && found !== chances[i - 1] ? [`${chance(found)} from size ${i + 1}`] : []))
    .toReversed()
    .join(', ');

/** How large most mechs look, W-14: by it the map tells the chance to spot a contact, the plan by every size. */
const USUAL = 7;

/** Whether the planned unit would spot a contact, in a few words for the map. */
export const spottableText = ({ clear, chances }: Spottable): string => {
  const found = chances[USUAL - 1]!;
  if (clear) return 'you spot it';
  return chances.at(-1) === 0 ? 'too far to spot' : `${chance(found)} to spot it at size ${USUAL}`;
};

const spotterLine = (
  table: Table,
  givenAway: boolean,
  { enemy, distance, size, clear, certain, chance: found }: Spotter,
): string => {
  const name = typeof enemy === 'number' ? contactName({ number: enemy }) : unitName(table, enemy);
  const how = clear ? 'a clear line' : `size ${size} to it`;
  const comes = certain
    ? givenAway
      ? 'spots it when it acts'
      : 'spots it at once'
    : found === null
      ? 'may spot it when it acts: its pilot is not known'
      : `${chance(found)} to spot it when it acts`;
  return `${capital(name)}, ${count(distance, 'hex')}, ${how}: ${comes}.`;
};

const spottableLine = (found: Spottable): string => {
  const { number, distance, clear } = found;
  const comes = clear ? 'a clear line, it comes into sight' : bySize(found) || 'too far to spot';
  return `You look for ${contactName({ number })}, ${count(distance, 'hex')}: ${comes}.`;
};

/** How large the planned unit looks at the end, and why, e.g. `Locust looks size 6 at 0912 (base 5, fast +1)`. */
export const looksText = (table: Table, { unit, at, size, parts }: Sensors): string => {
  const why = sizeText(parts);
  return `${unitName(table, unit)} looks size ${size} at ${at}${why && ` (${why})`} (W-13d.2).`;
};

/** Who could spot whom at the end of the plan, line by line, W-13d.4. */
export const sensorLines = (table: Table, { known, givenAway, spotters, spottable }: Sensors): readonly string[] => [
  ...(givenAway ? [WARFARE.sensors.gives(KNOWN_WORDS[known])] : known === 'visible' ? [WARFARE.sensors.already] : []),
  ...(givenAway && known === 'visible' ? [] : spotters.map((spotter) => spotterLine(table, givenAway, spotter))),
  ...spottable.map(spottableLine),
];
