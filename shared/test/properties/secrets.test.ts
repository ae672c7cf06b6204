import { hashOf, PUBLIC } from '@ironhex/shared/match';
import type { Intent } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offered } from '../rules/warfare3025/asked.ts';
import { begin, draw, drawing, playOut, redo, SMALL, seeds, setups, submit, type WarfareMatch } from './matches.ts';

/** An interrupt that a seat may claim now, drawn by chance; undefined if chance finds none. */
const claimOf = (match: WarfareMatch, seat: string, below: (n: number) => number): Intent | undefined => {
  const view = match.view(seat);
  const drawn = Array.from({ length: 20 }, () => offered(view, seat).sample(below));
  return drawn.find((intent) => intent?.kind === 'interrupt');
};

/** Whether two seats of one side are asked whether they interrupt, and neither has answered. */
const twoAreAsked = (match: WarfareMatch): boolean =>
  match.pending().filter(({ kind }) => kind === 'interrupt').length === 2;

describe('an open window', () => {
  it('does not tell anybody whether a seat has passed or claimed', () => {
    let windows = 0;
    fc.assert(
      fc.property(setups([...SMALL], 'three'), seeds, fc.constantFrom('orange', 'azure'), (setup, seed, first) => {
        const played = playOut(setup, seed, { until: twoAreAsked });
        const claim = twoAreAsked(played) ? claimOf(played, first, drawing(seed + 1)) : undefined;
        if (!claim) return;
        windows += 1;
        const others = [...setup.seats.map(({ id }) => id), PUBLIC].filter((viewer) => viewer !== first);
        const [passed, claimed] = ([{ kind: 'pass' }, claim] as const).map((answer) => {
          const match = begin(setup, seed, others);
          redo(match, played.done);
          return { match, happened: submit(match, first, answer) };
        });
        expect(hashOf(passed!.match.state)).not.toBe(hashOf(claimed!.match.state));
        for (const viewer of others) {
          expect(claimed!.happened.seen.get(viewer)).toEqual(passed!.happened.seen.get(viewer));
          expect(claimed!.happened.seen.get(viewer)).toHaveLength(1);
          expect(claimed!.match.view(viewer)).toEqual(passed!.match.view(viewer));
        }
        expect(claimed!.happened.rolls).toEqual(passed!.happened.rolls);
        expect(claimed!.match.pending()).toEqual(passed!.match.pending());
      }),
      { numRuns: 150, seed: 21 },
    );
    expect(windows).toBeGreaterThan(30);
  });

  it('shows the claim that goes through when it closes, and never the others', () => {
    let lost = 0;
    fc.assert(
      fc.property(setups([...SMALL], 'three'), seeds, (setup, seed) => {
        const played = playOut(setup, seed, { until: twoAreAsked, viewers: [PUBLIC] });
        if (!twoAreAsked(played)) return;
        const below = drawing(seed + 1);
        const claims = ['orange', 'azure'].map((seat) => ({ seat, claim: claimOf(played, seat, below) }));
        const last = claims.flatMap(({ seat, claim }) => (claim ? [submit(played, seat, claim)] : [])).at(-1);
        if (!last || claims.some(({ claim }) => !claim)) return;
        lost += 1;
        const shown = last.seen.get(PUBLIC)!;
        expect(shown.filter(({ kind }) => kind === 'interruptDeclared')).toHaveLength(1);
        expect(shown.filter((part) => part.kind === 'windowAnswered' && 'claim' in part)).toEqual([]);
        expect(played.state.claims).toEqual([]);
      }),
      { numRuns: 100, seed: 22 },
    );
    expect(lost).toBeGreaterThan(20);
  });
});

/** Stands for what somebody who is asked could answer; it may come from somebody else. */
const DRAWN = 'drawn';

const unitId = fc.constantFrom('b1', 'b2', 'o1', 'o2', 'a1', 'nobody');
const label = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 8 })).map(([col, row]) => `0${col}0${row}`),
  fc.constantFrom('0000', '9999', '0110'),
);
const weapon = fc.constantFrom(
  'ppc',
  'lrm-10',
  'autocannon-5',
  'srm-6',
  'medium-laser',
  'dual-mg',
  'dual-ac-5',
  'armour',
);
const small = fc.integer({ min: 0, max: 6 });
const move = fc.record(
  {
    path: fc.array(label, { maxLength: 9 }),
    facing: fc.integer({ min: 0, max: 5 }),
    onPoor: fc.constantFrom('stop', 'press'),
    jump: fc.record({ after: small, hexes: fc.integer({ min: 1, max: 6 }), rise: fc.integer({ min: 1, max: 4 }) }),
  },
  { requiredKeys: ['path', 'facing'] },
);
const attack = fc.record(
  { weapon, target: unitId, extras: small, after: small },
  { requiredKeys: ['weapon', 'target'] },
);
const plan = { unit: unitId, move, attack };
const garbage = fc.oneof(
  fc.record({ kind: fc.constant('act'), ...plan }, { requiredKeys: ['kind', 'unit'] }),
  fc.record({ kind: fc.constant('interrupt'), trigger: small, ...plan }, { requiredKeys: ['kind', 'unit', 'trigger'] }),
  fc.record({ kind: fc.constant('wait'), unit: unitId }),
  fc.record({ kind: fc.constant('defend'), roll: fc.constantFrom('armour', 'piloting') }),
  fc.record({ kind: fc.constant('pick'), component: fc.oneof(weapon, fc.constantFrom('structure', 'movement', '')) }),
  fc.constant({ kind: 'pass' }),
  fc.anything(),
  fc.constant(DRAWN),
  fc.constant(DRAWN),
);
const anybody = fc.constantFrom('blue', 'orange', 'azure', PUBLIC, 'nobody', '');

describe('anything that anybody might send', () => {
  it('is not an intent, or refused without a change, or allowed; it never throws', () => {
    const answers = new Map<string, number>();
    const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
    const sent = fc.array(fc.tuple(anybody, garbage), { minLength: 20, maxLength: 40 });
    fc.assert(
      fc.property(setups([...SMALL]), seeds, fc.nat({ max: 30 }), sent, (setup, seed, intents, messages) => {
        const match = playOut(setup, seed, { until: ({ done }) => done.length >= intents });
        const below = drawing(seed + 1);
        for (const [seat, message] of messages) {
          const [asked] = match.pending();
          const sentThen = message === DRAWN && asked ? draw(match, asked.seat, below) : message;
          const read = warfare3025.schemas.intent.safeParse(sentThen);
          if (!read.success) {
            count('not an intent');
            continue;
          }
          const before = hashOf(match.state);
          const done = match.submit(seat, read.data);
          count(done.ok ? 'allowed' : 'refused');
          expect(hashOf(match.state) === before).toBe(!done.ok);
          if (!done.ok) expect(done.error.message).not.toBe('');
        }
      }),
      { numRuns: 120, seed: 23 },
    );
    for (const answer of ['not an intent', 'refused', 'allowed']) expect(answers.get(answer)).toBeGreaterThan(100);
  });
});
