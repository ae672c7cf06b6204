import type { RulesetTypes } from '@ironhex/shared/match';
import type { ComponentChildren } from 'preact';
import type { ClientMatch } from '../table/match.ts';
import { Countdown } from './countdown.tsx';
import './style/prompts.css';

interface Props<T extends RulesetTypes> {
  readonly match: ClientMatch<T>;
  readonly title: string;
  readonly testId?: string;
  readonly children: ComponentChildren;
}

/** The frame of a decision: what is asked, and how much time is left. */
export const Prompt = <T extends RulesetTypes>({ match, title, testId, children }: Props<T>) => (
  <section class="prompt" role="alertdialog" aria-label={title} data-testid={testId}>
    <header>
      <h2>{title}</h2>
      <Countdown match={match} />
    </header>
    {children}
  </section>
);
