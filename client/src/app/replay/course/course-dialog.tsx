import type { ComponentChildren } from 'preact';
import type { Player } from '../../../replay/player.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { Dialog } from '../../../ui/common/dialog.tsx';
import type { Steering } from '../line/steering.ts';
import { sideName, sidesOf } from './luck.ts';

/** What a window tells the course of a match with. */
interface Course {
  /** The sides, each with the names of its players. */
  readonly sides: readonly (readonly [side: number, name: string])[];
  readonly at: number;
  readonly last: number;
  /** Closes the window, and lets an event happen again. */
  readonly choose: (n: number) => void;
}

/** What every window has that tells the course of a match. */
export interface CourseProps {
  readonly match: ClientMatch;
  readonly player: Player;
  readonly steering: Steering;
  readonly onClose: () => void;
}

/** A window over a match that is shown again, which tells something of both sides all along it. */
export const CourseDialog = (
  props: CourseProps & {
    readonly title: string;
    readonly testId: string;
    readonly children: (course: Course) => ComponentChildren;
  },
) => {
  const { match, player, steering, title, testId, children, onClose } = props;
  const seats = match.facts.value?.seats ?? [];
  const nameOf = (seat: string) => match.nameOf(seat);
  const sides = sidesOf(seats).map((side) => [side, sideName(seats, side, nameOf)] as const);
  const choose = (n: number) => {
    onClose();
    steering.show(n);
  };
  return (
    <Dialog title={title} class="reckoning" onClose={onClose} testId={testId}>
      {children({ sides, at: player.at.value, last: player.last.value, choose })}
    </Dialog>
  );
};
