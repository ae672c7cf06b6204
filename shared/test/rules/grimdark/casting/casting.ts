import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import type { Intent, IntentOf } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { UnitId } from '../../../../src/rulesets/grimdark/model/units.ts';
import { factsOf, type Laying, type Placing, runStep, type Scripted, tableOf } from '../kit.ts';

/** A model that casts the spells of the Thornwake Brood, with so many tokens. */
export const caster = (tokens: number, hex: Placing['hex'] = [10, 10], more: Partial<Placing> = {}): Placing => ({
  profile: 'tb-dreamer',
  hex,
  tokens: [tokens],
  ...more,
});

export const squad = (hex: Placing['hex'], more: Partial<Placing> = {}): Placing => ({
  profile: 'squad',
  hex,
  ...more,
});

/** The activation of a1 before its action. */
export const casting = (units: Laying['units'], more: Partial<Laying> = {}): State =>
  tableOf({ units, active: 'a1', ...more });

type Cast = NonNullable<IntentOf<'cast'>['cast']>;

export const spell = (id: string, targets: readonly UnitId[], tokens: Cast['tokens'] = {}): Intent => ({
  kind: 'cast',
  cast: { spell: id, targets: [...targets], tokens },
});

export const hinder = (tokens: Cast['tokens']): Intent => ({ kind: 'hinder', tokens });

/** Takes the step `cast` with these answers and dice; nothing more is cast than is answered. */
export const cast = (
  state: State,
  casts: readonly Intent[],
  dice: readonly number[],
  more: Scripted = {},
  when: 'before' | 'after' = 'before',
) => {
  const { events, asked } = runStep(state, { do: 'cast', when }, { answers: { cast: casts, ...more }, dice });
  const [test] = factsOf(events, 'spell-tested');
  return { events, test, asked: asked.map(({ prompt, seat }) => `${prompt} ${seat}`) };
};

/** The code with which a cast of a1 is refused; undefined: it is allowed. */
export const refusedCast = (state: State, intent: Intent): string | undefined => {
  const ask = { seat: 'a', key: 'cast', prompt: 'cast', unit: 'a1', when: 'before', id: 1 } as const;
  return promptRuleOf('cast').check(view(state, 'a'), ask, intent as never)?.code;
};
