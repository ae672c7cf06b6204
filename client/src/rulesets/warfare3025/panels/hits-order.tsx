import { type ComponentId, componentsOf, isDestroyed, type Table, unitOf } from '@ironhex/shared/warfare3025';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../../ui/common/dialog.tsx';
import { RuleText } from '../../../ui/rulebook/rule.tsx';
import { Name } from '../../../ui/words/name.tsx';
import type { Planner } from '../plan/planner.ts';
import { WARFARE } from '../words/ui.ts';
import { componentWord } from '../words/units.ts';
import { capital } from '../words/words.ts';
import { Track } from './track.tsx';

interface Props {
  readonly planner: Planner;
  readonly table: Table;
}

/** The components of the target in the order in which great hits go to them: each press adds or takes away one. */
const Order = ({ planner, table }: Props) => {
  const { target, parts = [] } = planner.draft.value.attack!;
  const card = table.cards[target]!;
  const unit = unitOf(table, target);
  const toggle = (part: ComponentId): void =>
    planner.nameParts(parts.includes(part) ? parts.filter((other) => other !== part) : [...parts, part]);
  const onClose = (): void => {
    planner.hits.ordering.value = false;
  };
  // What was to be hit may be gone meanwhile.
  useEffect(() => onClose, []);
  return (
    <Dialog title={WARFARE.panels.hitsTitle} testId="hits-order" onClose={onClose}>
      <p>
        <RuleText text={WARFARE.panels.hitsHint} />
      </p>
      <div class="components">
        {componentsOf(card)
          .filter((part) => !isDestroyed(unit, part))
          .map((part) => (
            <button
              key={part}
              type="button"
              class="choice"
              aria-pressed={parts.includes(part)}
              data-testid={`order-${part}`}
              onClick={() => toggle(part)}
            >
              <b class="hit-place">{parts.includes(part) ? parts.indexOf(part) + 1 : ''}</b>
              <Track
                name={<Name text={capital(componentWord(card, part))} as="whole" />}
                damage={unit.damage[part] ?? 0}
              />
            </button>
          ))}
      </div>
      <div class="dialog-acts">
        <button type="button" disabled={parts.length === 0} onClick={() => planner.nameParts([])}>
          {WARFARE.panels.hitsClear}
        </button>
        <button type="button" class="act" data-testid="hits-done" onClick={onClose}>
          {WARFARE.panels.hitsDone}
        </button>
      </div>
    </Dialog>
  );
};

/** Where great hits of the planned attack go, W-10.3; pressed, they can be put in order. */
export const HitsOrder = ({ planner, table }: Props) => {
  const { attack } = planner.draft.value;
  if (!attack) return null;
  const words = attack.parts?.map((part) => componentWord(table.cards[attack.target]!, part)).join(', ');
  return (
    <span class="hits-place">
      <button
        type="button"
        class="hits-order"
        data-testid="hits"
        onClick={() => {
          planner.hits.ordering.value = true;
        }}
      >
        <Name text={WARFARE.panels.hits(words ?? WARFARE.panels.hitsAsked)} />
      </button>
    </span>
  );
};

/** Where that order is named, while it is. It stands in no card: it would look like a part of one. */
export const HitsDialog = ({ planner, table }: Props) =>
  planner.hits.ordering.value && planner.draft.value.attack ? <Order planner={planner} table={table} /> : null;
