import { type BudgetName, type Options, RACES } from '@ironhex/shared/steampunk';
import { useUndo } from '../../../ui/forces/use-undo.ts';
import { ChoiceField, FaultList } from '../../../ui/form/fields.tsx';
import type { ForceProps } from '../../home.ts';
import { ArmySheet } from '../armies/army-sheet.tsx';
import { ARMY_WORDS, budgetText } from '../words/armies.ts';
import { armyWords } from './faults.ts';
import { type ArmyForm, budgetNamed, budgetNameOf, budgetNamesOf, budgetOfSeat } from './form.ts';

/** The army of one seat. */
export const ForceSection = ({ form, change, faults, seat, options }: ForceProps<ArmyForm, Options>) => {
  const names = budgetNamesOf(options, seat);
  const undoable = useUndo(form.army, (army) => change({ ...form, army }));
  return (
    <>
      <ArmySheet
        army={form.army}
        change={undoable.change}
        undo={undoable.undo}
        budget={budgetOfSeat(form, options, seat)}
        races={RACES}
        side={seat.side ?? 0}
      >
        {names.length > 1 && (
          <ChoiceField<BudgetName>
            label={ARMY_WORDS.choose.budget}
            value={budgetNameOf(form, options, seat)}
            choices={names.map((name) => [name, budgetText(budgetNamed(name, options))])}
            set={(budget) => change({ ...form, budget })}
          />
        )}
      </ArmySheet>
      <FaultList faults={faults} placeWords={(at) => armyWords(at, form)} />
    </>
  );
};
