// Plays two matches of each game by chance or between computers, a short and a long one, and keeps their records beside this
// file: the tests watch them again. To be run anew when a game has another version: `node e2e/recordings/write.ts`, or with the
// ids of some games.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose } from '@ironhex/shared/computer';
import { COMPUTERS } from '@ironhex/shared/computers';
import { commitmentTo, provableDice } from '@ironhex/shared/dice';
import {
  type Decision,
  digestOf,
  Match,
  type MatchRecord,
  type Noted,
  type RulesetTypes,
  recordOf,
  type Setup,
  writeRecord,
} from '@ironhex/shared/match';
import { draw, drawing } from '../../shared/test/properties/matches.ts';
import { SHIPPED } from '../rulesets/index.ts';
import type { Pilot } from '../rulesets/pilot.ts';

const PLAYERS = ['Ada', 'Grace', 'Lin', 'Mae', 'Ida', 'Joan', 'Kay', 'Rózsa'];

/** The longest record that is kept of a long match, in characters. */
const LARGEST = 100_000;

/** Who answers the decisions of a match; the intents of one answer, in order. */
type Answering = (view: object, decision: Decision, below: (n: number) => number) => readonly object[];

/** By chance in one of so many answers, and as the clock would answer in all others. */
const byChance =
  ({ ruleset }: Pilot, usual: number): Answering =>
  (view, decision, below) => [
    below(usual) === 0 ? draw({ ruleset, view }, decision, below) : ruleset.fallback(view, decision),
  ];

/** As the computer plays at its lowest level. */
const byComputer = ({ ruleset }: Pilot): Answering => {
  const rules = COMPUTERS.get(ruleset.id)!;
  return (view, decision, below) => choose(ruleset, rules, view, decision, 'easy', below(1_000_000)).intents;
};

/** A match that is played to its end. */
const play = ({ ruleset }: Pilot, setup: Setup<RulesetTypes>, seed: number, answering: Answering): MatchRecord => {
  const [secret, salts] = ['5e'.repeat(32), setup.seats.map(({ id }) => id)];
  const match = new Match(ruleset, setup, { dice: () => provableDice(secret, salts), viewers: [] });
  const below = drawing(seed);
  const noted: Noted[] = [];
  /** As a server would note it of somebody who takes some seconds for an answer. */
  const note = (events: readonly object[]) =>
    void noted.push({ at: (noted.at(-1)?.at ?? 0) + 2000 + 37 * (noted.length % 400), digest: digestOf(events) });
  while (!match.outcome) {
    const open = match.pending().filter(({ committed }) => !committed);
    const decision = open[below(open.length || 1)];
    if (!decision) {
      const rang = match.ring(match.timers()[0]!.id);
      if (rang.ok) note(rang.value.events);
      continue;
    }
    const { seat, id } = decision;
    for (const answer of answering(match.view(seat), decision, below)) {
      // As a server reads it: events with anything else in them would have another digest.
      const intent = ruleset.schemas.intent.parse(answer);
      const done = match.submit(seat, intent, { decision: id });
      if (!done.ok) throw new Error(`${JSON.stringify(intent)} of ${seat} is refused: ${done.error.code}`);
      note(done.value.events);
    }
  }
  const names = Object.fromEntries(setup.seats.map(({ id }, index) => [id, [PLAYERS[index]!]]));
  return recordOf(match, { commitment: commitmentTo(secret), secret, salts }, names, noted);
};

/** The match that a game asks for where it shall last long. */
const longSetup = ({ ruleset, requests: { long } }: Pilot): Setup<RulesetTypes> => {
  const options = ruleset.schemas.options.parse(long.options ?? {});
  const stock = 'board' in long && typeof long.board === 'object' && 'stock' in long.board ? long.board.stock : '';
  const seats = ruleset.seats(options).map(({ id, side }, index) => {
    const force = long.forces?.[index];
    return { id, side, force: force ? ruleset.schemas.force.parse(force) : null };
  });
  return { options, board: ruleset.boards.stock.find(({ id }) => id === stock)!, seats };
};

/** The longest of some matches whose record is small enough to be kept. */
const playLong = (pilot: Pilot): MatchRecord =>
  [byChance(pilot, 1), byComputer(pilot)]
    .flatMap((answering) => [11, 12, 13].map((seed) => play(pilot, longSetup(pilot), seed, answering)))
    .filter((record) => writeRecord(record).length <= LARGEST)
    .reduce((one, other) => (other.intents.length > one.intents.length ? other : one));

const asked = new Set(process.argv.slice(2));
for (const pilot of SHIPPED) {
  const { id } = pilot.ruleset;
  if (asked.size > 0 && !asked.has(id)) continue;
  const keep = (name: string, record: MatchRecord) =>
    writeFileSync(join(import.meta.dirname, `${id}-${name}.match.json`), writeRecord(record));
  keep('short', play(pilot, pilot.setup(7), 7, byChance(pilot, 3)));
  keep('long', playLong(pilot));
}
