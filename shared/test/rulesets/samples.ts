import { grimdarkSample } from './grimdark/sample.ts';
import type { Sample } from './sample.ts';
import { sealedSample } from './sealed-orders/sample.ts';
import { steampunkSample } from './steampunk/sample.ts';
import { warfareSample } from './warfare3025/sample.ts';

/** A sample of each game of the test registry. */
export const SAMPLES = [warfareSample, steampunkSample, grimdarkSample, sealedSample].map(
  (sample) => sample as unknown as Sample,
);
