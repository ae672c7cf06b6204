import { UI } from '../../text/ui.ts';
import { SeatClock } from '../../ui/clock/clock.tsx';
import { SoundButton } from '../../ui/page/sound-button.tsx';
import type { Dialogs } from '../match/table-frame.tsx';
import { HomeLink } from '../page-head.tsx';
import { type LessonProps, LessonWords } from './lesson-words.tsx';
import '../../ui/page/top.css';
import '../board/board.css';

/** The line on top of the table of a lesson, and below it what is taught. */
export const LessonTop = ({ dialogs, ...props }: LessonProps & { readonly dialogs: Dialogs }) => (
  <div class="lesson-top">
    <header class="top board-top">
      <div class="players">
        <HomeLink />
        {props.match.facts.value?.seats.map((seat) => (
          <SeatClock key={seat.id} match={props.match} seat={seat} />
        ))}
      </div>
      <div class="top-acts">
        <SoundButton />
        <button type="button" class="bare" aria-label={UI.help.keys} onClick={dialogs.help}>
          ?
        </button>
      </div>
    </header>
    <LessonWords {...props} />
  </div>
);
