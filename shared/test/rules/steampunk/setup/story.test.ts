import { describe, expect, it } from 'vitest';
import type { Seen } from '../../../../src/rulesets/steampunk/model/events.ts';
import { hex } from '../ground.ts';
import { army, place, SetupTable } from './table.ts';

/** What a viewer is told, a line each; what only changes who waits for whom is left out. */
const line = (seen: Seen): readonly string[] => {
  switch (seen.kind) {
    case 'races-chosen':
      return seen.seats.map(
        ({ seat, race, drawn, budget }) => `${seat} plays ${race}${drawn ? ' by dice' : ''}, ${budget}`,
      );
    case 'huge-announced':
      return Object.entries(seen.lists).map(([seat, units]) => `${seat} announces ${units.join(', ') || 'nothing'}`);
    case 'armies-chosen':
      return [`armies; sees ${Object.keys(seen.to?.units ?? {}).join(' ') || 'nothing'}`];
    case 'edges-drawn':
      return [`${seen.roll}: blue ${seen.edges.blue}`];
    case 'ground-designed':
      return [`ground: ${Object.keys(seen.to!.open!.board!.hexes).join(' ')}`];
    case 'hidden-cost-told':
      return [
        `hidden: ${Object.values(seen.costs)
          .map(({ mp, xp }) => `${mp} mp ${xp} xp`)
          .join(', ')}`,
      ];
    case 'setup-step-began':
      return [`step ${seen.step}: ${Object.values(seen.rolls.at(-1)!).join(' ')}, ${seen.advantage} second`];
    case 'placed': {
      const at = Object.entries(seen.to!.units ?? {}).map(([id, unit]) => `${id} ${unit.at}`);
      return [
        `placed: ${[...at, ...Object.entries(seen.to!.tokens ?? {}).map(([id, token]) => `${id} ${token!.at}`)].join(', ')}`,
      ];
    }
    case 'setup-passed':
      return [`${seen.seat} passes`];
    case 'asked':
    case 'closed':
    case 'answered':
      return [];
    default:
      return [`${seen.kind}${'stage' in seen ? ` ${seen.stage}` : ''}`];
  }
};
const told = (table: SetupTable, viewer: string) => table.seen.get(viewer)!.flatMap(line);

/** The answers of both up to the set-up itself: a race each, a Huge unit, armies, ground, who hides. */
const prepared = (setup: 'steps' | 'blind', dice: readonly number[]) => {
  const table = new SetupTable({ options: { setup, terrain: 'designed' }, dice });
  table.say('blue', 'random').say('orange', 'ork');
  table.say('orange', { kind: 'announce', units: ['ork.troll'] }, 'commit');
  table.say('orange', { kind: 'army', army: army('ork', 'troll', 'grunt') as never }, 'commit');
  table.say('blue', { kind: 'army', army: army('darkelf', 'scout', 'assassin', 'queen_yy') as never }, 'commit');
  table.say('blue', { kind: 'design', hexes: { [hex('D7')]: { terrain: 'hill' } } }, 'commit');
  return table
    .say('orange', { kind: 'design', hexes: { [hex('A2')]: { terrain: 'ruins' } } }, 'commit')
    .say('blue', 'commit');
};

const PREPARED = (orange: string) => [
  'blue plays darkelf by dice, standard',
  'orange plays ork, standard',
  'stage-began armies',
  'blue announces nothing',
  'orange announces ork.troll',
  `armies; sees ${orange}`,
  'stage-began terrain',
  '1: blue south',
  'ground: 0102 0407',
  'stage-began setup',
  'hidden: 2 mp 6 xp, 0 mp 0 xp',
];

describe('a whole set-up', () => {
  it('in six steps, as the other side and a spectator see it', () => {
    const table = prepared('steps', [1, 1, 4, 2, 5, 4, 1, 6, 1, 4, 3, 5]);
    table.say('orange', place('o1', 'D4', { facing: 3 }), 'commit');
    table.say('blue', 'commit');
    table.until('plan');
    const setup = ['step 1: 4 2, blue second', 'placed: o1 0404', 'step 2: 5 4, blue second', 'blue passes'];
    expect(told(table, 'orange').slice(0, 15)).toEqual([...PREPARED('o1 o2'), ...setup]);
    expect(told(table, 'public').slice(0, 15)).toEqual([...PREPARED('nothing'), ...setup]);
    expect(told(table, 'orange').slice(15)).toEqual([
      'step 4: 1 6, orange second',
      'placed: b3 0409',
      'placed: o2 0401',
      'step 5: 1 4, orange second',
      'placed: b1 0309',
      'step 6: 3 5, orange second',
      'placed: b?1 0509',
      'stage-began orders',
    ]);
  });

  it('blind, as the other side and a spectator see it', () => {
    const table = prepared('blind', [1, 1]);
    table.say('blue', place('b1', 'C6'), place('b2', 'E7'), 'commit').say('orange', place('o1', 'D4'), 'commit');
    const shown = ['placed: b1 0306, b3 0408, o1 0404, o2 0503, b?1 0507', 'stage-began orders'];
    expect(told(table, 'orange')).toEqual([...PREPARED('o1 o2'), ...shown]);
    expect(told(table, 'public')).toEqual([...PREPARED('nothing'), ...shown]);
  });
});
