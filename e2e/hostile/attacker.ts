// Attacks a server from a process of its own, so that whoever measures is not slowed by it: told what, where and for
// how long as JSON, it prints how often attackers met what, as JSON.
import { ATTACKS, type Field } from './attacks.ts';
import type { Target } from './seat.ts';

/** What an attacker is told. */
export interface Order {
  readonly names: readonly string[];
  readonly watching: Target;
  readonly seated: Target;
  /** Lines in all, at most. */
  readonly lines: number;
  readonly milliseconds: number;
}

const { names, watching, seated, lines, milliseconds } = JSON.parse(process.argv[2]!) as Order;
const met = new Map<string, number>();
const end = performance.now() + milliseconds;
const attacks = ATTACKS.filter(({ name }) => names.includes(name));
const wanted = attacks.reduce((sum, attack) => sum + attack.lines, 0);

await Promise.all(
  attacks.map((attack) => {
    const field: Field = {
      watching,
      seated,
      lines: Math.max(1, Math.floor(attack.lines * Math.min(1, lines / wanted))),
      goesOn: () => performance.now() < end,
      meets: (what) => met.set(what, (met.get(what) ?? 0) + 1),
    };
    return attack.run(field);
  }),
);
console.log(JSON.stringify(Object.fromEntries(met)));
process.exit(0);
