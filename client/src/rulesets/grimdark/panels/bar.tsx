import { UI } from '../../../text/ui.ts';
import { PlanBar } from '../../../ui/decisions/plan-bar.tsx';
import { Status } from '../../../ui/decisions/status.tsx';
import { grimdarkWords } from '../words/index.ts';
import type { Props } from './props.ts';

/** What is planned, and what confirms it. */
export const Bar = ({ match, planning }: Props) => {
  const planner = planning.planner.value;
  const question = planning.question.value;
  if (!planner || !question) return <Status match={match} words={grimdarkWords} />;
  return (
    <PlanBar
      match={match}
      planning={planning}
      text={planner.words?.value ?? grimdarkWords.ask(question.view, question.decision).title}
      refusal={planning.refusal.value}
      act={planner.act?.value ?? UI.match.confirm}
      disabled={planning.busy.value || planning.intent.value === undefined}
    />
  );
};
