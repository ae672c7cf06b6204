import type { positionOf, SeatId, Viewer } from '@ironhex/shared/match';
import { type ComputerPace, clocksFor } from '@ironhex/shared/protocol';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { ComputerPlayers } from '../../../../server/src/computer/players.ts';
import type { ThinkingPool } from '../../../../server/src/computer/pool.ts';
import type { AnyRuleset, Blueprint } from '../../../../server/src/rooms/match/history/blueprint.ts';
import { MatchRunner } from '../../../../server/src/rooms/match/runner.ts';
import { Table } from '../../../../server/src/rooms/match/table.ts';
import { ownStateOf, publicStateOf } from '../../../../server/src/sync/shown.ts';
import { SECRET, saltOf } from './pairs.ts';

type PositionFile = ReturnType<typeof positionOf>;

/** Something that a viewer is told or shown, and when. */
export type Told = readonly [ms: number, viewer: Viewer, what: string];

const blueprintOf = (file: PositionFile, clocks: object | 'none'): Blueprint => {
  const asked = clocksFor(warfare3025, clocks as never);
  if (!asked.ok) throw new Error(asked.error[0]!.message);
  return {
    ...{ id: 'here', name: 'Here', rulesetId: warfare3025.id, version: warfare3025.version },
    ...{ options: file.options, board: file.board, clocks: asked.value, diceSecret: SECRET },
    seats: file.seats.map(({ id, side }) => ({ id, side, force: null, brings: 'match', lock: '' })),
    position: warfare3025.schemas.position.parse(file.position),
  };
};

/**
 * A table as the server has it, without a room and a wire around it; it begins from a position once all have sat down. All that
 * these viewers are told and shown is kept. Made for a time that stands still unless the test lets it go on. `thought`: the milliseconds
 * that a computer thinks about anything.
 */
export class WatchedTable {
  readonly told: Told[] = [];
  readonly table: Table;
  readonly #runner: MatchRunner;
  readonly #computers: ComputerPlayers;
  readonly #viewers: readonly Viewer[];
  readonly #shown = new Map<Viewer, string>();

  constructor(file: PositionFile, clocks: object | 'none', viewers: readonly Viewer[], thought = 300) {
    this.#viewers = viewers;
    this.table = new Table(
      warfare3025 as unknown as AnyRuleset,
      blueprintOf(file, clocks),
      { now: Date.now },
      {
        seen: (viewer, seen) => this.#note(viewer, JSON.stringify(seen)),
        expired: (seat, id) => this.#runner.expire(seat, id, Date.now()),
        laid: () => {},
      },
    );
    const trouble = (what: string, details: object) => {
      throw new Error(`${what}: ${JSON.stringify(details)}`);
    };
    const changed = () => {
      this.#look();
      this.#computers.look();
    };
    this.#runner = new MatchRunner(this.table, { happened: () => {}, changed, trouble });
    const think = () => new Promise((done) => setTimeout(done, thought));
    this.#computers = new ComputerPlayers({
      ...{ table: this.table, pool: { think } as unknown as ThinkingPool, openedBy: '', pause: 700, now: Date.now },
      attended: () => true,
      apply: (work) => work(),
      perform: (entry) => this.#runner.perform(entry),
      trouble,
    });
    for (const { id } of this.table.seats.all) this.perform({ kind: 'sat', seat: id, name: id, salt: saltOf(id) });
  }

  #note(viewer: Viewer, what: string): void {
    if (this.#viewers.includes(viewer)) this.told.push([Date.now(), viewer, what]);
  }

  /** Notes what viewers are shown, where it is something else than before. */
  #look(): void {
    for (const viewer of this.#viewers) {
      const now = JSON.stringify([ownStateOf(this.table, viewer), publicStateOf(this.table, [])]);
      if (this.#shown.get(viewer) !== now) this.#note(viewer, now);
      this.#shown.set(viewer, now);
    }
  }

  /** How long computers wait before they act. */
  set pace(pace: ComputerPace) {
    this.#computers.pace = pace;
  }

  /** Makes something happen now. */
  perform(entry: object): void {
    const refusal = this.#runner.perform({ at: Date.now(), ...entry } as never);
    if (refusal) throw new Error(`${JSON.stringify(entry)}: ${refusal.code}`);
  }

  /** The decision that a seat is asked for now; undefined if there is none. */
  openOf(seat: SeatId): number | undefined {
    return this.table.pending().find((asked) => asked.seat === seat)?.id;
  }

  /** A player answers what the seat is asked. */
  answer(seat: SeatId, intent: object): void {
    this.perform({ kind: 'done', seat, by: 'player', decision: this.openOf(seat), intent });
  }

  /** Nothing happens any more. */
  stop(): void {
    this.#computers.stop();
    this.table.clocks.stop();
  }
}
