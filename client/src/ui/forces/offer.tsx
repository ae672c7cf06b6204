import type { Refusal } from '@ironhex/shared/match';
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { refusalText } from '../../text/refusals.ts';
import { RuleText } from '../rule.tsx';

/** A unit that can be added to a force, or why it cannot. What it can do unfolds below its name. */
export const ForceOffer = (props: {
  readonly id: string;
  readonly mark: ComponentChildren;
  readonly name: string;
  readonly line: string;
  readonly price: ComponentChildren;
  readonly refusal: Refusal | null;
  /** What adds it; gets the id of the element that says why it cannot be added. */
  readonly control: (reason: string) => JSX.Element;
  /** What it can do. */
  readonly children: ComponentChildren;
}) => {
  const { id, mark, name, line, price, refusal, control, children } = props;
  const reason = useId();
  return (
    <li class="unit-offer" data-refused={refusal !== null} data-testid={`offer-${id}`}>
      <details>
        <summary>
          {mark}
          <span>
            <b>{name}</b>
            <small class="quiet">{line}</small>
          </span>
        </summary>
        {children}
      </details>
      {price}
      {control(reason)}
      {refusal && (
        <small id={reason} class="force-reason">
          <RuleText text={refusalText(refusal)} />
        </small>
      )}
    </li>
  );
};
