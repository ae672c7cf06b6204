// Plays two matches of each game by chance, a short and a long one, and keeps their records beside this file: the tests watch
// them again. To be run anew when a game has another version: `node e2e/recordings/write.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentTo, provableDice } from '@ironhex/shared/dice';
import {
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

/** A match that is played to its end, by chance in one of so many answers, and as the clock would answer in all others. */
const play = ({ ruleset }: Pilot, setup: Setup<RulesetTypes>, seed: number, usual: number): MatchRecord => {
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
    const view = match.view(seat);
    const drawn = below(usual) === 0 ? draw({ ruleset, view }, decision, below) : ruleset.fallback(view, decision);
    // As a server reads it: events with anything else in them would have another digest.
    const intent = ruleset.schemas.intent.parse(drawn);
    const done = match.submit(seat, intent, { decision: id });
    if (!done.ok) throw new Error(`${JSON.stringify(intent)} of ${seat} is refused: ${done.error.code}`);
    note(done.value.events);
  }
  const names = Object.fromEntries(setup.seats.map(({ id }, index) => [id, [PLAYERS[index]!]]));
  return recordOf(match, { commitment: commitmentTo(secret), secret, salts }, names, noted);
};

for (const pilot of SHIPPED) {
  const keep = (name: string, record: MatchRecord) =>
    writeFileSync(join(import.meta.dirname, `${pilot.ruleset.id}-${name}.match.json`), writeRecord(record));
  keep('short', play(pilot, pilot.setup(7), 7, 3));
  const long = [11, 12, 13, 14, 15, 16].map((seed) => play(pilot, pilot.setup(seed), seed, 1));
  keep(
    'long',
    long.reduce((one, other) => (other.intents.length > one.intents.length ? other : one)),
  );
}
