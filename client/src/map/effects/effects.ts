import type { Cue } from '../picture.ts';
import type { Effect, Theatre } from './effect.ts';
import { faceEffect, moveEffect } from './motion.ts';
import { attentionEffect, destroyedEffect, wordEffect } from './notes.ts';
import { shotEffect } from './shot.ts';

interface Running {
  readonly effect: Effect;
  /** When it began; undefined before its first frame. */
  since: number | undefined;
  readonly done: () => void;
  readonly guard: number;
}

/** How much longer than its time an effect may wait for frames that do not come, milliseconds. */
const PATIENCE = 500;

/** Plays cues. Several can run at once; what follows what is the caller's to say. */
export class Effects {
  private running: Running[] = [];
  private motion = true;
  /** A picture has come while an effect held a counter. */
  private shown = false;
  private readonly theatre: Theatre;
  private readonly px: () => number;
  private readonly request: () => void;

  constructor(theatre: Theatre, px: () => number, request: () => void) {
    this.theatre = theatre;
    this.px = px;
    this.request = request;
  }

  /** Plays a cue; resolves when it is over or was skipped. */
  play(cue: Cue): Promise<void> {
    const effect = this.make(cue);
    if (this.running.length === 0) this.shown = false;
    this.request();
    // Nobody watches a hidden page, and it draws no frames.
    if (!this.motion || document.hidden) {
      this.finish(effect);
      return Promise.resolve();
    }
    effect.at(0);
    return new Promise((done) => {
      const guard = window.setTimeout(() => this.stop(running), effect.duration + PATIENCE);
      const running: Running = { effect, since: undefined, done, guard };
      this.running.push(running);
    });
  }

  /** Ends what runs, in the state in which it would have ended. */
  skip(): void {
    for (const running of this.running) this.stop(running);
    this.request();
  }

  /** Whether cues are played, or at once in their last state. */
  setMotion(on: boolean): void {
    this.motion = on;
    if (!on) this.skip();
  }

  /** The counters of a new picture have been shown. */
  pictured(): void {
    this.shown = true;
  }

  /** Shows the running effects as they are now; true while there are any. */
  advance(now: number): boolean {
    for (const running of this.running) {
      running.since ??= now;
      const part = (now - running.since) / running.effect.duration;
      if (part < 1) running.effect.at(Math.max(0, part));
      else this.stop(running);
    }
    return this.running.length > 0;
  }

  /** The stamps in use. */
  inUse(): readonly string[] {
    return this.running.flatMap(({ effect }) => effect.stamps);
  }

  private make(cue: Cue): Effect {
    switch (cue.kind) {
      case 'move':
        return moveEffect(cue, this.theatre);
      case 'face':
        return faceEffect(cue, this.theatre);
      case 'shot':
        return shotEffect(cue, this.theatre, this.px());
      case 'word':
        return wordEffect(cue, this.theatre, this.px());
      case 'attention':
        return attentionEffect(cue, this.theatre, this.px());
      case 'destroyed':
        return destroyedEffect(cue, this.theatre);
    }
  }

  private stop(running: Running): void {
    this.running = this.running.filter((other) => other !== running);
    window.clearTimeout(running.guard);
    this.finish(running.effect);
    running.done();
  }

  private finish(effect: Effect): void {
    effect.at(1);
    effect.end();
    if (effect.unit !== undefined) this.theatre.figures.release(effect.unit, this.shown);
  }
}
