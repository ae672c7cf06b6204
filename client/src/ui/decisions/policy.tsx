import type { RulesetTypes } from '@ironhex/shared/match';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import './policy.css';

interface FrameProps<T extends RulesetTypes> {
  readonly match: ClientMatch<T>;
  /** What becomes of questions that are not put. */
  readonly hint: string;
  /** What is shown; it makes a policy count by `set`. */
  readonly children: (set: (policy: T['policy']) => void) => ComponentChildren;
}

/**
 * The editor of a standing policy: which questions are put, and how the policy answers the others. Each change takes
 * effect immediately.
 */
export const PolicyFrame = <T extends RulesetTypes>({ match, hint, children }: FrameProps<T>) => {
  const [saved, setSaved] = useState(false);
  const set = async (policy: T['policy']): Promise<void> => {
    setSaved(false);
    await match.setPolicy(policy);
    setSaved(match.policy.peek() === policy);
  };
  return (
    <section class="policy" aria-label={UI.policy.title} data-testid="policy">
      <p class="quiet">{hint}</p>
      {children((policy) => void set(policy))}
      <p class="policy-saved" role="status">
        {saved ? `✓ ${UI.policy.saved}` : ''}
      </p>
    </section>
  );
};

interface RowProps<A extends string> {
  /** The question. */
  readonly name: string;
  readonly testId?: string;
  readonly answer: A;
  readonly answers: readonly (readonly [answer: A, words: string])[];
  readonly set: (answer: A) => void;
  /** More about the answer, below it. */
  readonly children?: ComponentChildren;
}

/** How one question is answered. */
export const PolicyRow = <A extends string>({ name, testId, answer, answers, set, children }: RowProps<A>) => {
  const id = useId();
  return (
    <div class="policy-row">
      <label for={id}>{name}</label>
      <select id={id} data-testid={testId} value={answer} onChange={({ currentTarget: { value } }) => set(value as A)}>
        {answers.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
};
