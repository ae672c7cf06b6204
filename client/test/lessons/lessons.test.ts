import type { Decision, RulesetTypes } from '@ironhex/shared/match';
import { computed, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draw, drawing } from '../../../shared/test/properties/matches.ts';
import { TEST_COMPUTERS, TEST_RULESETS } from '../../../shared/test/rulesets/index.ts';
import type { Given, Lesson, Step } from '../../src/lessons/lesson.ts';
import { Taught } from '../../src/lessons/taught.ts';
import { LocalMatch } from '../../src/local/local-match.ts';
import { GAMES } from '../../src/rulesets/index.ts';
import { settle } from '../net/far-end.ts';
import { Heard } from '../source/heard.ts';
import { holding } from '../source/open-match.ts';

/** Words of all lessons of a game. */
const MOST_WORDS = 900;
/** How many answers are drawn to find one that a step does not ask for. */
const TRIED = 80;
/** No match of a lesson takes more answers. */
const LONGEST = 400;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lesson that is begun. */
class Pupil {
  readonly taught: Taught;
  readonly #worker;
  readonly #heard: Heard;
  readonly #view = signal<object | undefined>(undefined);
  readonly #ruleset;
  readonly #lesson: Lesson;

  constructor(game: string, lesson: Lesson) {
    this.#lesson = lesson;
    this.#ruleset = TEST_RULESETS.get(game)!;
    this.#worker = holding(lesson.opening, (opening) =>
      LocalMatch.open(opening, { rulesets: TEST_RULESETS, computers: TEST_COMPUTERS }),
    );
    this.taught = new Taught(lesson, this.#worker.as(lesson.seat));
    this.#heard = new Heard(this.taught, this.#ruleset);
    const [settled, sending] = [signal(true), signal(false)];
    this.taught.follow(
      { view: this.#view, settled, sending, facts: this.taught.facts },
      computed(() => this.#isOthers()),
    );
  }

  get view(): object {
    return this.#heard.view!;
  }

  /** What the pupil is asked first; undefined for nothing. */
  get asked(): Decision | undefined {
    return this.#ruleset
      .awaited(this.view)
      .find((each): each is Decision => each.seat === this.#lesson.seat && !each.committed);
  }

  #isOthers(): boolean {
    return (
      this.#worker.ongoing.value?.asked.some((seat) => Object.hasOwn(this.#lesson.opening.opponents, seat)) ?? true
    );
  }

  /** Lets the others answer as long as they are asked. */
  async wait(): Promise<void> {
    await settle();
    for (let n = 0; n < LONGEST && this.#isOthers(); n += 1) {
      this.#worker.othersAnswer();
      await settle();
    }
    this.#view.value = structuredClone(this.view);
  }

  async give(given: Given<RulesetTypes>): Promise<unknown> {
    const payload = { intent: given, decision: this.asked?.id };
    const isPolicy = 'kind' in given && given.kind === 'policy';
    const answer = isPolicy
      ? this.taught.act('policy', { policy: (given as { readonly policy: object }).policy })
      : this.taught.act('intent', payload);
    await settle();
    this.#view.value = structuredClone(this.view);
    return answer;
  }

  /** An answer that is allowed, drawn by chance. */
  draw(below: (n: number) => number): object {
    return draw({ ruleset: this.#ruleset, view: this.view }, this.asked!, below);
  }
}

/** Answers that are allowed, and that a step does not ask for. */
const mistakesAt = (pupil: Pupil, step: Step): readonly object[] => {
  const below = drawing(3);
  const drawn = Array.from({ length: TRIED }, () => pupil.draw(below));
  return drawn.filter((given) => step.wrong?.(given, pupil.view) !== undefined).slice(0, 3);
};

const taught = GAMES.filter(({ lessons }) => lessons);

describe.each(taught.map((game) => [game.id, game] as const))('the lessons of %s', (id, game) => {
  test('are six to eight, named apart, in few words', async () => {
    const lessons = await game.lessons!();
    expect(lessons.length).toBeGreaterThanOrEqual(6);
    expect(lessons.length).toBeLessThanOrEqual(8);
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    const texts = lessons.flatMap(({ title, goal, steps }) => [title, goal, ...steps.map(({ says }) => says)]);
    const words = texts.join(' ').split(/\s+/).length;
    expect(words).toBeLessThanOrEqual(MOST_WORDS);
    expect(words).toBeGreaterThan(MOST_WORDS / 3);
  });

  test('are played by the answers that they ask for; all else is refused with its reason, and changes nothing', async () => {
    for (const lesson of await game.lessons!()) {
      const pupil = new Pupil(id, lesson);
      await pupil.wait();
      for (const [n, step] of lesson.steps.entries()) {
        const where = `${lesson.id}, step ${n + 1}`;
        if (step.until) break;
        expect(pupil.taught.at.value, where).toBe(n);
        if (step.wrong && pupil.asked) {
          const mistakes = mistakesAt(pupil, step);
          expect(mistakes.length, where).toBeGreaterThan(0);
          const before = structuredClone(pupil.view);
          for (const mistake of mistakes)
            expect(await pupil.give(mistake), where).toMatchObject({
              refusal: { code: 'lesson', message: expect.stringMatching(/\.$/) },
            });
          expect(pupil.view).toEqual(before);
        }
        if (step.answer) for (const given of step.answer) expect(await pupil.give(given), where).toEqual({ ok: true });
        else pupil.taught.next();
        await pupil.wait();
      }
      if (lesson.steps.some(({ until }) => until)) continue;
      expect(pupil.taught.ended.value, lesson.id).toBe(true);
      expect(lesson.reached(pupil.view), lesson.id).toBe(true);
    }
  });

  test('end with a match, which comes to its end whatever one does', async () => {
    const last = (await game.lessons!()).at(-1)!;
    const pupil = new Pupil(id, last);
    const below = drawing(7);
    await pupil.wait();
    for (let n = 0; n < LONGEST && pupil.asked; n += 1) {
      await pupil.give(pupil.draw(below));
      await pupil.wait();
    }
    expect(pupil.taught.facts.value?.status).toBe('over');
    expect(pupil.taught.ended.value).toBe(true);
  });
});
