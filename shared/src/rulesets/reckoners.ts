import type { RulesetTypes } from '../match/index.ts';
import type { Reckoner, Reckoners } from '../reckoning/index.ts';
import { grimdarkReckoner } from './grimdark/reckoning/index.ts';
import { steampunkReckoner } from './steampunk/reckoning/index.ts';
import { warfareReckoner } from './warfare3025/reckoning/index.ts';

/** The reckoners of all games, by the ids of their rulesets. Only who reckons up a match that is over loads them. */
export const RECKONERS: Reckoners = new Map(
  Object.entries({
    warfare3025: warfareReckoner,
    steampunk: steampunkReckoner,
    grimdark: grimdarkReckoner,
  }).map(([id, reckoner]) => [id, reckoner as unknown as Reckoner<RulesetTypes>]),
);
