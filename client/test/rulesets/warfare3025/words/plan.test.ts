import { type Intent, tableOf } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { describe, expect, test } from 'vitest';
import { interruptTimingText, planText, thrustText } from '../../../../src/rulesets/warfare3025/words/plan.ts';
import { askWords, awaitedWords } from '../../../../src/rulesets/warfare3025/words/prompts.ts';
import { play, seenOf, start } from './play.ts';

const view = (() => {
  const state = start(3);
  for (const [id, at] of [
    ['b3', '0310'],
    ['o1', '0305'],
  ] as const) {
    const unit = state.units.find((candidate) => candidate.id === id)!;
    unit.status = 'field';
    unit.at = at;
  }
  return seenOf(state);
})();

const move = { path: ['0309', '0308'], facing: 0, onPoor: 'stop' } as const;
const attack = (after: number, extras = 0) => ({ weapon: 'dual-mg', target: 'o1', extras, after });

describe('the plan in words', () => {
  const rows: readonly (readonly [unknown, string])[] = [
    [{ kind: 'act', unit: 'b3', move, attack: attack(2) }, 'Locust moves 2 hexes, fires Dual MG at Rifleman · 6 ticks'],
    [{ kind: 'act', unit: 'b3', move, attack: attack(0) }, 'Locust fires Dual MG at Rifleman, moves 2 hexes · 6 ticks'],
    [
      { kind: 'act', unit: 'b3', move, attack: attack(1) },
      'Locust moves 2 hexes, fires Dual MG at Rifleman after 1 hex · 6 ticks',
    ],
    [
      { kind: 'act', unit: 'b3', attack: attack(0, 2) },
      'Locust fires Dual MG at Rifleman with 2 extra attacks · 5 ticks',
    ],
    [{ kind: 'act', unit: 'b3', move: { ...move, path: [], facing: 1 } }, 'Locust turns to face NE · 6 ticks'],
    [
      { kind: 'act', unit: 'b1', move: { ...move, path: ['0117', '0116'] } },
      'Griffin 1 enters the map at 0117 and moves 2 hexes to 0116 · 8 ticks',
    ],
    [{ kind: 'act', unit: 'b3' }, 'Locust: choose a move, an attack or both.'],
    [
      { kind: 'act', unit: 'b3', move: { ...move, onPoor: 'press', jump: { after: 0, hexes: 2, rise: 1 } } },
      'Locust moves 2 hexes, all of it as a jump 1 level up, pressing on after a poor roll · 6 ticks',
    ],
    [{ kind: 'wait', unit: 'b3' }, 'Locust waits · 2 ticks'],
    [{ kind: 'pass' }, 'No interrupt'],
    [{ kind: 'defend', roll: 'piloting' }, 'Roll piloting'],
    [{ kind: 'pick', component: 'movement' }, 'Hit the movement'],
    [{ kind: 'concede' }, 'Concede the match'],
  ];
  test.each(rows.map(([draft, text]) => [text, draft as Intent] as const))('%s', (text, draft) => {
    expect(planText(tableOf(view), draft)).toBe(text);
  });

  test('with odds', () => {
    const odds = { nothing: 0.66, armour: 0.1, structure: 0.2, component: 0.04, destroyed: 0 };
    expect(planText(tableOf(view), { kind: 'act', unit: 'b3', attack: attack(0) }, odds)).toBe(
      'Locust fires Dual MG at Rifleman · 3 ticks · 34 % to do damage',
    );
  });
});

test.each<[Intent, string]>([
  [{ kind: 'stabilise', unit: 'b3' }, 'Locust stabilises · 2 ticks'],
  [
    { kind: 'act', unit: 'b3', move: { ...move, path: [...move.path], careful: [1] } },
    'Locust enters the map at 0309 and moves 2 hexes to 0308, 1 hex of them carefully · 8 ticks',
  ],
])('by movement mode: %o', (intent, text) => {
  expect(planText(tableOf(seenOf(start(3))), intent)).toBe(text);
});

test.each([
  [{ of: 5, rise: 2, hexes: 0, down: 0, drop: 0 }, 'Thrust 2 of 5: 2 to rise (W-13e)'],
  [
    { of: 5, rise: 2, hexes: 1, down: 2, drop: 0 },
    'Thrust 5 of 5: 2 to rise, 1 for 1 more hex, 2 to come down (W-13e)',
  ],
  [
    { of: 5, rise: 2, hexes: 3, down: 0, drop: 1 },
    'Thrust 5 of 5: 2 to rise, 3 for 3 more hexes, 1 level unpaid (W-13e)',
  ],
])('what a jump spends thrust on: %o', (planned, text) => {
  expect(thrustText(planned)).toBe(text);
});

test('the timing of an interrupt', () => {
  expect(interruptTimingText({ ends: 4, actorEnds: 5, timing: 'first' })).toBe(
    'You would finish at 4, before their 5: first (W-11.4)',
  );
  expect(interruptTimingText({ ends: 6, actorEnds: 5, timing: 'simultaneous' })).toBe(
    'You would finish at 6, not before their 5: simultaneous (W-11.4)',
  );
});

test('every decision of random matches is put into words, for both sides of it', () => {
  const kinds = new Set<string>();
  const bad: string[] = [];
  for (let seed = 1; seed <= 10; seed++)
    play(seed, {
      asked: (state) => {
        for (const decision of warfare3025.pending(state)) {
          kinds.add(decision.kind);
          const seen = warfare3025.view(state, decision.seat);
          const others = awaitedWords(seen, decision, () => 'Ben');
          const texts = [
            ...Object.values(askWords(seen, decision)),
            others,
            planText(tableOf(seen), warfare3025.fallback(seen, decision)),
          ];
          bad.push(...texts.filter((text) => text === '' || /undefined|NaN|\[object|!/.test(text)));
          if (/\byou/i.test(others)) bad.push(others);
        }
      },
    });
  expect([...kinds].sort()).toEqual(['activate', 'defend', 'interrupt', 'pick']);
  expect(bad).toEqual([]);
});
