import { setTimeout as sleep } from 'node:timers/promises';
import { fastDice } from '@ironhex/shared/dice';
import { POSITION_FORMAT, type RulesetTypes, type Setup } from '@ironhex/shared/match';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { RULESETS } from '@ironhex/shared/rulesets';
import { enlarge, type Json } from '../../shared/test/properties/mutations.ts';
import { SAMPLES } from '../../shared/test/rulesets/samples.ts';
import { openOf } from '../drivers/answers.ts';
import { drawnAnswer } from '../drivers/asked.ts';
import { FATES, type Field } from './field.ts';
import { sitDown } from './honest.ts';
import { askForMatch } from './seat.ts';

/** Answers of each player in a match: what is heavy happens in the first steps. */
const ANSWERS = 6;

/** Milliseconds before the next request, where there were too many. */
const PAUSE = 250;

const dice = fastDice(3025);
const below = (limit: number): number => dice.pick(limit, 'choice');

/** A request for a match that begins from this position; its own figures may be larger than any that is allowed. */
const requestFor = (
  ruleset: { readonly id: string; readonly version: string },
  setup: Setup<RulesetTypes>,
  larger: boolean,
) => {
  const seats = setup.seats.map(({ id, side }) => ({ id, side }));
  const position = JSON.parse(JSON.stringify(setup.position)) as Json;
  if (larger) for (let times = 0; times < 3; times++) enlarge(position, below);
  const { options, board } = setup;
  const { id, version } = ruleset;
  return JSON.stringify({
    clocks: 'none',
    position: { format: POSITION_FORMAT, ruleset: { id, version }, options, board, seats, position },
  });
};

/** Requests for positions of all games in which as much happens at once as the rules allow, and for larger ones. */
const requests = (): string[] =>
  SAMPLES.filter(({ ruleset }) => RULESETS.has(ruleset.id)).flatMap(({ ruleset, largest }) =>
    Object.values(largest).flatMap((make) => {
      const setup = make();
      return [requestFor(ruleset, setup, false), requestFor(ruleset, setup, true)];
    }),
  );

/** Both players sit down in a match and answer by chance. */
const play = async (url: string, match: CreatedMatch): Promise<void> => {
  const clients = await sitDown(url, match, ['Mallory', 'Trent']);
  for (let n = 0; n < ANSWERS; n++)
    for (const client of clients)
      for (const question of openOf(client).slice(0, 1))
        await client.intend(drawnAnswer(client, question, below), question.id);
  await Promise.all(clients.map((client) => client.leave()));
};

/** Begins match after match from the costliest positions, and plays in each. */
export const beginsFromPositions = async ({ watching, connections, goesOn, meets }: Field): Promise<void> => {
  const bodies = requests();
  let next = 0;
  const one = async (): Promise<void> => {
    while (goesOn()) {
      const body = bodies[next++ % bodies.length]!;
      const answer = await askForMatch(watching, body);
      meets(String(answer?.status ?? FATES.cut));
      if (answer?.status === 429) await sleep(PAUSE);
      if (answer?.status === 201) await play(watching.url, JSON.parse(answer.text)).catch(() => meets(FATES.cut));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
};
