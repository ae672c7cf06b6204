import { isOfEngine } from '@ironhex/shared/match';
import { isSeatEvent } from '@ironhex/shared/protocol';
import { effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { GameMoments, Moment } from '../../rulesets/moments.ts';
import type { ClientMatch } from '../../table/match.ts';
import { ending } from './ending.ts';
import { notify, vibrate } from './notify.ts';
import { playSound } from './sound.ts';
import { staysFor, stillAsked, type Told, withMoment } from './waiting.ts';

/** The great moments of one match, told as they come: shown, heard, felt, and notified of while the page is hidden. */
export class Moments {
  readonly #match: ClientMatch;
  readonly #game: GameMoments<never>;
  readonly #told = signal<readonly Told[]>([]);
  readonly #announced = new Set<number>();
  readonly #stops: readonly (() => void)[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What the band shows now. */
  readonly shown = signal<Moment | undefined>(undefined);

  /** `asked`: what the player is asked is told, too. */
  constructor(match: ClientMatch, game: GameMoments<never>, asked: boolean) {
    this.#match = match;
    this.#game = game;
    const stopAsked = asked ? [this.#tellAsked()] : [];
    this.#stops = [...stopAsked, this.#tellEnding(), this.#tellHappened(), this.#show()];
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
  }

  /** A decision gives one moment, however often the player turns to it. */
  #tellAsked(): () => void {
    return effect(() => {
      const { own, asked } = this.#match.decisions;
      this.#told.value = stillAsked(this.#told.peek(), new Set(own.value.map(({ id }) => id)));
      const now = asked.value;
      if (!now || now.decision.committed || this.#announced.has(now.decision.id)) return;
      this.#announced.add(now.decision.id);
      this.#try(() => this.#tell(this.#game.asked(now.view as never, now.decision), now.decision.id));
    });
  }

  #tellHappened(): () => void {
    return this.#match.witness((seen, context) => {
      if (isSeatEvent(seen) || isOfEngine(seen)) return;
      this.#try(() => {
        const moment = this.#game.happened(seen as never, context as never);
        if (moment) this.#tell(moment);
      });
    });
  }

  /** The end is announced to viewers who saw the match running, not to those who open a match that is over. */
  #tellEnding(): () => void {
    let going = false;
    return effect(() => {
      const { status, outcome, seats = [] } = this.#match.facts.value ?? {};
      if (status === 'playing') going = true;
      if (!going || !outcome || !this.#match.settled.value) return;
      going = false;
      const side = seats.find(({ id }) => id === this.#match.seat.peek())?.side;
      const winners = seats.filter((seat) => seat.side === outcome.winner).map(({ id }) => this.#match.nameOf(id));
      this.#tell(ending(outcome, side, winners.join(', ')));
    });
  }

  #tell(moment: Moment, decision?: number): void {
    this.#told.value = withMoment(this.#told.peek(), { moment, decision });
    void playSound(moment.kind);
    const isEnd = moment.kind === 'won' || moment.kind === 'lost' || moment.kind === 'drawn';
    if (decision === undefined && !isEnd) return;
    vibrate(moment.kind);
    notify(this.#match.id, moment.words, this.#match.facts.peek()?.name ?? '');
  }

  /** One after the other. */
  #show(): () => void {
    return effect(() => {
      const told = this.#told.value;
      this.shown.value = told[0]?.moment;
      clearTimeout(this.#timer);
      if (told.length === 0) return;
      this.#timer = setTimeout(() => {
        this.#told.value = this.#told.peek().slice(1);
      }, staysFor(told));
    });
  }

  /** A game that fails here costs a band, and nothing else. */
  #try(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#match.failed(error);
    }
  }
}

/** The great moments of the match on this page; undefined until its game is loaded. */
export const useMoments = (
  match: ClientMatch,
  game: GameMoments<never> | undefined,
  asked: boolean,
): Moments | undefined => {
  const [moments, setMoments] = useState<Moments>();
  useEffect(() => {
    if (!game) return undefined;
    const opened = new Moments(match, game, asked);
    setMoments(opened);
    return () => opened.close();
  }, [match, game, asked]);
  return moments;
};
