import type { ComponentChildren } from 'preact';
import type { SeatInfo } from '../../table/facts.ts';
import { UI } from '../../text/ui.ts';
import { format } from '../common/format.ts';
import { Explained } from '../words/explained.tsx';
import { ExplainedGroup } from '../words/explained-group.tsx';
import './freeing.css';

type Seat = Pick<SeatInfo, 'replaces'>;

/** Marks a player who has replaced another one in the middle of the match, whatever the name. */
export const NewcomerMark = ({ seat: { replaces } }: { readonly seat: Seat }) =>
  replaces === '' ? null : (
    <Explained name={UI.freeing.newcomerTitle} text={UI.freeing.newcomerHint(replaces)} class="newcomer">
      {format.value === 'wide' ? UI.freeing.newcomer : UI.freeing.newcomerShort}
    </Explained>
  );

/** The line of a seat with a {@link NewcomerMark}; on a small screen a tap anywhere on it explains the mark. */
export const MarkedSeat = (props: {
  readonly seat: Seat;
  readonly class: string;
  readonly children: ComponentChildren;
}) => {
  const { seat, class: more, children } = props;
  return seat.replaces === '' ? (
    <span class={more}>{children}</span>
  ) : (
    <ExplainedGroup class={more}>{children}</ExplainedGroup>
  );
};
