import type { Event, FactKind, FactOf } from '../../../../src/rulesets/grimdark/model/events.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';

// What a case tells of an activation, read off the events and the state as the referee prints them.

export const factsIn = <K extends FactKind>(events: readonly Event[], kind: K): readonly FactOf<K>[] =>
  events.filter((event): event is FactOf<K> & Event => event.kind === kind);

interface Resolved {
  readonly weapon: string;
  readonly attacks: number;
  readonly hits: number;
  readonly cover?: boolean;
  wounds: number;
}

/** Groups in the order of resolution, Impact and hits of spells and events among them. */
export const groupsOf = (events: readonly Event[]): readonly Resolved[] => {
  const groups: Resolved[] = [];
  let impact = 0;
  let last: Resolved | undefined;
  for (const event of events) {
    if (event.kind === 'impact-rolled') {
      impact = event.dice.length;
      last = event.hits === 0 ? undefined : last;
      if (event.hits === 0) groups.push({ weapon: 'impact', attacks: impact, hits: 0, wounds: 0 });
    } else if (event.kind === 'group-resolved') {
      const { attack, hitDice, blockDice, lost, cover } = event;
      last = { weapon: attack.weapon, attacks: hitDice.length, hits: blockDice.length + lost, cover, wounds: 0 };
      groups.push(last);
    } else if (event.kind === 'hits-resolved') {
      const { source } = event.hits;
      last = { weapon: source, attacks: source === 'impact' ? impact : 0, hits: event.blockDice.length, wounds: 0 };
      groups.push(last);
    } else if (event.kind === 'wounds-marked') {
      if (last?.weapon === event.source) last.wounds += event.caused;
      else groups.push({ weapon: event.source, attacks: 0, hits: 0, wounds: event.caused });
      last = undefined;
    }
  }
  return groups;
};

/** Morale tests in order; without a die where it failed without rolling. */
export const moraleOf = (events: readonly Event[]) =>
  factsIn(events, 'morale-tested').map(({ unit, die, fearless, result }) => ({
    unit,
    ...(die === null ? { auto: true } : { die }),
    ...(fearless !== null && { fearless }),
    result,
  }));

export const dangerOf = (events: readonly Event[]) => {
  const tests = factsIn(events, 'danger-tested');
  return tests.map(({ unit, dice }) => ({
    unit,
    dice: dice.length,
    ones: dice.filter((die) => die === 1).length,
    wounds: factsIn(events, 'wounds-marked')
      .filter(({ target, source }) => target === unit && source.startsWith('dangerous'))
      .reduce((sum, { caused }) => sum + caused, 0),
  }));
};

export const meleeOf = (events: readonly Event[]) =>
  factsIn(events, 'melee-decided').map(({ sides, loser }) => ({
    attackerWounds: sides[0]!.wounds,
    defenderWounds: sides[1]!.wounds,
    loser,
  }))[0];

/** A unit as cases tell it: living models and their wounds. */
export const unitOf = ({ units }: State, id: string) => {
  const { at, wounds, shaken, fatigued, place, tokens } = units[id]!;
  const living = wounds.filter((marked) => marked !== GONE);
  return {
    ...{ at, shaken, fatigued, tokens, place },
    models: living.length,
    wounds: living,
    destroyed: place === 'destroyed',
  };
};
