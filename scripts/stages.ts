/** One part of a run: a command with its own output. */
export interface Stage {
  readonly name: string;
  readonly command: string;
  /** Stages that must have passed before this one begins. */
  readonly after?: readonly string[];
  /** Stages that must have ended before this one begins, whether or not they passed. */
  readonly behind?: readonly string[];
  /** Other stages wait for this one, or it depends on timers: it gets the processor before those that have no such mark. */
  readonly first?: boolean;
  /** Why this machine cannot run it, in a sentence: then it and what comes after it are left out. */
  readonly missing?: string | undefined;
}

/** What became of a stage. */
export type Ended =
  | { readonly kind: 'passed'; readonly seconds: number }
  | { readonly kind: 'failed'; readonly seconds: number }
  /** What it needs is not there, or did not pass. */
  | { readonly kind: 'left out'; readonly why: string };

/** How stages are run, and what is called when one begins and ends. */
interface Running {
  /** How many run at once. */
  readonly slots: number;
  /** Runs a command to its end; whether it passed. */
  run(stage: Stage): Promise<boolean>;
  /** Seconds of a monotonic clock. */
  now(): number;
  begins(stage: Stage): void;
  ends(stage: Stage, ended: Ended): void;
}

/**
 * Runs stages side by side, in the order in which they are listed, each as soon as those before it have passed or ended.
 * One that fails stops only what comes after it. Gives what became of each, by its name.
 * @throws if a stage waits for one that is not listed before it.
 */
export const runStages = async (stages: readonly Stage[], running: Running): Promise<ReadonlyMap<string, Ended>> => {
  for (const [index, { name, after = [], behind = [] }] of stages.entries()) {
    const before = stages.slice(0, index).map((stage) => stage.name);
    for (const other of [...after, ...behind])
      if (!before.includes(other)) throw new Error(`${name} cannot come after ${other}`);
  }
  const ended = new Map<string, Ended>();
  const waiting = [...stages];
  const finish = (stage: Stage, end: Ended): void => {
    ended.set(stage.name, end);
    running.ends(stage, end);
  };

  /** The first stage that may begin now. Leaves out those that never may. */
  const next = (): Stage | undefined => {
    for (const stage of [...waiting]) {
      const { after = [], behind = [], missing } = stage;
      const lost = after.find((name) => ended.has(name) && ended.get(name)!.kind !== 'passed');
      const why = missing ?? (lost && `${lost} did not pass`);
      const ready =
        after.every((name) => ended.get(name)?.kind === 'passed') && behind.every((name) => ended.has(name));
      if (!why && !ready) continue;
      waiting.splice(waiting.indexOf(stage), 1);
      if (!why) return stage;
      finish(stage, { kind: 'left out', why });
    }
    return undefined;
  };

  const underWay = new Set<Promise<void>>();
  const begin = async (stage: Stage): Promise<void> => {
    running.begins(stage);
    const begun = running.now();
    const kind = (await running.run(stage)) ? 'passed' : 'failed';
    finish(stage, { kind, seconds: running.now() - begun });
  };
  for (;;) {
    const stage = underWay.size < running.slots ? next() : undefined;
    if (stage) {
      const run = begin(stage).finally(() => underWay.delete(run));
      underWay.add(run);
    } else if (underWay.size > 0) await Promise.race(underWay);
    else return ended;
  }
};
