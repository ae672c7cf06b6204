import { checkDealing, type Dealing, deal, dealingOf, hitOf, type Quota, type View } from '@ironhex/shared/steampunk';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { refusalText } from '../../../text/refusals.ts';
import { Prompt } from '../../../ui/prompt.tsx';
import { Words } from '../../../ui/words.tsx';
import { damageText } from '../words/figures.ts';
import { unitName } from '../words/names.ts';
import { askWords } from '../words/prompts.ts';
import { modelName } from '../words/rolls.ts';
import { PANELS } from '../words/ui.ts';
import { type Fate, fateOf, fatesFor, sidesOf, withFate } from './allocate/dealing.ts';
import type { Props } from './props.ts';
import '../style/allocate.css';

const { allocate: TEXT } = PANELS;

const fateWords = (view: View, { hits }: Dealing, fate: Fate): string => {
  if (fate.kind === 'cancelled') return TEXT.cancelledBy(unitName(view, fate.by));
  if (fate.kind === 'strikes') return TEXT.on(unitName(view, fate.on));
  const on = hits.find(({ hit }) => hit === fate.hit)?.on;
  return TEXT.supports(fate.hit + 1, on === undefined ? '' : unitName(view, on));
};

const same = (one: Fate | undefined, other: Fate): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One hit: whose it is, what it does, and what becomes of it. */
const HitRow = (props: {
  readonly view: View;
  readonly quota: Quota;
  readonly dealing: Dealing;
  readonly hit: number;
  readonly set: (fate: Fate) => void;
}) => {
  const id = useId();
  const { view, quota, dealing, hit, set } = props;
  const fight = view.fight!;
  const { by, model, counter } = fight.hits[hit]!;
  const fates = fatesFor(quota, dealing, hit);
  const now = fateOf(dealing, hit);
  return (
    <li class="hit-row">
      <label for={id}>
        {TEXT.hit(hit + 1, unitName(view, by), modelName(view, by, model))}
        <small>
          {damageText(hitOf(view, fight, fight.hits[hit]!))}
          {counter && `, ${TEXT.counter}`}
        </small>
      </label>
      <select
        id={id}
        value={fates.findIndex((fate) => same(now, fate))}
        onChange={({ currentTarget: { value } }) => set(fates[Number(value)]!)}
      >
        {fates.map((fate, index) => (
          <option key={index} value={index}>
            {fateWords(view, dealing, fate)}
          </option>
        ))}
      </select>
    </li>
  );
};

/** The winner of an assault deals out the hits of both sides, AS-12. They lie as by default until something is changed. */
export const AllocatePrompt = ({ match, planning }: Props) => {
  const tried = useSignal<{ readonly ask: number; readonly dealing: Dealing } | undefined>(undefined);
  const question = planning.question.value;
  const view = question?.view;
  if (question?.ask.prompt !== 'allocate' || !view?.fight) return null;
  const { id } = question.ask;
  const given = planning.parts.value.allocate as Dealing | undefined;
  const usual = dealingOf(deal(view, view.fight));
  const dealing = (tried.value?.ask === id ? tried.value.dealing : given) ?? usual;
  const refused = checkDealing(view, view.fight, dealing);
  const change = (next: Dealing): void => {
    tried.value = { ask: id, dealing: next };
    if (!checkDealing(view, view.fight!, next)) planning.give(next);
  };
  const { title, detail, timeout } = askWords(view, question.decision);
  return (
    <Prompt match={match} title={title} testId="allocate-prompt">
      <p class="prompt-lead">
        <Words match={match} text={detail} />
      </p>
      {sidesOf(view).map((quota) => (
        <fieldset key={quota.seat} class="hits">
          <legend>
            {TEXT.own(match.nameOf(quota.seat))}: {TEXT.needs(quota.cancelled, quota.primary, quota.support)}
          </legend>
          <ol>
            {quota.hits.map((hit) => (
              <HitRow
                key={hit}
                view={view}
                quota={quota}
                dealing={dealing}
                hit={hit}
                set={(fate) => change(withFate(dealing, hit, fate))}
              />
            ))}
          </ol>
        </fieldset>
      ))}
      <p class="hits-state" role="status" data-wrong={refused !== undefined}>
        <Words match={match} text={refused ? refusalText(refused) : TEXT.right} />
      </p>
      <div class="prompt-acts">
        <button type="button" data-testid="by-default" onClick={() => change(usual)}>
          {TEXT.default}
        </button>
        <button
          type="button"
          class="act"
          data-testid="confirm"
          disabled={match.busy.value || refused !== undefined}
          onClick={() => planning.confirm()}
        >
          {PANELS.commit} <kbd>⏎</kbd>
        </button>
      </div>
      <p class="quiet">
        <Words match={match} text={timeout} />
      </p>
    </Prompt>
  );
};
