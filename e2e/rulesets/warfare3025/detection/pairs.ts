import { provableDice } from '@ironhex/shared/dice';
import {
  canonicalJson,
  choicesOf,
  Match,
  PUBLIC,
  positionOf,
  readSetup,
  type SeatId,
  type Viewer,
} from '@ironhex/shared/match';
import { type Intent, STOCK_CARDS, type View, type WarfareTypes } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import fc from 'fast-check';
import { drawing, playOut } from '../../../../shared/test/properties/matches.ts';
import { detected, warfareSample } from '../../../../shared/test/rulesets/warfare3025/sample.ts';

/** The state of a match, and a unit of it. */
type State = WarfareTypes['state'];
type PositionFile = ReturnType<typeof positionOf>;
type Below = (n: number) => number;
type Pairing<T> = readonly [T, T];

/** The dice of all these matches: what falls in one falls in the other. */
export const SECRET = '24'.padStart(64, '0');
/** What the player of a seat brings to the dice. */
export const saltOf = (seat: SeatId): string => `salt of ${seat}`;

/** What is done at one point of both matches; first by those who keep a secret, then by all others alike. */
export interface PairedStep {
  readonly secret: Pairing<readonly (readonly [SeatId, Intent])[]>;
  readonly open: readonly (readonly [SeatId, Intent])[];
  /** Then the window's time is up. */
  readonly rings: boolean;
  /** How many events each viewer has been told by then. */
  readonly told: ReadonlyMap<Viewer, number>;
}

/** Two matches that differ only in what one side keeps secret, as long as the rules tell the others the same. */
export interface Pair {
  readonly positions: Pairing<PositionFile>;
  /** Seats of the side with the secret. */
  readonly secretive: readonly SeatId[];
  /** Those who must not notice. */
  readonly viewers: readonly Viewer[];
  readonly steps: readonly PairedStep[];
  /** Events that each viewer was told before the first decision. */
  readonly begun: ReadonlyMap<Viewer, number>;
}

/** A hex on which nobody stands, by chance. */
const emptyHex = ({ units }: State, below: Below, from: string): string => {
  const [column, row] = [1 + below(9), 1 + below(11)].map((n) => `${n}`.padStart(2, '0'));
  const at = `${column}${row}`;
  return units.some((unit) => unit.at === at) ? from : at;
};

/** Another truth: units of one side that the other does not see are hurt, dry, elsewhere and later, and are more. */
const otherwise = (match: Match<WarfareTypes>, side: number, below: Below): State => {
  const state = JSON.parse(JSON.stringify(match.state)) as State;
  const asked = state.moment.kind === 'activate' ? state.moment.units : [];
  for (const unit of state.units) {
    const { state: known } = state.detection!.known[unit.id]!;
    if (unit.side !== side || known === 'visible') continue;
    unit.damage = { ...unit.damage, structure: below(19), movement: below(20), armour: below(20) };
    unit.emptied = state.cards[unit.id]!.weapons.slice(0, below(3)).map(({ id }) => id);
    unit.facing = below(6) as typeof unit.facing;
    if (known === 'hidden' && unit.at !== null && below(3) === 0) unit.at = emptyHex(state, below, unit.at);
    if (!asked.includes(unit.id) && below(3) === 0) unit.ticks += 1 + below(9);
  }
  const [seat] = match.setup.seats.filter((each) => each.side === side);
  const id = `extra${side}`;
  state.units.push({
    ...{ id, seat: seat!.id, side, status: 'reserve', at: null, facing: side === 0 ? 0 : 3, ticks: 900, token: 'none' },
    ...{ damage: { armour: 0, movement: 0, structure: 0 }, emptied: [], tieRolls: [] },
  });
  state.cards = { ...state.cards, [id]: STOCK_CARDS[below(STOCK_CARDS.length)]! };
  state.detection!.known[id] = { state: 'hidden' };
  return state;
};

/** A match that begins from a position, as it is played on the wire; undefined: no table begins from there. */
const begin = (file: PositionFile, viewers: readonly Viewer[]): Match<WarfareTypes> | undefined => {
  const { options, board, seats, position } = JSON.parse(JSON.stringify(file)) as PositionFile;
  const setup = readSetup(warfare3025, { options, board, seats, position }, 'table');
  if (!setup.ok) return undefined;
  const salts = setup.value.seats.map(({ id }) => saltOf(id));
  return new Match(warfare3025, setup.value, { dice: (unused) => provableDice(SECRET, salts, unused), viewers });
};

/** What a viewer is told, as text. */
type Telling = ReadonlyMap<Viewer, readonly object[]>;

/** One of two matches while it is worked out what is done in both. */
class Played {
  readonly match: Match<WarfareTypes>;
  readonly #viewers: readonly Viewer[];
  readonly #seen = new Map<Viewer, object[]>();

  constructor(match: Match<WarfareTypes>, viewers: readonly Viewer[]) {
    this.match = match;
    this.#viewers = viewers;
    this.#hear(match.begun.seen);
  }

  #hear(told: Telling): void {
    for (const viewer of this.#viewers)
      this.#seen.set(viewer, [...(this.#seen.get(viewer) ?? []), ...structuredClone(told.get(viewer) ?? [])]);
  }

  do(seat: SeatId, intent: Intent): void {
    const done = this.match.submit(seat, intent);
    if (!done.ok) throw new Error(`${seat} ${JSON.stringify(intent)}: ${done.error.code}`);
    this.#hear(done.value.seen);
  }

  ring(): void {
    const done = this.match.ring(this.match.timers()[0]!.id);
    if (!done.ok) throw new Error('no window runs');
    this.#hear(done.value.seen);
  }

  /** An answer of one of these seats, by chance; undefined: none of them is asked. */
  answer(seats: readonly SeatId[], below: Below): readonly [SeatId, Intent] | undefined {
    const asked = this.match.pending().find(({ seat }) => seats.includes(seat));
    const intent = asked && choicesOf(warfare3025, this.match.view(asked.seat), asked.seat).sample(below);
    return intent && [asked.seat, intent];
  }

  allows([seat, intent]: readonly [SeatId, Intent]): boolean {
    return this.match.pending().some((each) => each.seat === seat) && !this.match.check(seat, intent);
  }

  get told(): ReadonlyMap<Viewer, number> {
    return new Map([...this.#seen].map(([viewer, seen]) => [viewer, seen.length]));
  }

  /** All that viewers know and were told. */
  get known(): string {
    return this.#viewers
      .map((viewer) => canonicalJson({ seen: this.#seen.get(viewer)!, view: this.match.view(viewer) as View }))
      .join('\n');
  }
}

/** What is done next in both matches; undefined: the match is over. Does it there. */
const step = (
  both: Pairing<Played>,
  secretive: readonly SeatId[],
  below: Below,
): Omit<PairedStep, 'told'> | undefined => {
  const [one, other] = both;
  if (both.some(({ match }) => match.outcome)) return undefined;
  const others = one.match.setup.seats.map(({ id }) => id).filter((id) => !secretive.includes(id));
  const rings = one.match.timers().length > 0;
  const first = rings && below(3) === 0 ? undefined : one.answer(secretive, below);
  // Mostly the same in both, so that they do not part at once.
  const same = first && below(3) > 0 && other.allows(first) ? first : undefined;
  const second = same ?? (rings && below(3) === 0 ? undefined : other.answer(secretive, below));
  const openly = one.answer(others, below);
  const open = openly && !(rings && below(3) === 0) ? [openly] : [];
  const secret = [first ? [first] : [], second ? [second] : []] as const;
  for (const [index, played] of both.entries()) {
    for (const [seat, intent] of [...secret[index]!, ...open]) played.do(seat, intent);
    if (rings) played.ring();
  }
  return { secret, open, rings };
};

/**
 * A pair by chance, of at most so many steps; undefined if this seed gives none. `length`: answers before the point from
 * which the two matches begin.
 */
export const pairFrom = (seed: number, most: number): Pair | undefined => {
  const below = drawing(seed);
  const setup = fc.sample(detected, { seed, numRuns: 1 })[0]!;
  const length = below(60);
  const before = playOut(warfareSample, setup, seed, {
    until: ({ done, state }) => done.length >= length && state.moment.kind === 'activate',
  });
  if (before.outcome) return undefined;
  const side = below(2);
  const secretive = setup.seats.filter((each) => each.side === side).map(({ id }) => id);
  const viewers = [...setup.seats.map(({ id }) => id).filter((id) => !secretive.includes(id)), PUBLIC];
  const state = otherwise(before, side, below);
  const positions = [positionOf(before), positionOf({ ruleset: warfare3025, setup: before.setup, state })] as const;
  const matches = positions.map((file) => begin(file, viewers));
  if (!matches[0] || !matches[1]) return undefined;
  const both = [new Played(matches[0], viewers), new Played(matches[1], viewers)] as const;
  if (both[0].known !== both[1].known) return undefined;
  const begun = both[0].told;
  const steps: PairedStep[] = [];
  while (steps.length < most) {
    const done = step(both, secretive, below);
    // From here on the rules tell them different things.
    if (!done || both[0].known !== both[1].known) break;
    steps.push({ ...done, told: both[0].told });
  }
  return steps.length > 1 ? { positions, secretive, viewers, steps, begun } : undefined;
};
