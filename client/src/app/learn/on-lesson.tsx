import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lesson } from '../../lessons/lesson.ts';
import { Taught } from '../../lessons/taught.ts';
import { letOthersAnswer } from '../../local/conduct.ts';
import { openLocal } from '../../local/open.ts';
import { gameOf } from '../../rulesets/index.ts';
import { WATCH } from '../../table/address.ts';
import { ClientMatch } from '../../table/match.ts';
import { OwnSeat } from '../../table/seat/own-seat.ts';
import { UI } from '../../text/ui.ts';
import { WithRules } from '../../ui/rulebook/rule.tsx';
import { expose } from '../match/expose.ts';
import { useGame } from '../match/game.ts';
import { MissingPage } from '../missing.tsx';
import { LessonTable } from './lesson-table.tsx';

interface Props {
  readonly game: string;
  readonly lesson: Lesson;
  /** From 1 on. */
  readonly number: number;
  /** There is no lesson after it. */
  readonly last: boolean;
}

const open = (game: string, lesson: Lesson) => {
  const worker = openLocal(lesson.opening);
  const taught = new Taught(lesson, worker.as(lesson.seat));
  const id = `lesson.${game}.${lesson.id}`;
  return { worker, taught, match: new ClientMatch(id, taught, new OwnSeat(id, WATCH)) };
};

/** One lesson, from its position on. */
const Begun = ({ begin, ...props }: Props & { readonly begin: () => void }) => {
  const { lesson } = props;
  const opened = useMemo(() => open(props.game, lesson), [lesson]);
  const { worker, taught, match } = opened;
  useEffect(() => {
    expose(match);
    const { opponents } = lesson.opening;
    const othersAsked = computed(
      () => worker.ongoing.value?.asked.some((seat) => Object.hasOwn(opponents, seat)) ?? true,
    );
    const stops = [
      letOthersAnswer({ match, worker, opponents }),
      taught.follow(match, othersAsked),
      () => match.close(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [opened]);
  const game = useGame(match);
  const { status, message } = match.access.value;
  if (status === 'refused') return <MissingPage message={message} />;
  if (game === 'unknown') return <MissingPage message={UI.errors.noGame} />;
  if (game === 'failed') return <MissingPage message={UI.errors.notLoaded} />;
  return (
    <WithRules game={gameOf(props.game)}>
      <LessonTable match={match} taught={taught} game={game} of={props} begin={begin} />
    </WithRules>
  );
};

/** A lesson, which can be begun anew. */
export const OnLesson = (props: Props) => {
  const [times, setTimes] = useState(0);
  return <Begun key={times} {...props} begin={() => setTimes(times + 1)} />;
};
