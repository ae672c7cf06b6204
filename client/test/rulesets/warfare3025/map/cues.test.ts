import { follow, type Seen, unitOf, type View } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import {
  armed,
  begun,
  type Card,
  type Game,
  GRIFFIN,
  hex,
  type IntentInput,
  straight,
} from '../../../../../shared/test/rules/warfare3025/kit.ts';
import type { MapCue } from '../../../../src/map/effects/cues.ts';
import { cuesOf } from '../../../../src/rulesets/warfare3025/map/cues.ts';
import { seenOf, story, viewOf } from '../kit.ts';

/** What the map shows of each event while a seat's intent is done. */
const shown = (
  game: Game,
  seat: string,
  intent: IntentInput,
  dice: readonly number[] = [],
): Record<string, MapCue[]> => {
  let before = viewOf(game.state, 'public');
  const cues: Record<string, MapCue[]> = {};
  for (const { seen } of seenOf(game.state, game.play(seat, intent, dice), 1)) {
    const after = structuredClone(before);
    follow(after, seen as Seen);
    cues[seen.kind] = [...(cues[seen.kind] ?? []), ...cuesOf(seen as Seen, before, after).flat()];
    before = after;
  }
  return cues;
};

/** A row of a verdict in which the first die counts. */
const rowOf = (label: string, faces: readonly number[], came: string) => ({
  label,
  dice: faces.map((face, i) => ({ face, counts: i === 0 })),
  came,
});

describe('a move', () => {
  test('is shown hex by hex from where the unit stands', () => {
    const game = begun({ units: { r1: { at: '0,0' }, b1: { at: '9,30' } } });
    const path = straight('0,0', 0, 3);
    const cues = shown(game, 'red', { kind: 'act', unit: 'r1', move: { path, facing: 1 } });
    expect(cues.actionDeclared).toEqual([{ kind: 'attention', at: hex('0,0') }]);
    expect(cues.moved).toMatchObject([{ kind: 'move', unit: 'r1', path: [hex('0,0'), ...path], jump: false }]);
    expect(cues.faced).toEqual([{ kind: 'face', unit: 'r1', facing: 1 }]);
  });

  test('onto the map begins at its edge, and nothing is shown for a unit that is not on the map', () => {
    const game = begun({ units: { r1: {}, b1: { at: '0,0' } } });
    const cues = shown(game, 'red', { kind: 'act', unit: 'r1', move: { path: ['2190', '2189'], facing: 0 } });
    expect(cues.actionDeclared).toEqual([]);
    expect(cues.moved).toMatchObject([{ kind: 'move', path: ['2190', '2189'] }]);
  });

  test('through woods shows the roll and how it went', () => {
    const table = () => begun({ ground: { '0,-1': 'light' }, units: { r1: { at: '0,0' }, b1: { at: '9,30' } } });
    const walk: IntentInput = { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 1), facing: 0 } };
    const verdict = (label: string, face: number, came: string, text: string, tone: string) => [
      { kind: 'verdict', at: hex('0,-1'), rows: [rowOf(label, [face], came)], text, tone },
    ];
    const held = shown(table(), 'red', walk, [9]);
    expect(held.piloted).toMatchObject(verdict('needs 8+', 9, 'appropriate', 'it succeeds', 'good'));
    const failed = shown(table(), 'red', walk, [1, 13]);
    expect(failed.piloted).toMatchObject(verdict('needs 8+', 1, 'none', 'it fails', 'danger'));
    expect(failed.armourSaved).toMatchObject([{ kind: 'verdict', text: 'armour holds', tone: 'good' }]);
  });

  test('by jump is shown as one', () => {
    const game = begun({ units: { r1: { at: '0,0' }, b1: { at: '9,30' } } });
    const move = { path: straight('0,0', 0, 3), facing: 0, jump: { after: 0, hexes: 3, rise: 1 } };
    expect(shown(game, 'red', { kind: 'act', unit: 'r1', move }).moved).toMatchObject([{ kind: 'move', jump: true }]);
  });
});

describe('a shot', () => {
  const fire = (card: Card, dice: readonly number[] = [2, 2]) => {
    const game = begun({ units: { r1: { card, at: '0,0' }, b1: { at: '0,-8', facing: 3 } } });
    const weapon = card.weapons[0]!.id;
    return shown(game, 'red', { kind: 'act', unit: 'r1', attack: { weapon, target: 'b1' } }, dice);
  };

  test('flies from the attacker to its target, with the dice and what it came to', () => {
    const { struck } = fire(armed(GRIFFIN, { traits: {} }));
    expect(struck).toEqual([
      {
        kind: 'shot',
        from: hex('0,0'),
        to: hex('0,-8'),
        side: 0,
        style: 'beam',
        missed: true,
        impact: 'quiet',
      },
      {
        kind: 'verdict',
        at: hex('0,-8'),
        rows: [expect.objectContaining({ label: 'needs 8+', came: 'poor' })],
        text: 'miss',
        tone: 'quiet',
      },
    ]);
  });

  test.each<[string, Card['weapons'][number]['traits'], string]>([
    ['missiles', { missileSwarm: true }, 'Anything'],
    ['flame', { ignoresFastAndCover: true }, 'Anything'],
    ['shell', {}, 'Autocannon'],
    ['beam', {}, 'Large Laser'],
  ])('looks like %s if the weapon has %o and is called %s', (style, traits, name) => {
    expect(fire(armed(GRIFFIN, { traits, name })).struck?.[0]).toMatchObject({ kind: 'shot', style });
  });
});

/** Kinds of which something is to be seen on the map, and kinds that the table or the log shows well enough. */
const SEEN = [
  'actionDeclared',
  'armourSaved',
  'damaged',
  'faced',
  'interruptDeclared',
  'moved',
  'piloted',
  'resisted',
  'struck',
  'ticksGained',
] as const;

const textsOf = ({ rows, text }: Extract<MapCue, { kind: 'verdict' }>) => [
  text,
  ...rows.flatMap(({ label, came, dice }) => [label, came, ...dice.map(({ face }) => `${face}`)]),
];

describe('of matches played by chance', () => {
  const kinds = new Map<string, MapCue[]>();
  const bad: string[] = [];
  const look = (seen: Seen, before: View, after: View): void => {
    const cues = cuesOf(seen, before, after).flat();
    kinds.set(seen.kind, [...(kinds.get(seen.kind) ?? []), ...cues]);
    const texts = cues.flatMap((cue) =>
      cue.kind === 'word' ? [cue.text] : cue.kind === 'verdict' ? textsOf(cue) : [],
    );
    bad.push(...texts.filter((text) => text === '' || /undefined|NaN|\[object/.test(text)));
    for (const cue of cues)
      if (cue.kind === 'move' && cue.path.at(-1) !== unitOf(after, cue.unit).at)
        bad.push(`${cue.unit} lands elsewhere`);
  };
  for (let seed = 1; seed <= 12; seed++) {
    const { from, chapters } = story(seed);
    let before = from;
    for (const { seen } of chapters.flatMap(({ events }) => events)) {
      const after = structuredClone(before);
      follow(after, seen as Seen);
      look(seen as Seen, before, after);
      before = after;
    }
  }

  test.each(SEEN)('something is shown when %s', (kind) => {
    expect(kinds.get(kind) ?? []).not.toEqual([]);
  });

  test('nothing is shown for what has no place on the map', () => {
    for (const kind of ['skimmed', 'tieRolled', 'activated', 'windowOpened', 'windowClosed', 'actionEnded', 'picked'])
      expect(kinds.get(kind), kind).toEqual([]);
  });

  test('every text says something, and a unit that moves arrives where it stands', () => {
    expect(bad).toEqual([]);
  });
});

test('a unit that waits says so on the map, and says nothing off it', () => {
  const wait: IntentInput = { kind: 'wait', unit: 'r1' };
  const on = begun({ units: { r1: { at: '0,0' }, b1: { at: '9,30' } } });
  expect(shown(on, 'red', wait).waited).toEqual([{ kind: 'word', at: hex('0,0'), text: 'waits', tone: 'quiet' }]);
  expect(shown(begun({ units: { r1: {}, b1: { at: '9,30' } } }), 'red', wait).waited).toEqual([]);
});

test('what ends a unit is shown where it stood', () => {
  const game = begun({ units: { r1: { at: '0,0' }, b1: { at: '9,30' } } });
  const view = viewOf(game.state, 'public');
  const end = (seen: Seen) => cuesOf(seen, view, view);
  expect(end({ kind: 'destroyed', unit: 'b1' })).toEqual([{ kind: 'destroyed', unit: 'b1', at: hex('9,30') }]);
  expect(end({ kind: 'overwhelmed', role: 'actor', unit: 'r1', at: hex('0,0'), needs: [] })).toEqual([
    { kind: 'word', at: hex('0,0'), text: 'Too much at once', tone: 'danger' },
  ]);
});
