import { MOST_TOKENS, type Unit, type UnitId, type View } from '@ironhex/shared/grimdark';
import { refusal } from '@ironhex/shared/match';
import { useId } from 'preact/hooks';
import { Stepper } from '../../../../ui/form/stepper.tsx';
import { Name } from '../../../../ui/words/name.tsx';
import type { Tokens } from '../../plan/prompts/casting.ts';
import { unitName } from '../../words/names.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { MarkOf } from '../unit-mark.tsx';

interface Props {
  readonly view: View;
  /** Who can spend, with how many tokens each can spare. */
  readonly able: readonly (readonly [Unit, number])[];
  readonly tokens: Tokens;
  readonly spend: (unit: UnitId, amount: number) => void;
}

const Row = ({ view, unit, spare, spent, spend }: Omit<Props, 'able' | 'tokens'> & RowProps) => {
  const id = useId();
  const isMost = spent >= Math.min(spare, MOST_TOKENS);
  const none = refusal('E_NO_TOKENS', 'G-16.4', PROMPTING.cast.spare(0));
  return (
    <li>
      <MarkOf view={view} unit={unit} />
      <span>
        <b>
          <Name text={unitName(view, unit.id)} as="whole" />
        </b>
        <small id={id} class="quiet">
          {PROMPTING.cast.spare(spare - spent)}
        </small>
      </span>
      <Stepper
        name={PROMPTING.cast.helpOf(unitName(view, unit.id))}
        count={spent}
        more={() => spend(unit.id, spent + 1)}
        less={() => spend(unit.id, spent - 1)}
        refusal={isMost ? none : null}
        reason={id}
      />
    </li>
  );
};

interface RowProps {
  readonly unit: Unit;
  readonly spare: number;
  readonly spent: number;
}

/** Tokens that units spend on a spell, for or against it. */
export const TokenSteppers = ({ view, able, tokens, spend }: Props) => (
  <ul class="token-rows">
    {able.map(([unit, spare]) => (
      <Row key={unit.id} view={view} unit={unit} spare={spare} spent={tokens[unit.id] ?? 0} spend={spend} />
    ))}
  </ul>
);
