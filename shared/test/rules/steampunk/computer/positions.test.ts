import { describe, expect, it } from 'vitest';
import { choose } from '../../../../src/computer/index.ts';
import { fastDice } from '../../../../src/dice/index.ts';
import { pending } from '../../../../src/rulesets/steampunk/ask/decisions.ts';
import type { Intent, IntentOf } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { steampunkComputer } from '../../../../src/rulesets/steampunk/computer.ts';
import { distanceOf } from '../../../../src/rulesets/steampunk/ground/places.ts';
import { view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { Step } from '../../../../src/rulesets/steampunk/model/steps.ts';
import { ghosts } from '../../../../src/rulesets/steampunk/plan/forecast.ts';
import { begin } from '../../../../src/rulesets/steampunk/rules/play.ts';
import { steampunk } from '../../../../src/rulesets/steampunk/ruleset.ts';
import { hex } from '../ground.ts';
import { folded, type Laying, tableOf } from '../kit.ts';

// Positions in which one answer is plainly right. Blue is asked.

/** What the computer answers in a position that goes on with this step: its best plan. */
const answerTo = (laying: Laying, step: Step): { readonly state: State; readonly intents: readonly Intent[] } => {
  const state = { ...tableOf(laying), agenda: [step] };
  folded(state, fastDice(1), (dice) => begin(state, dice));
  const decision = pending(state).find(({ seat }) => seat === 'blue')!;
  const best = { ...steampunkComputer, levels: { normal: { steps: 0, blur: [1] } } };
  return { state, intents: choose(steampunk, best, view(state, 'blue'), decision, 'normal', 1).intents };
};

const PLAN: Step = { do: 'write', of: 'next' };
const TARGETS: Step = { do: 'targets', part: 1 };

const orderFor = (intents: readonly Intent[], unit: string): IntentOf<'order'>['order'] =>
  intents.find((intent): intent is IntentOf<'order'> => intent.kind === 'order' && intent.unit === unit)!.order;

const shotsOf = (intents: readonly Intent[], unit: string) =>
  intents.find((intent): intent is IntentOf<'shoot'> => intent.kind === 'shoot' && intent.unit === unit)?.shots ?? [];

const TANK = 'elf.e34';
const INFANTRY = 'elf.elf_infantry';

describe('the computer', () => {
  it('loads a gun that is empty while nobody is in reach', () => {
    const { intents } = answerTo(
      { units: { b1: { unit: TANK, at: 'D9', loads: { 'elf.main_tank_gun': 0 } }, o1: { unit: TANK, at: 'D1' } } },
      PLAN,
    );
    expect(orderFor(intents, 'b1').gunnery.join()).toMatch(/Load/);
  });

  it('orders a loaded gun to fire at an enemy in front of it', () => {
    const { intents } = answerTo({ units: { b1: { unit: TANK, at: 'D6' }, o1: { unit: INFANTRY, at: 'D4' } } }, PLAN);
    expect(orderFor(intents, 'b1').gunnery.join()).toMatch(/Fire/);
  });

  it('comes nearer to an enemy that nobody reaches', () => {
    const { state, intents } = answerTo(
      { units: { b1: { unit: INFANTRY, at: 'D9' }, o1: { unit: INFANTRY, at: 'D1' } } },
      PLAN,
    );
    const unit = state.units.b1!;
    const { end } = ghosts(state, unit, null, orderFor(intents, 'b1')).next;
    expect(distanceOf(end.at!, hex('D1'))).toBeLessThan(distanceOf(unit.at!, hex('D1')));
  });

  it('shoots at whom it can reach', () => {
    const did = { steps: [null, null, null], parts: ['Fire', '-'] } as const;
    const { intents } = answerTo(
      { units: { b1: { unit: TANK, at: 'D6', did }, o1: { unit: INFANTRY, at: 'D4' } } },
      TARGETS,
    );
    expect(shotsOf(intents, 'b1')).toContainEqual(expect.objectContaining({ target: 'o1' }));
  });

  it('shoots at the squad with one man left, not at the tank whose front it cannot pierce', () => {
    const did = { steps: [null, null, null], parts: ['Fire', '-'] } as const;
    const alive = [true, false, false, false];
    const { intents } = answerTo(
      {
        units: {
          b1: { unit: INFANTRY, at: 'D6', did, equipment: ['elf.enhanced_rifle'] },
          o1: { unit: INFANTRY, at: 'D4', harm: { alive } },
          o2: { unit: TANK, at: 'E5' },
        },
      },
      TARGETS,
    );
    expect(shotsOf(intents, 'b1').map(({ target }) => target)).toEqual(['o1']);
  });

  it('commits what it plans', () => {
    const { intents } = answerTo({ units: { b1: { unit: TANK, at: 'D8' }, o1: { unit: TANK, at: 'D2' } } }, PLAN);
    expect(intents.at(-1)).toEqual({ kind: 'commit' });
  });
});
