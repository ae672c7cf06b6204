import type { Built, Unit } from '@ironhex/shared/grimdark';
import { Name } from '../../../../ui/words/name.tsx';
import { RuleChips } from '../../forces/rule-chips.tsx';
import { CARD } from '../../words/card.ts';
import { valuesText } from '../../words/figures.ts';
import { type ModelBoxes, type ModelKind, modelsOf } from './sheet.ts';

const boxes = (n: number, kind: string) =>
  Array.from({ length: n }, (_, i) => <i key={`${kind}${i}`} data-box={kind} />);

/** One model as its wounds: those that are marked, and those that it can still take. */
const Model = ({ wounds, tough, gone }: ModelBoxes) => (
  <span class="model-boxes" data-gone={gone}>
    {boxes(tough - wounds, 'left')}
    {boxes(wounds, 'marked')}
  </span>
);

/** The models of one type. In a unit with a joined hero (`isJoined`) the hero is marked as such. */
const Kind = ({ fighter, models, isJoined }: ModelKind & { readonly isJoined: boolean }) => {
  const living = models.filter(({ gone }) => !gone);
  const hurt = living.filter(({ wounds }) => wounds > 0);
  return (
    <li>
      <p class="model-name">
        <b>
          {models.length > 1 && `${living.length} × `}
          <Name text={fighter.name} as="whole" />
        </b>{' '}
        <span class="quiet">{valuesText(fighter)}</span>
        {fighter.hero && isJoined && <span class="quiet"> {CARD.hero}</span>}
      </p>
      <p class="model-track" aria-hidden="true">
        {models.map((model, i) => (
          <Model key={i} {...model} />
        ))}
      </p>
      <span class="hidden-text">
        {CARD.alive(living.length, models.length)}
        {hurt.map(({ wounds, tough }) => `, ${CARD.marked(wounds, tough)}`).join('')}
      </span>
      {Object.keys(fighter.rules).length > 0 && <RuleChips rules={fighter.rules} />}
    </li>
  );
};

/** The models of a unit by type: who lives, with how many wounds, and what rules they have. */
export const Models = ({ built, unit }: { readonly built: Built; readonly unit: Unit }) => (
  <ul class="card-kinds" aria-label={CARD.track}>
    {modelsOf(built, unit).map((kind, _, all) => (
      <Kind key={kind.fighter.type} {...kind} isJoined={all.length > 1} />
    ))}
  </ul>
);
