import { describe, expect, it } from 'vitest';
import { readSetup } from '../../../../src/match/index.ts';
import { MOST_UNITS } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';
import { boardOf } from '../kit.ts';

// What is wrong with a position, each fault at its place and with its rule.

const board = boardOf({ terrain: [{ type: 'building', piece: 'k1', hexes: [[10, 10]] }] });

const faultsOf = (position: object, options: object = {}): readonly string[] => {
  const seats = [
    { id: 'a', side: 0 },
    { id: 'b', side: 1 },
  ];
  const read = readSetup(grimdark, { options, board, seats, position });
  return read.ok ? [] : read.error.map(({ at, message }) => `${at}: ${message}`);
};

const UNIT = { id: 'a1', profile: 'hl-militia', at: '0505' };
const units = (...more: object[]) => ({ units: [{ ...UNIT, ...more[0] }, ...more.slice(1)] });
const profile = (...models: object[]) => ({ quality: 4, defense: 4, models });

describe('faults of positions', () => {
  it('has none', () => {
    expect(faultsOf(units())).toEqual([]);
  });

  it('has none with all units of the two largest forces, G-4.6', () => {
    const all = ['a', 'b'].flatMap((seat) =>
      Array.from({ length: MOST_UNITS }, (_, n) => ({ ...UNIT, id: `${seat}${n + 1}`, at: null, place: 'destroyed' })),
    );
    expect(faultsOf({ units: all })).toEqual([]);
  });

  it.each([
    ['no list of units', { units: {} }, /^position\.units: /],
    ['a name that is none', units({ id: 'A1' }), /^position\.units\.0\.id: A unit is called .+\(G-1\)$/],
    ['two of one name', units({}, UNIT), /^position\.units\.1\.id: a1: two units have this name/],
    ['a hex that is none', units({ at: 'A1' }), /^position\.units\.0\.at: A hex is four digits.+\(H-1\.3\)$/],
    ['a hex off the map', units({ at: '4901' }), /^position\.units\.0\.at: a1: .+4901.+\(G-2\.3\)/],
    [
      'a hex that cannot be entered',
      units({ at: '1116' }),
      /^position\.units\.0\.at: a1: nothing can stand .+\(G-6\.1\)/,
    ],
    [
      'a hex that is taken',
      units({}, { ...UNIT, id: 'b1' }),
      /^position\.units\.1\.at: b1: a1 stands there.+\(G-2\.5\)/,
    ],
    [
      'a titan over the edge',
      units({ profile: 'tb-colossus', at: '0101' }),
      /^position\.units\.0\.at: a1: .+\(G-9\.12\)/,
    ],
    ['a profile that nobody knows', units({ profile: 'no-one' }), /^position\.units\.0\.profile: a1: .+\(G-4\.1\)/],
    ['a hero that nobody knows', units({ hero: 'no-one' }), /^position\.units\.0\.hero: a1: .+\(G-4\.1\)/],
    [
      'a weapon that nobody knows',
      units({ profile: profile({ type: 'x', weapons: ['no-gun'] }) }),
      /^position\.units\.0\.profile\.models\.0\.weapons: .+"no-gun" \(G-4\.2\)/,
    ],
    [
      'a spell that nobody knows',
      units({ profile: { ...profile({ type: 'x', weapons: [] }), spells: ['no-spell'] } }),
      /^position\.units\.0\.profile\.spells: .+"no-spell" \(G-16\.2\)/,
    ],
    ['a profile without models', units({ profile: profile() }), /^position\.units\.0\.profile.*: /],
    [
      'a rule that there is not',
      units({ profile: { ...profile({ type: 'x', weapons: [] }), rules: { invisible: true } } }),
      /^position\.units\.0\.profile.*: .+/,
    ],
    [
      'a quality that there is not',
      { ...units(), profiles: { mine: { ...profile({ type: 'x', weapons: [] }), quality: 7 } } },
      /^position\.profiles\.mine\.quality: .+ from 2 to 6/,
    ],
    [
      'wounds of another number of models',
      units({ wounds: [0, 0] }),
      /^position\.units\.0\.wounds: .+10 models, not 2 \(G-4\.3\)/,
    ],
    [
      'a dead model with its wounds',
      units({ profile: 'hl-rampart', wounds: [9] }),
      /^position\.units\.0\.wounds: .+write null \(G-4\.3\)/,
    ],
    ['a unit without models', units({ wounds: Array(10).fill(null) }), /^position\.units\.0\.wounds: .+\(G-11\)/],
    ['more models than it began with', units({ startingSize: 9 }), /^position\.units\.0\.startingSize: .+\(G-4\.3\)/],
    ['tokens of another number', units({ tokens: [1] }), /^position\.units\.0\.tokens: .+10 models \(G-16\.1\)/],
    [
      'more tokens than 6',
      units({ tokens: Array(10).fill(7) }),
      /^position\.units\.0\.tokens\.0: .+0 to 6.+\(G-16\.1\)/,
    ],
    ['a spent weapon that it has not', units({ spent: ['no-gun'] }), /^position\.units\.0\.spent\.0: a1: .+\(G-4\.2\)/],
    ['a lost weapon that it has not', units({ lost: ['no-gun'] }), /^position\.units\.0\.lost\.0: a1: .+\(G-4\.2\)/],
    ['a tried spell unknown to it', units({ tried: ['tb-itch'] }), /^position\.units\.0\.tried\.0: .+\(G-16\.2\)/],
    ['a cannon of no model', units({ cannon: 10 }), /^position\.units\.0\.cannon: a1: it has 10 models/],
    ['a hero that is none', units({ hero: 'hl-militia' }), /^position\.units\.0\.hero: a1: .+\(G-4\.5\)/],
    ['no hex on the map', units({ at: null, place: 'map' }), /^position\.units\.0\.at: .+\(G-4\.4\)/],
    ['a hex in reserve', units({ place: 'reserve' }), /^position\.units\.0\.at: .+\(G-4\.4\)/],
    [
      'a transport that there is not',
      units({ at: null, transport: 'a9' }),
      /^position\.units\.0\.transport: There is no unit a9/,
    ],
    [
      'aboard of what is no transport',
      units({}, { id: 'a2', profile: 'hl-militia', transport: 'a1' }),
      /^position\.units\.1\.transport: a2: a1 is no transport .+\(G-15\.1\)/,
    ],
    [
      'aboard of an enemy',
      units({ profile: 'hl-crawler' }, { id: 'b1', profile: 'hl-militia', transport: 'a1' }),
      /^position\.units\.1\.transport: b1: .+\(G-15\.1\)/,
    ],
    ['a seat that there is not', { ...units(), next: 'c' }, /^position\.next: There is no seat "c" \(G-1\)/],
    ['a starter that there is not', { ...units(), starter: 'c' }, /^position\.starter: /],
    ['points of nobody', { ...units(), seats: { c: {} } }, /^position\.seats\.c: There is no seat "c"/],
    ['a marker off the map', { ...units(), markers: [{ at: '9999' }] }, /^position\.markers\.0\.at: .+\(G-2\.3\)/],
    ['a marker of nobody', { ...units(), markers: [{ at: '1010', owner: 'c' }] }, /^position\.markers\.0\.owner: /],
    [
      'an active unit that there is not',
      { ...units(), active: { unit: 'a9' } },
      /^position\.active\.unit: There is no unit a9/,
    ],
    [
      'an action that there is not',
      { ...units(), active: { unit: 'a1', action: 'fly' } },
      /^position\.active\.action: /,
    ],
    [
      'an effect on nobody',
      { ...units(), effects: [{ source: 'x', on: { unit: 'a9' }, what: { kind: 'fauna' } }] },
      /^position\.effects\.0\.on\.unit: There is no unit a9/,
    ],
    [
      'an effect that there is not',
      { ...units(), effects: [{ source: 'x', what: { kind: 'luck' } }] },
      /^position\.effects\.0\.what/,
    ],
    ['an item nowhere', { ...units(), items: [{ kind: 'intel', at: '9999' }] }, /^position\.items\.0\.at: /],
    ['an item of nobody', { ...units(), items: [{ kind: 'intel', carrier: 'a9' }] }, /^position\.items\.0\.carrier: /],
    ['an item without a place', { ...units(), items: [{ kind: 'intel' }] }, /^position\.items\.0: .+\(G-18\.2\)/],
    [
      'an item in two places',
      { ...units(), items: [{ kind: 'intel', at: '1010', carrier: 'a1' }] },
      /^position\.items\.0: .+\(G-18\.2\)/,
    ],
    [
      'a charge at nobody',
      { ...units(), active: { unit: 'a1', action: 'charge' } },
      /^position\.active\.target: A Charge has a target \(G-9\.7\)/,
    ],
    ['nobody to begin', { ...units(), stage: 'scouts', starter: null }, /^position\.starter: .+\(G-7\.5\)/],
    ['a seat without an edge', { ...units(), seats: { b: { edge: null } } }, /^position\.seats\.b\.edge: .+\(G-7\.5\)/],
    ['a stage that there is not', { ...units(), stage: 'lunch' }, /^position\.stage: /],
    ['a phase that there is not', { ...units(), phase: 'shooting' }, /^position\.phase: /],
    ['a field that there is not', { ...units(), weather: 'rain' }, /^position\.weather: There is no such field/],
    [
      'a step that there is not',
      { ...units(), agenda: [{ do: 'dance' }] },
      /^position\.agenda\.0.*: A step is an object/,
    ],
    ['a step in progress by hand', { ...units(), agenda: [{ do: 'turns' }] }, /^position\.seal: The step in progress/],
  ])('%s', (_, position, said) => {
    const faults = faultsOf(position);
    expect(faults).not.toEqual([]);
    expect(faults[0]).toMatch(said);
  });

  const chambers = ['knowledge', 'emotion', 'logic', 'will'].map((chamber) => ({ chamber, at: '0505' }));
  const scene = (kind: string, scenario: object = {}) => ({ ...units(), scenario: { kind, ...scenario } });
  it.each([
    ['seize', 'a scenario that there is not', scene('hunt'), /^position\.scenario\.kind: /],
    ['seize', 'another one than that of the match', scene('tomb'), /^position\.scenario\.kind: .+"seize" \(G-18\)\.$/],
    [
      'storm',
      'shelter that is not there',
      scene('storm', { sheltered: ['k9'] }),
      /^position\.scenario\.sheltered\.0: .+"k9"/,
    ],
    ['storm', 'terminals that are no list', scene('storm', { terminals: 9 }), /^position\.scenario\.terminals: /],
    [
      'storm',
      'codes of nobody',
      scene('storm', { codes: { c: 1 } }),
      /^position\.scenario\.codes\.c: There is no seat/,
    ],
    ['resonance', 'a chamber too few', scene('resonance', { chambers: chambers.slice(1) }), /each once.+\(G-18\.4\)$/],
    [
      'resonance',
      'work of a unit that is not there',
      scene('resonance', { interfaced: ['a9'] }),
      /^position\.scenario\.interfaced\.0: There is no unit a9/,
    ],
    [
      'seize',
      'a rigged piece that is not there',
      { ...units(), own: { a: { rigged: 'k9' } } },
      /^position\.own\.a\.rigged: /,
    ],
  ])('in %s: %s', (scenario, _, position, said) => {
    expect(faultsOf(position, { scenario })[0]).toMatch(said);
  });

  it('names all of them', () => {
    const faults = faultsOf(units({ wounds: [0], tokens: [1] }, { ...UNIT, id: 'b1', at: '9999' }));
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'position.units.0.wounds',
      'position.units.0.tokens',
      'position.units.1.at',
    ]);
  });
});
