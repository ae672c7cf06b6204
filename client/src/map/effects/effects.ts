import type { Point } from '../geometry/geometry.ts';
import type { Painting } from '../paint/brush.ts';
import type { BaseCue } from '../picture.ts';
import { type Pace, STRETCHED } from '../timing.ts';
import type { Effect, EffectMaker, EffectMakers, EffectTools } from './effect.ts';

interface Running {
  readonly effect: Effect;
  /** It is not shown still. */
  readonly moves: boolean;
  /** Milliseconds until what follows may be shown. */
  readonly waits: number;
  /** When it began; undefined before its first frame. */
  since: number | undefined;
  readonly done: () => void;
  readonly timer: number;
}

/** How much longer than its time an effect may wait for frames that do not come, milliseconds. */
const MAX_DELAY = 500;

/** What effects need of the map around them. */
export interface EffectSurroundings {
  painting(): Painting;
  /** Shows a part of the map on which something happens. */
  look(points: readonly Point[]): void;
  /** Asks for a frame. */
  request(): void;
  /** Something could not be shown. */
  failed(error: unknown): void;
}

/** The tools of the effects, and their reports. */
export interface EffectsContext<C extends BaseCue> extends EffectTools, EffectSurroundings {
  readonly makers: EffectMakers<C>;
  /** The effect is over; `shown` tells whether a picture has come meanwhile. */
  release(unit: string, shown: boolean): void;
}

/** Plays cues. Several can run at the same time; the caller decides the order. An effect that fails is skipped. */
export class Effects<C extends BaseCue> {
  private running: Running[] = [];
  private pace: Pace = 'normal';
  /** A picture has come while an effect held a counter. */
  private shown = false;
  /** Callers that wait until no effect runs. */
  private readonly waiting: (() => void)[] = [];
  private readonly context: EffectsContext<C>;

  constructor(context: EffectsContext<C>) {
    this.context = context;
  }

  /** Plays a cue; resolves when what follows may be shown. */
  play(cue: C): Promise<void> {
    const effect = this.make(cue);
    if (effect?.where) this.context.look(effect.where);
    if (this.running.length === 0) this.shown = false;
    this.context.request();
    if (effect === undefined) return Promise.resolve();
    const motion = this.pace !== 'off';
    const first = motion ? 0 : effect.still;
    // A hidden page draws no frames.
    if (first === undefined || document.hidden || !this.try(() => effect.at(first))) {
      this.finish(effect);
      return Promise.resolve();
    }
    const { duration, holds = duration } = effect;
    const waits = motion ? holds : 0;
    const over = new Promise<void>((done) => {
      const timer = window.setTimeout(() => this.stop(running), duration * STRETCHED[this.pace] + MAX_DELAY);
      const running: Running = { effect, moves: motion, waits, since: undefined, done, timer };
      this.running.push(running);
    });
    return waits === 0 ? Promise.resolve() : over;
  }

  /** Resolves when no effect runs. */
  ended(): Promise<void> {
    if (this.running.length === 0) return Promise.resolve();
    return new Promise((done) => this.waiting.push(done));
  }

  /** Ends what runs, in the state in which it would have ended; false if nothing does. */
  skip(): boolean {
    const ran = this.running.length > 0;
    for (const running of this.running) this.stop(running);
    this.context.request();
    return ran;
  }

  /** How fast cues are played; `off`: they show their last state immediately. */
  setPace(pace: Pace): void {
    this.pace = pace;
    if (pace === 'off') this.skip();
  }

  /** The counters of a new picture have been shown. */
  pictured(): void {
    this.shown = true;
  }

  /** Shows the running effects as they are now; true while there are any. */
  advance(now: number): boolean {
    for (const running of this.running) {
      running.since ??= now;
      const passed = Math.max(0, now - running.since) / STRETCHED[this.pace];
      const part = passed / running.effect.duration;
      if (passed >= running.waits) running.done();
      const isOver = part >= 1 || running.effect.gone?.() === true;
      if (isOver || (running.moves && !this.try(() => running.effect.at(part)))) this.stop(running);
    }
    return this.running.length > 0;
  }

  /** The textures in use. */
  inUse(): readonly string[] {
    return this.running.flatMap(({ effect }) => effect.textures);
  }

  private make(cue: C): Effect | undefined {
    const { makers, painting } = this.context;
    let effect: Effect | undefined;
    this.try(() => {
      effect = (makers[cue.kind as C['kind']] as EffectMaker<C>)(cue, this.context, painting());
    });
    return effect;
  }

  private stop(running: Running): void {
    this.running = this.running.filter((other) => other !== running);
    window.clearTimeout(running.timer);
    this.finish(running.effect);
    running.done();
    if (this.running.length === 0) for (const done of this.waiting.splice(0)) done();
  }

  private finish(effect: Effect): void {
    this.try(() => effect.at(1));
    this.try(() => effect.end());
    if (effect.unit !== undefined) this.context.release(effect.unit, this.shown);
  }

  private try(act: () => void): boolean {
    try {
      act();
      return true;
    } catch (error) {
      this.context.failed(error);
      return false;
    }
  }
}
