import type { Fault } from '@ironhex/shared/protocol';
import type { ComponentChildren } from 'preact';
import { FaultList, Fold } from './fields.tsx';

interface FoldProps {
  readonly title: string;
  /** A summary of the values in one line, while the fields are folded. */
  readonly summary: string;
  readonly faults: readonly Fault[];
  readonly placeWords: (at: string) => string;
  readonly children: ComponentChildren;
}

/** Options behind a fold: all can stay as they are. */
export const OptionsFold = ({ title, summary, faults, placeWords, children }: FoldProps) => (
  <Fold
    wrong={faults.length > 0}
    title={
      <>
        {title}: <span class="quiet">{summary}</span>
      </>
    }
  >
    <div class="fields">
      {children}
      <FaultList faults={faults} placeWords={placeWords} />
    </div>
  </Fold>
);

interface Props extends FoldProps {
  readonly label: string;
  /** The few options that make it another game. */
  readonly few: ComponentChildren;
  /** Is it a place within those? */
  readonly isAmongFew: (at: string) => boolean;
  /** The result of these fields, below them. */
  readonly note?: ComponentChildren;
}

/** The options of a match: the few that make it another game first, the rest, `children`, behind a fold. */
export const GameOptions = ({ label, few, isAmongFew, note, faults, placeWords, ...rest }: Props) => (
  <section class="game-options" aria-label={label}>
    <div class="fields">
      {few}
      <FaultList faults={faults.filter(({ at }) => isAmongFew(at))} placeWords={placeWords} />
    </div>
    {note}
    <OptionsFold {...rest} faults={faults.filter(({ at }) => !isAmongFew(at))} placeWords={placeWords} />
  </section>
);
