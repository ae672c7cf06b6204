// Attacks a server from a process of its own, so that it does not slow the process that measures. Takes an order as
// JSON in its argument, and prints as JSON how often what happened to the attackers.
import { ATTACKS } from './attacks.ts';
import type { Field } from './field.ts';
import type { Target } from './seat.ts';

/** Which attacks to make, on what, from how many connections, for how long. */
export interface Order {
  readonly names: readonly string[];
  readonly watching: Target;
  readonly seated: Target;
  readonly hosting: Target;
  /** Connections of all attacks together, at most. */
  readonly connections: number;
  readonly milliseconds: number;
}

const { names, watching, seated, hosting, connections, milliseconds } = JSON.parse(process.argv[2]!) as Order;
const met = new Map<string, number>();
const end = performance.now() + milliseconds;
const attacks = ATTACKS.filter(({ name }) => names.includes(name));
const wanted = attacks.reduce((sum, attack) => sum + attack.connections, 0);

await Promise.all(
  attacks.map((attack) => {
    const field: Field = {
      watching,
      seated,
      hosting,
      connections: Math.max(1, Math.floor(attack.connections * Math.min(1, connections / wanted))),
      goesOn: () => performance.now() < end,
      meets: (what) => met.set(what, (met.get(what) ?? 0) + 1),
    };
    return attack.run(field);
  }),
);
console.log(JSON.stringify(Object.fromEntries(met)));
process.exit(0);
