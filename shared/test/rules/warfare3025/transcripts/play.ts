import { scriptedDice } from '@ironhex/shared/dice';
import { type Decision, type Happened, Match, PUBLIC } from '@ironhex/shared/match';
import type { WarfareTypes } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import type { Telling } from '../../../transcripts/play.ts';
import { tellEvents, WATCHED } from '../../../transcripts/seen.ts';
import { setupOf } from './scene.ts';
import { EVENT_WORDS, tellDecision, tellTimer } from './tell.ts';
import { readIntent, wordsIn } from './words.ts';

const tellHappened = (happened: Happened<WarfareTypes>, match: Match<WarfareTypes>): string[] => [
  ...tellEvents(happened, EVENT_WORDS),
  ...match.timers().map(tellTimer),
  ...match.pending().map((decision) => tellDecision(decision, timeoutOf(match, decision))),
];

/** What the clock does for a decision. */
const timeoutOf = (match: Match<WarfareTypes>, decision: Decision) =>
  warfare3025.fallback(match.view(decision.seat), decision);

/** How matches of Warfare are written in transcripts. */
export const warfareTelling: Telling<WarfareTypes> = {
  begin: (lines, script) => {
    const setup = setupOf(lines);
    const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
    return new Match(warfare3025, setup, { dice: () => scriptedDice(script), viewers, ...WATCHED });
  },
  intent: (words) => {
    const read = wordsIn(words);
    const intent = readIntent(read);
    read.end();
    return intent;
  },
  tell: tellHappened,
};
