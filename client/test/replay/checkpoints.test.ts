import { expect, test } from 'vitest';
import { Checkpoints } from '../../src/replay/checkpoints.ts';
import { Tellings } from '../../src/worker/tellings.ts';

/** A unit of a game whose rules change what they have given: it is in the view as it came in an event. */
interface Unit {
  steps: number;
}
type View = { unit?: Unit };
type Seen = { readonly kind: 'came'; readonly unit: Unit } | { readonly kind: 'went' };

const follow = (view: object, seen: object): void => {
  const [known, part] = [view as View, seen as Seen];
  if (part.kind === 'came') known.unit = part.unit;
  else known.unit!.steps += 1;
};

test('what was told stays as it was told, however its unit goes on, and whatever moments are looked at', () => {
  const tellings = new Tellings(['public'], () => ({}));
  const unit = { steps: 0 };
  tellings.tell([['public', [{ kind: 'came', unit } as never]]]);
  for (let n = 0; n < 120; n += 1) {
    unit.steps += 1;
    tellings.tell([['public', [{ kind: 'went' }]]]);
  }
  const past = tellings.past('public');
  const checkpoints = new Checkpoints({ follow }, past);
  for (const event of [121, 1, 60, 50, 51, 100, 101, 2, 121])
    expect(checkpoints.at(event)).toEqual({ unit: { steps: event - 1 } });
  expect(checkpoints.at(0)).toEqual({});
  expect(past.events[0]).toEqual({ n: 1, seen: { kind: 'came', unit: { steps: 0 } } });
});
