import type { Turn } from '@ironhex/shared/computer';
import { expect, it, vi } from 'vitest';
import { turnPlaces } from '../../../src/app/replay/course/chances.ts';
import { entry } from '../../../src/text/entry.ts';

const seats = [
  { id: 'blue', side: 0 },
  { id: 'orange', side: 1 },
];
const nameOf = (seat: string) => (seat === 'blue' ? 'Ada' : 'Grace');
const story = { lines: [4, 9], entries: new Map([[9, entry('Locust falls.')]]), turningPoints: [] };

/** A game whose events are their own lines, and whose secret answers are said by `chosen`. */
const teller = {
  copy: (view: object) => ({ ...view }),
  follow: () => {},
  line: ({ kind }: { readonly kind: string }) => ({ text: kind, rolls: [] }) as never,
  chosen: (intent: object) => (intent as { readonly secret?: string }).secret,
};

const course = (seen: readonly string[], intents: readonly object[] = []) => ({
  intents,
  from: {},
  seen: seen.map((kind) => ({ kind })),
});

const choiceOf = (choice: Turn['choice']) =>
  turnPlaces({ turns: [{ n: 8, last: 12, side: 1, gain: 0.237, choice }] }, teller, story, seats, nameOf)[0]!;

it('a moment at which the chances turned stands at the line of the log that tells of it', () => {
  expect(choiceOf(undefined)).toEqual({ n: 9, side: 1, words: '+24 % for Grace: Locust falls.', choice: undefined });
});

it('what was great at that moment tells of it, a loss before all', () => {
  const point = (n: number, kind: 'destroyed' | 'hit', words: string) => ({ n, kind, words });
  const words = (...turningPoints: ReturnType<typeof point>[]) =>
    turnPlaces(
      { turns: [{ n: 8, last: 12, side: 1, gain: 0.2, choice: undefined }] },
      teller,
      { ...story, turningPoints },
      seats,
      nameOf,
    )[0]!.words;
  const [before, first, loss, last] = [
    point(7, 'destroyed', 'Locust is destroyed'),
    point(9, 'hit', '3 damage'),
    point(10, 'destroyed', 'Griffin is destroyed'),
    point(12, 'hit', '5 damage'),
  ];
  expect(words(before, first, loss, last)).toBe('+20 % for Grace: Griffin is destroyed');
  expect(words(before, first, last)).toBe('+20 % for Grace: 5 damage');
  expect(words(before)).toBe('+20 % for Grace: Locust falls.');
});

it('of what was chosen and what the computer would have chosen only the difference is told', () => {
  const taken = course(['Griffin waits.', 'A reaction is awaited.']);
  const other = course(['Griffin fires.', 'A reaction is awaited.']);
  expect(choiceOf({ seat: 'blue', taken, other }).choice).toBe(
    'The last choice of Ada before that: Griffin waits.\nThe computer in the place of Ada: Griffin fires.',
  );
});

it('answers in secret are told too, the first few of many', () => {
  const orders = ['A goes.', 'B goes.', 'C goes.', 'D goes.', 'E goes.'].map((secret) => ({ secret }));
  expect(choiceOf({ seat: 'blue', taken: course([]), other: course([], orders) }).choice).toBe(
    'The computer in the place of Ada: A goes. B goes. C goes. And 2 more.',
  );
});

it('the same choice is called so, whether it is the same answer or leads to the same', () => {
  const same = 'The computer would have chosen what Ada chose last before that.';
  const taken = course(['Griffin waits.']);
  expect(choiceOf({ seat: 'blue', taken, other: undefined }).choice).toBe(same);
  expect(choiceOf({ seat: 'blue', taken, other: course(['Griffin waits.'], [{}]) }).choice).toBe(same);
});

it('a choice that its game cannot tell takes nothing else away', () => {
  const complains = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { ...teller, line: () => expect.fail('a bug') };
  const choice = { seat: 'blue', taken: course(['x']), other: undefined };
  const turns = [{ n: 8, last: 12, side: 0, gain: 0.5, choice }];
  expect(turnPlaces({ turns }, broken, story, seats, nameOf)[0]).toMatchObject({ n: 9, choice: undefined });
  expect(complains).toHaveBeenCalled();
});
