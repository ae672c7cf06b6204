import { UNITS } from '@ironhex/shared/steampunk';
import { list } from '../../../../text/numbers.ts';
import { RuleText } from '../../../../ui/rulebook/rule.tsx';
import { ArmySheet } from '../../armies/army-sheet.tsx';
import { PREPARING } from '../../words/setup.ts';
import type { Props } from '../props.ts';
import { SetupPrompt } from './prompt.tsx';

const { army: TEXT } = PREPARING;

/** The own army, P2: a ready one, or one from the builder. */
export const ArmyPrompt = ({ match, planning }: Props) => {
  const { army: draft } = planning.planners;
  const army = draft.draft.value;
  const { race, budget, announced, side } = draft.told.value ?? {};
  if (!army || !race || !budget) return null;
  const huge = (announced ?? []).map((id) => UNITS.get(id)?.name ?? id);
  return (
    <SetupPrompt match={match}>
      {huge.length > 0 && (
        <p>
          <RuleText text={TEXT.announced(list(huge))} />
        </p>
      )}
      <ArmySheet
        army={army}
        change={(next) => draft.change(next)}
        undo={draft.undoable ? () => draft.undo() : undefined}
        budget={budget}
        announced={announced ?? []}
        races={[race]}
        side={side ?? 0}
      />
    </SetupPrompt>
  );
};
