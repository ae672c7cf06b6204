import { answersBy, NO_ANSWER, type PromptRule } from '../../../agenda/index.ts';
import { type DefaultPolicy, defaultPolicies } from '../../../match/index.ts';
import { type Ask, PROMPTS, type Prompt, type Question } from '../model/asks.ts';
import { refusal } from '../model/refusal.ts';
import type { View } from '../model/state.ts';
import { AFTERMATH_PARTS } from '../rules/aftermath/index.ts';
import { ASSAULT_PARTS } from '../rules/assault/index.ts';
import type { PartsRule, PartsRules } from '../rules/chapter.ts';
import { GUNNERY_PARTS } from '../rules/gunnery/index.ts';
import { MOVEMENT_PARTS } from '../rules/movement/index.ts';
import { SETUP_PARTS } from '../rules/setup/index.ts';
import { type Intent, partOf } from './intents.ts';

type Rule = PromptRule<View, Ask, Intent>;

/** The prompts that are answered by parts. */
type PartsPrompt = { [P in Prompt]: (typeof PROMPTS)[P]['by'] extends 'parts' ? P : never }[Prompt];

const PARTS: PartsRules<PartsPrompt> = {
  ...SETUP_PARTS,
  ...MOVEMENT_PARTS,
  ...GUNNERY_PARTS,
  ...ASSAULT_PARTS,
  ...AFTERMATH_PARTS,
};

const COMMIT: Intent = { kind: 'commit' };
/** In so many of a hundred draws a seat commits instead of giving another part: most units get an order of their own before. */
const COMMITS = 8;

/** The answer is one of the options of the question; the first one by default. */
const BY_OPTION: Rule = {
  check: (_view, { prompt, options }, intent) =>
    intent.kind === 'choose' && options.includes(intent.option)
      ? undefined
      : refusal('no-option', PROMPTS[prompt].number, { options }),
  fallback: (_view, { options: [usual] }) => (usual === undefined ? COMMIT : { kind: 'choose', option: usual }),
  all: (_view, { options }) => options.map((option) => ({ kind: 'choose', option })),
};

const answerTo = ({ own }: View, { id }: Ask) => own!.answers[id] ?? NO_ANSWER;

/** The answer is put together of parts and committed; defaults fill the rest. */
const byParts = (rule: PartsRule): Rule => {
  /** Why the answer cannot be committed as it stands. */
  const unfinished = (view: View, ask: Ask) =>
    answerTo(view, ask).final
      ? refusal('committed', PROMPTS[ask.prompt].number)
      : rule.complete?.(view, ask, answerTo(view, ask));
  return {
    check: (view, ask, intent) => (partOf(intent) === null ? unfinished(view, ask) : rule.check(view, ask, intent)),
    fallback: () => COMMIT,
    *all(view, ask) {
      if (!unfinished(view, ask)) yield COMMIT;
      yield* rule.parts(view, ask);
    },
    sample: (view, ask, below) => {
      const mayCommit = !unfinished(view, ask);
      if (mayCommit && below(100) < COMMITS) return COMMIT;
      const units = rule.units?.(view, ask);
      const parts = units?.length === 0 ? [] : [...rule.parts(view, ask, units?.[below(units.length)])];
      return parts.length > 0 ? parts[below(parts.length)] : mayCommit ? COMMIT : undefined;
    },
  };
};

export const { check, isPart, choices, fallback } = answersBy<View, Question, Intent>({
  ruleOf: (prompt) => (PROMPTS[prompt].by === 'option' ? BY_OPTION : byParts(PARTS[prompt as PartsPrompt])),
  partOf,
  refusals: {
    over: refusal('over', 'VIC-1'),
    noSeat: refusal('no-seat', 'SET-2'),
    notAsked: refusal('not-asked', 'CLK-1'),
    wrongKind: ({ prompt }, { kind }) => {
      const { number, by } = PROMPTS[prompt];
      if ((by === 'option') === (kind === 'choose')) return undefined;
      return by === 'option' ? refusal('wrong-answer/options', number) : refusal('wrong-answer/parts', number);
    },
  },
});

/** Prompts that a player lets the table answer by their defaults, section 23. */
export type Policy = DefaultPolicy<Prompt>;

export const POLICIES = defaultPolicies(Object.keys(PROMPTS) as Prompt[], fallback);
