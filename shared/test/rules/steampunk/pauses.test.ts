import {
  foldRecord,
  type Happened,
  hashOf,
  Match,
  PUBLIC,
  positionOf,
  readRecordText,
  readSetup,
  recordOf,
  writePosition,
  writeRecord,
} from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../src/dice/index.ts';
import type { SteampunkTypes } from '../../../src/rulesets/steampunk/model/types.ts';
import { AT_ONCE } from '../../../src/rulesets/steampunk/position/most.ts';
import { steampunk } from '../../../src/rulesets/steampunk/ruleset.ts';
import { LARGEST } from '../../rulesets/steampunk/largest.ts';

const SEED = 11;
/** Enough for the volley and for what it leaves on units at the end of the turn. */
const STEPS = 60;

type Step = Happened<SteampunkTypes>;

/** The defaults of all seats are done, and timers end; `paused` is called in each pause. */
const played = (name: string, paused: (match: Match<SteampunkTypes>) => void) => {
  const setup = LARGEST[name]!();
  const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
  const match = new Match(steampunk, setup, { dice: () => fastDice(SEED), viewers });
  const steps: Step[] = [match.begun];
  while (steps.length < STEPS && !match.outcome) {
    if (match.state.window?.pause) paused(match);
    const decision = match.pending().find(({ committed }) => !committed);
    const done = decision
      ? match.submit(decision.seat, steampunk.fallback(match.view(decision.seat), decision), { decision: decision.id })
      : match.ring(match.timers()[0]!.id);
    if (!done.ok) throw new Error(done.error.code);
    steps.push(done.value);
    const { dice, events } = done.value.cost;
    const isMuch = dice >= AT_ONCE.dice || events >= AT_ONCE.events;
    if (isMuch && !match.outcome && match.pending().length === 0)
      expect(match.state.window, 'it pauses after much').toMatchObject({ pause: true, over: false });
  }
  return { match, steps };
};

describe.each(['tokens', 'extras', 'armour', 'spray'])('a volley that takes long: %s', (name) => {
  it('is worked out in turns, of which nobody is told, and is played again the same', () => {
    let pauses = 0;
    const { match: end, steps } = played(name, (match) => {
      pauses += 1;
      for (const viewer of ['blue', 'orange', PUBLIC]) expect(match.awaited(viewer)).toEqual([]);
      expect(match.waysBack('blue')).toEqual([]);
      expect(match.timers()[0]).toMatchObject({ clock: { class: 'pause', seconds: 0 } });
    });
    expect(pauses).toBeGreaterThan(1);
    const shots = steps.flatMap(({ events }) => events.filter(({ kind }) => kind === 'shot-fired'));
    expect(shots.length).toBeGreaterThan(500);

    // Its record folds to the same, pauses and all.
    const record = recordOf(end, { seed: SEED });
    expect(record.intents.some((entry) => 'timer' in entry)).toBe(true);
    const read = readRecordText(writeRecord(record), RULESETS);
    const folded = read.ok ? foldRecord(read.value, RULESETS) : read;
    if (!folded.ok) throw new Error(JSON.stringify(folded.error).slice(0, 500));
    expect(hashOf(folded.value.match.state)).toBe(hashOf(end.state));
  });
});

// Those leave no more tokens on a unit than a position may have.
it.each(['armour', 'spray'])('goes on from a position that was taken in a pause: %s', (name) => {
  let tried = 0;
  played(name, (match) => {
    if (tried >= 3) return;
    tried += 1;
    const read = readSetup(steampunk, JSON.parse(writePosition(positionOf(match))));
    if (!read.ok) throw new Error(JSON.stringify(read.error).slice(0, 500));
    const again = new Match(steampunk, read.value, { dice: () => fastDice(SEED) });
    expect(hashOf(again.state)).toBe(hashOf(match.state));
    expect(again.ring(again.timers()[0]!.id).ok).toBe(true);
    expect(readSetup(steampunk, JSON.parse(writePosition(positionOf(match))), 'table')).toMatchObject({ ok: false });
  });
  expect(tried).toBeGreaterThan(1);
});

it('cuts agony between two tokens: each unit is rolled for once, in order, AGO-0', () => {
  const { steps } = played('tokens', () => {});
  const isCut = ({ kind, to }: Step['events'][number]): boolean => {
    const [next] = (kind === 'went-on' && to?.truth?.agenda) || [];
    return next?.do === 'agony' && next.rest !== undefined;
  };
  const cut = steps.filter(({ events }) => events.some(isCut));
  expect(cut.length).toBeGreaterThan(1);
  const eaten = steps
    .flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'acid-rolled' && event.token === 'acid' ? [event.unit] : [])),
    )
    .filter((unit, index, all) => unit !== all[index - 1]);
  expect(eaten.length).toBeGreaterThan(2);
  expect(new Set(eaten).size).toBe(eaten.length);
});
