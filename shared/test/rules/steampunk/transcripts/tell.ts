import { factTeller, type Told } from '../../../transcripts/tell.ts';

/** What happened, without what it changes; undefined for events that only keep the engine's place. */
export const tell: (event: Told) => string | undefined = factTeller([
  'went-on',
  'asked',
  'answered',
  'closed',
  'step-began',
  'stage-began',
  'unseen',
]);
