import { expect, test, vi } from 'vitest';
import { Stretch } from '../../../src/table/showing/stretch.ts';

const event = (n: number) => ({ n, seen: { kind: 'moved' } });

test('what the events of a stretch have shown is worked out once for all of them, and only if somebody asks', () => {
  const work = vi.fn((events: readonly { readonly n: number }[]) =>
    events.map(({ n }) => ({ cues: [{ kind: `cue ${n}` }], cast: () => [] })),
  );
  const stretch = new Stretch(work);
  const shows = [event(1), event(2), event(3)].map((each) => stretch.showOf(each));
  expect(work).not.toHaveBeenCalled();
  expect(shows.map(({ cues }) => cues)).toEqual([[{ kind: 'cue 1' }], [{ kind: 'cue 2' }], [{ kind: 'cue 3' }]]);
  expect(shows[1]!.cast()).toEqual([]);
  expect(work).toHaveBeenCalledTimes(1);
});

test('one that is asked before it is whole tells of the later events, too', () => {
  const stretch = new Stretch((events) => events.map(({ n }) => ({ cues: [{ kind: `${n}` }], cast: () => [] })));
  const first = stretch.showOf(event(1));
  expect(first.cues).toEqual([{ kind: '1' }]);
  expect(stretch.showOf(event(2)).cues).toEqual([{ kind: '2' }]);
});
