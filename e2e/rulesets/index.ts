import { RULESETS } from '@ironhex/shared/rulesets';
import { grimdarkPilot } from './grimdark/pilot.ts';
import type { Pilot } from './pilot.ts';
import { sealedPilot } from './sealed-orders/pilot.ts';
import { steampunkPilot } from './steampunk/pilot.ts';
import { warfarePilot } from './warfare3025/pilot.ts';

/** How each game of the test registry is played. */
export const PILOTS: readonly Pilot[] = [warfarePilot, steampunkPilot, grimdarkPilot, sealedPilot];

/** Those of the games that players get: a real server plays no others. */
export const SHIPPED: readonly Pilot[] = PILOTS.filter(({ ruleset }) => RULESETS.has(ruleset.id));

/** The pilot of the game that tests use as their example. */
export const EXAMPLE: Pilot = SHIPPED[0]!;
