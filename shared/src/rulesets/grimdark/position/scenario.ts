// What a scenario remembers, as a position file writes it, G-18.
import { z } from 'zod';
import { byRule, wholeFrom } from '../../../reading/index.ts';
import { Id, Label } from '../ask/intents.ts';
import { CHAMBERS } from '../model/scenario.ts';
import { MOST_UNITS } from '../roster/force.ts';

const Flag = z.boolean().optional();
const Ids = z
  .array(Id)
  .max(2 * MOST_UNITS)
  .optional();
const Chamber = z.enum(CHAMBERS);
const ChamberSchema = z.strictObject({ chamber: Chamber, at: Label, owner: Id.nullable().default(null) });

/** Is each chamber there once? */
const isWhole = (all: readonly z.output<typeof ChamberSchema>[]): boolean =>
  all.length === CHAMBERS.length && new Set(all.map(({ chamber }) => chamber)).size === all.length;

/** What is left out is as at the beginning of the scenario. */
export const ScenarioSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seize') }),
  z.strictObject({ kind: z.literal('tomb'), piece: Id.optional(), hidden: Flag, collapsed: Flag }),
  z.strictObject({
    kind: z.literal('storm'),
    blows: Flag,
    /** In number order. */
    terminals: z
      .array(z.strictObject({ at: Label, opened: z.boolean().default(false) }))
      .max(9)
      .optional(),
    sheltered: Ids,
    codes: z.record(z.string(), wholeFrom(0, 9)).optional(),
  }),
  z.strictObject({
    kind: z.literal('resonance'),
    /** In listed order. */
    chambers: byRule(
      'G-18.4',
      z.array(ChamberSchema).refine(isWhole, `These are ${CHAMBERS.join(', ')}, each once.`),
    ).optional(),
    doubled: z.array(Chamber).max(CHAMBERS.length).optional(),
    interfaced: Ids,
    usedLogic: Ids,
    usedKnowledge: Ids,
    named: z.record(z.string(), Id).optional(),
  }),
]);
type Written = z.output<typeof ScenarioSchema>;

/** A field of a position, and the name in it, if any. */
export type Named = readonly [at: string, name: string | null | undefined];

interface Names {
  readonly seats: readonly Named[];
  readonly units: readonly Named[];
  readonly hexes: readonly Named[];
  readonly pieces: readonly Named[];
}

const NONE: Names = { seats: [], units: [], hexes: [], pieces: [] };

const listed = (field: string, names: readonly string[] = []): readonly Named[] =>
  names.map((name, index) => [`scenario.${field}.${index}`, name]);

const keyed = (field: string, by: Readonly<Record<string, unknown>> = {}): readonly Named[] =>
  Object.keys(by).map((name) => [`scenario.${field}.${name}`, name]);

/** Every name in a scenario, with its place in the position. */
export const namesIn = (scenario: Written | undefined): Names => {
  switch (scenario?.kind) {
    case 'storm': {
      const { codes, sheltered, terminals = [] } = scenario;
      return {
        ...NONE,
        seats: keyed('codes', codes),
        hexes: terminals.map(({ at }, index) => [`scenario.terminals.${index}.at`, at]),
        pieces: listed('sheltered', sheltered),
      };
    }
    case 'resonance': {
      const { chambers = [], interfaced, named, usedKnowledge, usedLogic } = scenario;
      return {
        ...NONE,
        seats: [
          ...chambers.map(({ owner }, index): Named => [`scenario.chambers.${index}.owner`, owner]),
          ...listed('usedLogic', usedLogic),
          ...listed('usedKnowledge', usedKnowledge),
          ...keyed('named', named),
        ],
        units: [
          ...listed('interfaced', interfaced),
          ...Object.entries(named ?? {}).map(([seat, unit]): Named => [`scenario.named.${seat}`, unit]),
        ],
        hexes: chambers.map(({ at }, index) => [`scenario.chambers.${index}.at`, at]),
      };
    }
    default:
      return NONE;
  }
};
