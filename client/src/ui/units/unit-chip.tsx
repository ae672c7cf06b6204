import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import './chips.css';
import { partsOfName } from '../../text/numbered.ts';

/** What a chip says of its unit, and does. */
export interface Chip {
  readonly testId: string;
  readonly pressed: boolean;
  /** How far it is answered for the unit: it decides how the chip looks. */
  readonly state: 'written' | 'default' | 'illegal' | 'holds';
  /** The same in words, and as a sign. */
  readonly words: string;
  readonly sign: string;
  readonly onClick: (event: MouseEvent) => void;
}

interface Props extends Chip {
  readonly match: Pick<ClientMatch, 'highlighted'>;
  readonly unit: string;
  /** Its name. A number at the end stays visible when there is little room. */
  readonly name: string;
  /** Its counter. */
  readonly mark: ComponentChildren;
}

/** A unit in a list of units to plan for. Pointing at it highlights it on the map. */
export const UnitChip = ({ match, unit, name, mark, testId, pressed, state, words, sign, onClick }: Props) => {
  const [kind, number] = partsOfName(name);
  const point = (on: boolean): void => {
    match.highlighted.value = on ? [unit] : [];
  };
  const chip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed) chip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pressed]);
  return (
    <button
      ref={chip}
      type="button"
      class="unit-chip"
      data-state={state}
      data-testid={testId}
      aria-pressed={pressed}
      title={name}
      onClick={onClick}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
    >
      {mark}
      <bdi class="chip-name">{kind}</bdi>
      <span class="chip-number">{number}</span>
      <span class="chip-state" data-word={sign.length > 2} aria-hidden="true">
        {sign}
      </span>
      <span class="hidden-text">: {words}</span>
    </button>
  );
};
