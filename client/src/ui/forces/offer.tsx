import type { Refusal } from '@ironhex/shared/match';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { refusalText } from '../../text/refusals.ts';
import { RuleText } from '../rulebook/rule.tsx';

/** A unit that can be added to a force, or why it cannot. What it can do opens below its name. */
export const ForceOffer = (props: {
  readonly id: string;
  readonly mark: ComponentChildren;
  readonly name: string;
  readonly line: string;
  readonly price: ComponentChildren;
  readonly refusal: Refusal | null;
  /** What adds it; gets the id of the element that says why it cannot be added. Left out: it is only read. */
  readonly control?: (reason: string) => JSX.Element;
  /** What it can do. */
  readonly children: ComponentChildren;
}) => {
  const { id, mark, name, line, price, refusal, control, children } = props;
  const [open, setOpen] = useState(false);
  const below = useId();
  return (
    <li class="unit-offer" data-open={open} data-refused={refusal !== null} data-testid={`offer-${id}`}>
      <button
        type="button"
        class="force-row-name"
        aria-expanded={open}
        aria-controls={open ? `${below}-inside` : undefined}
        onClick={() => setOpen(!open)}
      >
        {mark}
        <span>
          <b>{name}</b>
          <small class="quiet">{line}</small>
        </span>
      </button>
      {price}
      {control?.(`${below}-reason`)}
      {refusal && (
        <small id={`${below}-reason`} class="force-reason">
          <RuleText text={refusalText(refusal)} />
        </small>
      )}
      {open && (
        <div id={`${below}-inside`} class="force-row-inside">
          {children}
        </div>
      )}
    </li>
  );
};
