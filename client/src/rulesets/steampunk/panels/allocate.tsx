import type { Refusal } from '@ironhex/shared/match';
import { ok, type Result } from '@ironhex/shared/result';
import {
  allocationOf,
  assaultHarm,
  type Dealing,
  deal,
  dealingOf,
  hitOf,
  type Quota,
  type View,
  WORDS,
} from '@ironhex/shared/steampunk';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { refusalText } from '../../../text/refusals.ts';
import { Prompt } from '../../../ui/decisions/prompt.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { PlainWords, Words } from '../../../ui/words/words.tsx';
import { harmWords } from '../plan/option-odds.ts';
import { damageText } from '../words/figures.ts';
import { unitName } from '../words/names.ts';
import { askWords } from '../words/prompts.ts';
import { modelName } from '../words/rolls.ts';
import { PANELS } from '../words/ui.ts';
import { dealt, type Fate, fateOf, fatesFor, isSame, sidesOf } from './allocate/dealing.ts';
import { countOf, groupsOf, type HitGroup, type Lot, lotsFor, oneLess, oneMore } from './allocate/groups.ts';
import type { Props } from './props.ts';
import '../style/allocate.css';
import '../../../ui/forces/forces.css';

const { allocate: TEXT } = PANELS;

const fateWords = (view: View, { hits }: Dealing, fate: Fate): string => {
  if (fate.kind === 'cancelled') return TEXT.cancelledBy(unitName(view, fate.by));
  if (fate.kind === 'strikes') return TEXT.on(unitName(view, fate.on));
  const on = hits.find(({ hit }) => hit === fate.hit)?.on;
  return TEXT.supports(fate.hit + 1, on === undefined ? '' : unitName(view, on));
};

/** One hit: whose it is, what it does, and what becomes of it. */
const HitRow = (props: {
  readonly view: View;
  readonly quota: Quota;
  readonly dealing: Dealing;
  readonly hit: number;
  /** False: it is refused. */
  readonly set: (fate: Fate) => boolean;
}) => {
  const id = useId();
  const { view, quota, dealing, hit, set } = props;
  const fight = view.fight!;
  const { by, model, counter } = fight.hits[hit]!;
  const fates = fatesFor(quota, dealing, hit);
  const now = fateOf(dealing, hit);
  const chosen = fates.findIndex((fate) => isSame(now, fate));
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
        value={chosen}
        onChange={({ currentTarget }) => {
          // What is refused stays as it was.
          if (!set(fates[Number(currentTarget.value)]!)) currentTarget.value = `${chosen}`;
        }}
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

const lotWords = (view: View, { kind, unit }: Lot): string => TEXT.lots[kind](unitName(view, unit));

/** Hits that do the same, with how many of them fare how. */
const GroupRow = (props: {
  readonly view: View;
  readonly quota: Quota;
  readonly dealing: Dealing;
  readonly group: HitGroup;
  readonly change: (next: Result<Dealing, Refusal> | undefined) => void;
}) => {
  const { view, quota, dealing, group, change } = props;
  const { by, damage, counter, hits } = group;
  return (
    <li class="hit-group">
      <h3>
        {TEXT.group(hits.length, unitName(view, by))}
        <small>
          {damage}
          {counter && `, ${TEXT.counter}`}
        </small>
      </h3>
      <ul>
        {lotsFor(quota, dealing, group).map((lot) => (
          <li key={`${lot.kind} ${lot.unit}`} class="lot-row" data-none={countOf(dealing, group, lot) === 0}>
            <span>{lotWords(view, lot)}</span>
            <Stepper
              name={`${TEXT.group(hits.length, unitName(view, by))}: ${lotWords(view, lot)}`}
              count={countOf(dealing, group, lot)}
              more={() => change(oneMore(view, quota, dealing, group, lot))}
              less={() => change(oneLess(view, quota, dealing, group, lot))}
              refusal={null}
              reason=""
            />
          </li>
        ))}
      </ul>
    </li>
  );
};

/** What the units of one side suffer as the hits on them are dealt out now. */
const Harm = ({
  match,
  view,
  quota,
  dealing,
}: Pick<Props, 'match'> & { readonly view: View; readonly quota: Quota; readonly dealing: Dealing }) => {
  const allocation = allocationOf(dealing);
  const struck = quota.targets.filter(({ unit }) => allocation.primary.some(({ on }) => on === unit));
  return (
    <ul class="hits-harm quiet" aria-label={PANELS.odds.dealt} data-testid="hits-harm">
      {struck.map(({ unit }) => (
        <li key={unit}>
          <Words
            match={match}
            text={`${unitName(view, unit)}: ${harmWords(assaultHarm(view, view.fight!, allocation, unit))}`}
          />
        </li>
      ))}
    </ul>
  );
};

/** The winner of an assault deals out the hits of both sides, AS-12. They lie as by default until something is changed. */
export const AllocatePrompt = ({ match, planning }: Props) => {
  const refused = useSignal<{ readonly ask: number; readonly refusal: Refusal } | undefined>(undefined);
  const question = planning.question.value;
  const view = question?.view;
  if (question?.ask.prompt !== 'allocate' || !view?.fight) return null;
  const { id } = question.ask;
  const usual = dealingOf(deal(view, view.fight));
  const dealing = (planning.parts.value.allocate as Dealing | undefined) ?? usual;
  const change = (next: Result<Dealing, Refusal>): boolean => {
    refused.value = next.ok ? undefined : { ask: id, refusal: next.error };
    if (next.ok) planning.give(next.value);
    return next.ok;
  };
  const { title, detail } = askWords(view, question.decision);
  return (
    <Prompt match={match} title={title} lead={<Words match={match} text={detail} />} testId="allocate-prompt">
      <p class="refusal" role="status">
        {refused.value?.ask === id && <Words match={match} text={refusalText(refused.value.refusal, WORDS.refusals)} />}
      </p>
      {sidesOf(view).map((quota) => (
        <fieldset key={quota.seat} class="hits titled">
          <legend>
            <PlainWords
              match={match}
              text={`${TEXT.own(match.nameOf(quota.seat))}: ${TEXT.needs(quota.cancelled, quota.primary, quota.support)}`}
            />
          </legend>
          <Harm match={match} view={view} quota={quota} dealing={dealing} />
          <ul>
            {groupsOf(view, quota).map((group) => (
              <GroupRow
                key={group.hits[0]}
                view={view}
                quota={quota}
                dealing={dealing}
                group={group}
                change={(next) => next && change(next)}
              />
            ))}
          </ul>
          <details class="fold">
            <summary>{TEXT.singly}</summary>
            <ol class="fold-body">
              {quota.hits.map((hit) => (
                <HitRow
                  key={hit}
                  view={view}
                  quota={quota}
                  dealing={dealing}
                  hit={hit}
                  set={(fate) => change(dealt(view, quota, dealing, hit, fate))}
                />
              ))}
            </ol>
          </details>
        </fieldset>
      ))}
      <button type="button" data-testid="by-default" onClick={() => change(ok(usual))}>
        {TEXT.default}
      </button>
    </Prompt>
  );
};
