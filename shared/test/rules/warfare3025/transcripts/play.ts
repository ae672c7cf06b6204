import { scriptedDice } from '@ironhex/shared/dice';
import { type Decision, type Happened, Match, PUBLIC, type Viewer } from '@ironhex/shared/match';
import type { Event, WarfareTypes } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import type { Telling } from '../../../transcripts/play.ts';
import { setupOf } from './scene.ts';
import { BOOKKEEPING, tell, tellDecision } from './tell.ts';
import { readIntent, WordsError, wordsIn } from './words.ts';

/** What the viewers got to see of an event, where that is not all of it. `shown`: parts told before, by viewer. */
const differences = ({ seen }: Happened<WarfareTypes>, event: Event, shown: Map<Viewer, number>): string[] => {
  const whole = BOOKKEEPING.includes(event.kind) ? 'nothing' : tell(event).join('; ');
  const views = [...seen].map(([viewer, parts]) => {
    const at = shown.get(viewer) ?? 0;
    const part = parts[at];
    if (part?.kind !== event.kind) return { viewer, words: 'nothing' };
    shown.set(viewer, at + 1);
    return { viewer, words: tell(part).join('; ') };
  });
  const [first] = views;
  if (views.every(({ words }) => words === first?.words))
    return first?.words === whole ? [] : [`    everybody sees ${first?.words}`];
  return views.flatMap(({ viewer, words }) => (words === whole ? [] : [`    ${viewer} sees ${words}`]));
};

const tellHappened = (happened: Happened<WarfareTypes>, match: Match<WarfareTypes>): string[] => {
  const shown = new Map<Viewer, number>();
  const lines = happened.events.flatMap((event) => {
    const [first, ...more] = tell(event);
    const told = BOOKKEEPING.includes(event.kind) ? [] : [`= ${first}`, ...more.map((line) => `    ${line}`)];
    return [...told, ...differences(happened, event, shown)];
  });
  for (const [viewer, parts] of happened.seen)
    if (parts.length !== (shown.get(viewer) ?? 0)) throw new WordsError(`${viewer} saw what did not happen.`);
  return [...lines, ...match.pending().map((decision) => tellDecision(decision, timeoutOf(match, decision)))];
};

/** What the clock does for a decision. */
const timeoutOf = (match: Match<WarfareTypes>, decision: Decision) =>
  warfare3025.fallback(match.view(decision.seat), decision);

/** How matches of Warfare are written in transcripts. */
export const warfareTelling: Telling<WarfareTypes> = {
  begin: (lines, script) => {
    const setup = setupOf(lines);
    const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
    return new Match(warfare3025, setup, { dice: () => scriptedDice(script), viewers });
  },
  intent: (words) => {
    const read = wordsIn(words);
    const intent = readIntent(read);
    read.end();
    return intent;
  },
  tell: tellHappened,
};
