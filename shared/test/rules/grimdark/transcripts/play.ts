import { askOf } from '@ironhex/shared/agenda';
import { scriptedDice } from '@ironhex/shared/dice';
import { type Happened, Match, PUBLIC } from '@ironhex/shared/match';
import type { GrimdarkTypes } from '../../../../src/rulesets/grimdark/model/types.ts';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';
import type { Telling } from '../../../transcripts/play.ts';
import { tellEvents, WATCHED } from '../../../transcripts/seen.ts';
import { tellDecision } from '../../../transcripts/tell.ts';
import { setupOf } from './scene.ts';
import { WORDS } from './tell.ts';
import { intentOf } from './words.ts';

const tellHappened = (happened: Happened<GrimdarkTypes>, match: Match<GrimdarkTypes>): string[] => [
  ...tellEvents(happened, WORDS),
  ...match.pending().map((decision) => {
    const { unit } = askOf(match.view(decision.seat), decision);
    return tellDecision(decision, unit === null ? '' : ` ${unit}`);
  }),
];

/** How matches of Grimdark are written in transcripts. */
export const grimdarkTelling: Telling<GrimdarkTypes> = {
  begin: (lines, script) =>
    new Match(grimdark, setupOf(lines), { dice: () => scriptedDice(script), viewers: ['a', 'b', PUBLIC], ...WATCHED }),
  intent: intentOf,
  tell: tellHappened,
};
