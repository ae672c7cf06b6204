import type { ComponentChildren } from 'preact';
import type { Game } from '../table/game.ts';
import { Countdown } from './countdown.tsx';
import './style/prompts.css';

interface Props {
  readonly game: Game;
  readonly title: string;
  readonly testId?: string;
  readonly children: ComponentChildren;
}

/** The frame of a moment that needs the player: what is asked, and how much time is left. */
export const Prompt = ({ game, title, testId, children }: Props) => (
  <section class="prompt" role="alertdialog" aria-label={title} data-testid={testId}>
    <header>
      <h2>{title}</h2>
      <Countdown game={game} />
    </header>
    {children}
  </section>
);
