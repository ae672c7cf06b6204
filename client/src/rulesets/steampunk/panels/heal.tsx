import type { CureChoice, View } from '@ironhex/shared/steampunk';
import { Prompt } from '../../../ui/decisions/prompt.tsx';
import { Words } from '../../../ui/words/words.tsx';
import { cureText } from '../words/cures.ts';
import { unitName } from '../words/names.ts';
import { askWords } from '../words/prompts.ts';
import { PANELS } from '../words/ui.ts';
import { priceOf, type Spending, spendings } from './heal/purse.ts';
import type { Props } from './props.ts';
import '../style/allocate.css';

const { heal: TEXT } = PANELS;

/** A cure and whom it is for, if that is somebody else. */
const cureWords = (view: View, { unit }: Spending, cure: CureChoice): string =>
  `${cureText(cure)}${cure.on === unit.id ? '' : `, ${unitName(view, cure.on)}`}`;

/** What one unit spends its points on: what is chosen, which can be taken back, and what can be had besides. */
const SpendingRow = ({
  match,
  view,
  spending,
  set,
}: {
  readonly match: Props['match'];
  readonly view: View;
  readonly spending: Spending;
  readonly set: (cures: readonly CureChoice[]) => void;
}) => {
  const { unit, points, spent, next, usual } = spending;
  const busy = match.busy.value;
  return (
    <fieldset class="titled" data-testid={`heal-${unit.id}`}>
      <legend>
        <Words match={match} text={`${unitName(view, unit.id)}: ${TEXT.points(points)}`} />
      </legend>
      <div class="cures">
        {spent.map((cure, index) => (
          <button
            type="button"
            key={`spent ${index}`}
            data-spent
            disabled={busy}
            onClick={() => set(spent.toSpliced(index, 1))}
          >
            ✓ {cureWords(view, spending, cure)} <small>{TEXT.cost(priceOf(cure))}</small>
            <span class="hidden-text">, {TEXT.take}</span>
          </button>
        ))}
        {next.map((cure, index) => (
          <button type="button" key={`next ${index}`} disabled={busy} onClick={() => set([...spent, cure])}>
            + {cureWords(view, spending, cure)} <small>{TEXT.cost(priceOf(cure))}</small>
          </button>
        ))}
        {spent !== usual && (
          <button type="button" disabled={busy} onClick={() => set(usual)}>
            {TEXT.byDefault}
          </button>
        )}
      </div>
    </fieldset>
  );
};

/** Both sides spend the points of healing and repair, HEAL-1. They are spent as by default until something is changed. */
export const HealPrompt = ({ match, planning }: Props) => {
  const question = planning.question.value;
  if (question?.ask.prompt !== 'heal') return null;
  const { view } = question;
  const { title, detail } = askWords(view, question.decision);
  return (
    <Prompt match={match} title={title} lead={<Words match={match} text={detail} />} testId="heal-prompt">
      {spendings(question, planning.parts.value).map((spending) => (
        <SpendingRow
          key={spending.unit.id}
          match={match}
          view={view}
          spending={spending}
          set={(cures) => planning.give({ kind: 'heal', unit: spending.unit.id, cures: [...cures] })}
        />
      ))}
    </Prompt>
  );
};
