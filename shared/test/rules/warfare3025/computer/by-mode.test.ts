import { describe, expect, it } from 'vitest';
import type { IntentOf } from '../../../../src/rulesets/warfare3025/ask/intents.ts';
import { propose } from '../../../../src/rulesets/warfare3025/computer/propose/index.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { refusalOf } from '../asked.ts';
import { BULWARK, begun, GRIFFIN, RIFLEMAN, type TableWords, WEASEL } from '../kit.ts';

const proposed = ({ options, ...words }: TableWords) => {
  const { state } = begun({ ...words, options: { ...options, terrain: 'byMode' } });
  const view = warfare3025.view(state, 'red');
  const [decision] = warfare3025.pending(state);
  const intents = propose(view, decision!, 'all').map(([intent]) => intent);
  for (const intent of intents) expect(refusalOf(view, 'red', intent)).toBeUndefined();
  return intents;
};

describe('the computer by movement mode', () => {
  it('proposes to stabilise a unit that is unstable, and no other', () => {
    const far = { card: RIFLEMAN, at: '0,-39', facing: 3 } as const;
    const unstable = proposed({ units: { r1: { card: GRIFFIN, at: '0,0', unstable: true }, b1: far } });
    expect(unstable).toContainEqual({ kind: 'stabilise', unit: 'r1' });
    const firm = proposed({ units: { r1: { card: GRIFFIN, at: '0,0' }, b1: far } });
    expect(firm.map(({ kind }) => kind)).not.toContain('stabilise');
  });

  it('enters carefully where nothing else leads on, and goes nowhere that is closed to it', () => {
    // Swamp all around: each way begins in it.
    const swamp = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];
    const ground = Object.fromEntries(swamp.map((at) => [at, 'swamp']));
    const intents = proposed({
      ground,
      units: { r1: { card: BULWARK, at: '0,0' }, b1: { card: WEASEL, at: '0,-30', facing: 3 } },
    });
    const moves = intents.flatMap((intent) => (intent as IntentOf<'act'>).move ?? []);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.some(({ careful }) => careful?.includes(1))).toBe(true);
    const walled = Object.fromEntries(swamp.map((at) => [at, 'building1']));
    const shut = proposed({
      ground: walled,
      units: { r1: { card: BULWARK, at: '0,0' }, b1: { card: WEASEL, at: '0,-30', facing: 3 } },
    });
    expect(shut.every((intent) => !('move' in intent))).toBe(true);
  });
});
