/** A part of a turn, as the track shows it: the steps that belong to it, section 9. */
export interface Phase {
  readonly id: string;
  readonly name: string;
  /** A letter or two, where there is no room for the name. */
  readonly short: string;
  /** The first and the last step. */
  readonly steps: readonly [number, number];
}

const movement = (n: 1 | 2 | 3): Phase => ({
  id: `movement${n}`,
  name: `Movement ${n}`,
  short: `M${n}`,
  steps: [6 * n - 1, 6 * n + 4],
});

/** The parts of a turn, in order. */
export const PHASES: readonly Phase[] = [
  { id: 'plan', name: 'Orders', short: 'O', steps: [1, 2] },
  { id: 'gunnery1', name: 'Gunnery 1', short: 'G1', steps: [3, 4] },
  movement(1),
  movement(2),
  movement(3),
  { id: 'gunnery2', name: 'Gunnery 2', short: 'G2', steps: [23, 24] },
  { id: 'healing1', name: 'Healing 1', short: 'H1', steps: [25, 25] },
  { id: 'agony', name: 'Agony', short: 'A', steps: [26, 30] },
  { id: 'healing2', name: 'Healing 2', short: 'H2', steps: [31, 31] },
  { id: 'aftermath', name: 'Aftermath', short: 'E', steps: [32, 33] },
];

/** The part of the turn that a step belongs to; undefined outside of a turn. */
export const phaseOf = (step: number): Phase | undefined =>
  PHASES.find(({ steps: [first, last] }) => step >= first && step <= last);

const MOVEMENT_STEPS: readonly string[] = [
  'Hex effects',
  'Movement',
  'Retreats before assaults',
  'Before the assaults',
  'Assaults',
  'Retreats',
];

const NAMES: Readonly<Record<number, string>> = {
  1: 'Initiative',
  2: 'Orders for the next turn',
  3: 'Gunnery 1',
  4: 'Damage of Gunnery 1',
  23: 'Gunnery 2',
  24: 'Damage of Gunnery 2',
  25: 'Healing 1',
  26: 'Agony 0: acid and terror',
  27: 'Agony 1: minor acid',
  28: 'Agony 2: fire',
  29: 'Agony 3: poison',
  30: 'Agony 4: bleeding',
  31: 'Healing 2',
  32: 'Aftermath',
  33: 'Victory check',
};

/** What a step of a turn is called, 1 to 33. */
export const stepName = (step: number): string => {
  const known = NAMES[step];
  if (known !== undefined) return known;
  const n = Math.floor((step - 5) / 6) + 1;
  const name = MOVEMENT_STEPS[(step - 5) % 6]!;
  return `${name} ${n}`;
};

/** The six steps of set-up, SET-4. */
export const SETUP_STEPS: Readonly<Record<number, string>> = {
  1: 'Huge units',
  2: 'Scouts, if you like',
  3: 'Units in sight of scouts',
  4: 'All other units',
  5: 'The other scouts',
  6: 'Hidden units',
};
