import type { CreateMatch } from '@ironhex/shared/protocol';
import { ARMIES, type ArmyUnit, CLOCKS, type IntentOf } from '@ironhex/shared/steampunk';
import { steampunk } from '@ironhex/shared/steampunk/ruleset';
import type { Pilot } from '../pilot.ts';

/** Clocks that never run out, but for windows, which are short. */
export const LONG_CLOCKS: CreateMatch['clocks'] = {
  seconds: Object.fromEntries(Object.keys(CLOCKS).map((name) => [name, name === 'hidden' ? 1 : 600])),
  bank: 600,
};

type Army = IntentOf<'army'>['army'];

/** One of the armies that come with the game. */
export const army = (id: string): Army => {
  const { race, name, units } = ARMIES.get(id)!;
  return { race, name, units: [...units] };
};

/** An army of these units, as they are printed. */
const few = (race: Army['race'], ...units: readonly string[]): Army => ({
  race,
  units: units.map((unit): ArmyUnit => ({ unit })),
});

const request = (change: Omit<CreateMatch, 'ruleset'>, options: object = {}): CreateMatch => ({
  ruleset: steampunk.id,
  board: { stock: 'coach-road' },
  clocks: LONG_CLOCKS,
  ...change,
  options: { armies: 'host', setup: 'blind', points: 12, ...options },
});

const timed = (turns: number) => ({ victory: { kind: 'timed', turns } });

/** Matches of Steampunk Fantasy that tests ask for, from the set-up on. */
export const REQUESTS: Omit<Pilot['requests'], 'largest'> = {
  duel: request({ name: 'A duel', forces: [few('elf', 'elf.elf_archer'), few('ork', 'ork.grunt')] }, timed(2)),
  // Nobody in these armies hides: time would pass, whoever answers how fast.
  usual: request({ forces: [army('dwarf-c'), army('ork-c')] }),
  short: request({ forces: [army('dwarf-c'), army('gnome-c')] }, timed(3)),
  long: request(
    { forces: [army('elf-a'), army('ork-a')], board: { stock: 'twin-shoulders' }, clocks: 'none' },
    { points: 24, ...timed(30) },
  ),
};
