import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import { Hotseat } from '../../src/local/hotseat.ts';
import { settle } from '../net/far-end.ts';
import { Heard } from '../source/heard.ts';
import { holding, TO_PLAY } from '../source/open-match.ts';
import { Truth } from '../source/truth.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))(
  'who changes the seat in %s knows what that seat knows, plays it, and is told what happens to it',
  async (_, sample) => {
    const truth = new Truth(sample.ruleset, smallSetup(sample, 5), 5);
    const match = holding(truth.record(), TO_PLAY);
    const hotseat = new Hotseat((seat) => match.as(seat), truth.match.setup.seats[0]!.id);
    const heard = new Heard(hotseat, sample.ruleset);
    await settle();
    for (let n = 0; n < 16 && !truth.match.outcome; n += 1) {
      const { seat, ...asked } = truth.draw();
      hotseat.hold(seat);
      await settle();
      expect(hotseat.held).toBe(seat);
      expect(hotseat.own.value?.seat).toBe(seat);
      expect(heard.view).toEqual(truth.view(seat));
      const answer = hotseat.act('intent', asked);
      await settle();
      expect(await answer).toEqual(truth.intend(seat, asked));
      expect(heard.view).toEqual(truth.view(seat));
      expect(heard.events).toEqual(truth.told(seat));
    }
    heard.leave();
    expect(await hotseat.act('intent', { intent: sample.ruleset.concession })).toMatchObject({ ok: false });
  },
);
