import { scriptedDice } from '@ironhex/shared/dice';
import { type Decision, type Happened, Match, PUBLIC, type Viewer } from '@ironhex/shared/match';
import type { Seen, WarfareTypes } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import type { Telling } from '../../../transcripts/play.ts';
import { setupOf } from './scene.ts';
import { BOOKKEEPING, tell, tellDecision, tellSeen, tellTimer } from './tell.ts';
import { readIntent, wordsIn } from './words.ts';

/** How much each viewer had seen when an event came: what it sees of the event comes after that. */
const seenBefore = new WeakMap<object, ReadonlyMap<Viewer, number>>();

const countSeen = (_: object, event: object, seen: ReadonlyMap<Viewer, readonly object[]>): void => {
  seenBefore.set(event, new Map([...seen].map(([viewer, { length }]) => [viewer, length])));
};

/** What each viewer sees of one of the events, in words. */
const seenOf = ({ events, seen }: Happened<WarfareTypes>, i: number): readonly (readonly [Viewer, string])[] => {
  const [before, after] = [events[i], events[i + 1]].map((event) => event && seenBefore.get(event));
  return [...seen].map(([viewer, parts]) => {
    const [part] = parts.slice(before?.get(viewer), after?.get(viewer));
    return [viewer, part ? tellSeen(part as Seen) : 'nothing'];
  });
};

/** What the viewers see of an event, where that is not what happens; those who see the same share a line. */
const differences = (happened: Happened<WarfareTypes>, i: number): string[] => {
  const event = happened.events[i]!;
  const whole = BOOKKEEPING.includes(event.kind) ? 'nothing' : tell(event).join('; ');
  const told = seenOf(happened, i);
  const words = new Set(told.map(([, seen]) => seen));
  return [...words].flatMap((seen) => {
    if (seen === whole) return [];
    const viewers = told.flatMap((each) => (each[1] === seen ? [each[0]] : []));
    const [who, see] =
      words.size === 1 ? ['everybody', 'sees'] : [viewers.join(', '), viewers.length > 1 ? 'see' : 'sees'];
    return [`    ${who} ${see} ${seen}`];
  });
};

const tellHappened = (happened: Happened<WarfareTypes>, match: Match<WarfareTypes>): string[] => [
  ...happened.events.flatMap((event, i) => {
    const [first, ...more] = tell(event);
    const seen = differences(happened, i);
    if (BOOKKEEPING.includes(event.kind) && seen.length === 0) return [];
    return [`= ${first}`, ...more.map((line) => `    ${line}`), ...seen];
  }),
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
    return new Match(warfare3025, setup, { dice: () => scriptedDice(script), viewers, watch: countSeen });
  },
  intent: (words) => {
    const read = wordsIn(words);
    const intent = readIntent(read);
    read.end();
    return intent;
  },
  tell: tellHappened,
};
