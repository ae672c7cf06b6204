import { OMNISCIENT, type Setup } from '@ironhex/shared/match';
import type { Reckoning } from '@ironhex/shared/reckoning';
import {
  CORE,
  generateBoard,
  type Seen,
  type SeenOf,
  STOCK_CARDS,
  type UnitId,
  type WarfareTypes,
} from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { luckSentence, swingsOf } from '../../../src/app/replay/course/luck.ts';
import { type Story, storyOf } from '../../../src/app/replay/line/story.ts';
import type { MapCue } from '../../../src/map/effects/cues.ts';
import { Player } from '../../../src/replay/player.ts';
import { warfareRules } from '../../../src/rulesets/warfare3025/rules.ts';
import { warfareMoments } from '../../../src/rulesets/warfare3025/turn/moments.ts';
import { ClientMatch } from '../../../src/table/match.ts';
import { OwnSeat } from '../../../src/table/seat/own-seat.ts';
import { openPage, settle } from '../../net/far-end.ts';
import { holding, TO_SEE } from '../../source/open-match.ts';
import { Truth } from '../../source/truth.ts';

/** Two against two on a board so small that they meet at once, by aimed fire and in close quarters. */
const SETUP: Setup<WarfareTypes> = {
  options: { ...CORE, limit: 120, closeQuarters: 'on', combat: 'aimed' },
  board: generateBoard({ seed: 2, width: 5, height: 7, hills: 0.3, woods: 0.3, water: 0, town: 0 }),
  seats: ['blue', 'orange'].map((id, side) => ({
    id,
    side,
    force: STOCK_CARDS.slice(0, 2).map((card, i) => ({ id: `${id[0]}${i + 1}`, card })),
  })),
};

/** Played by chance, without interrupts: so each blow belongs to the attack that was opened last. */
const played = (): Truth => {
  const truth = new Truth(warfare3025 as never, SETUP as never, 4);
  for (let answers = 0; answers < 200 && !truth.match.outcome; answers += 1) {
    const { seat, intent, decision } = truth.draw();
    const { kind } = truth.match.pending().find(({ id }) => id === decision)!;
    truth.intend(seat, { intent: kind === 'interrupt' ? { kind: 'pass' } : intent, decision });
  }
  return truth;
};

/** A page that shows the match again, and notes what its map was given to show. */
const watch = async (truth: Truth) => {
  const player = new Player(holding(truth.record(), TO_SEE).as(OMNISCIENT), { event: 0 });
  const match = new ClientMatch<WarfareTypes>('m1', player, new OwnSeat('m1', undefined));
  const cues: MapCue[] = [];
  const play = async (cue: MapCue) => void cues.push(cue);
  match.board.value = { play, skip: () => false } as unknown as NonNullable<typeof match.board.value>;
  match.begin(warfareRules);
  await settle();
  return { player, match, cues };
};

describe('a match by aimed fire and in close quarters that is shown again', () => {
  const truth = played();
  const told = truth.told(OMNISCIENT).map(({ n, seen }) => ({ n, seen: seen as Seen }));
  const of = <K extends Seen['kind']>(kind: K) =>
    told.flatMap(({ seen }) => (seen.kind === kind ? [seen as SeenOf<K>] : []));
  let shown: Awaited<ReturnType<typeof watch>>;
  let reckoning: Reckoning;
  let story: Story;

  beforeAll(async () => {
    vi.useFakeTimers();
    openPage();
    vi.stubGlobal('document', { hidden: false });
    shown = await watch(truth);
    const asked = shown.player.reach.value.lookUp!('reckoning');
    await settle();
    reckoning = (await asked)!;
    const context = { names: (seat: string) => seat, you: null };
    story = storyOf({ ...warfareRules, ...warfareMoments }, shown.player.told.value!, context);
  });

  afterAll(() => {
    shown.match.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('has dodges, counters and their moves, and shots that were aimed', () => {
    const ways = of('reactionSet').map(({ how }) => how);
    for (const how of ['none', 'dodge', 'counter'] as const) expect(ways).toContain(how);
    expect(of('evaded').some(({ move }) => move)).toBe(true);
    expect(of('actionDeclared').some(({ attack }) => (attack?.aim ?? 0) > 0)).toBe(true);
  });

  test('shows event by event what the rules had then, with the dice of both sides in one verdict', async () => {
    const { player, match, cues } = shown;
    const moments = new Map(truth.moments(OMNISCIENT).map(({ at, view }) => [at, view]));
    for (const { n, seen } of told) {
      cues.length = 0;
      player.playTo(n);
      await settle();
      if (moments.has(n)) expect(match.view.value).toEqual(moments.get(n));
      if (seen.kind !== 'struck') continue;
      const verdicts = cues.flatMap((cue) => (cue.kind === 'verdict' ? [cue] : []));
      const rolls = [seen.attack, seen.reaction, seen.defence].filter((roll) => roll !== undefined);
      expect(verdicts.map(({ rows }) => rows.length)).toEqual([rolls.length]);
      expect(cues.filter(({ kind }) => kind === 'shot')).toHaveLength(1);
    }
    expect(match.view.value).toEqual(truth.view(OMNISCIENT));
  });

  test('tells reactions, the moves after them and aims in sentences, to which one can go', () => {
    const lines = shown.match.log.lines.value.map(({ text }) => text).join('\n');
    for (const words of ['dodges (W-13b.8)', 'counters with its', 'neither dodges nor counters', 'for its counter'])
      expect(lines).toContain(words);
    expect(lines).toMatch(/: \d ticks\. It is not attacked again in this action/);
    expect(lines).toMatch(/, aimed for \d ticks?: /);
    const rolled = new Set(story.rolls);
    for (const { n, seen } of told) if (seen.kind === 'struck') expect(rolled).toContain(n);
  });

  test('any of its moments is there again', async () => {
    const { player, match } = shown;
    for (const { at, view } of truth.moments(OMNISCIENT).toReversed()) {
      await Promise.all([player.goTo(at), settle()]);
      expect(match.view.value).toEqual(view);
    }
  });

  test('counts what each unit did, with counters as blows of those who were attacked', () => {
    const { columns, rows } = reckoning.units;
    const ids = SETUP.seats.flatMap(({ force }) => force!.map(({ id }) => id));
    const numberOf = (unit: UnitId, title: string) => rows[ids.indexOf(unit)]!.values[columns.indexOf(title)]!;
    const expected = new Map(ids.map((id) => [id, { shots: 0, hits: 0, dealt: 0, taken: 0 }]));
    let open: { readonly attacker: UnitId; readonly target: UnitId } | undefined;
    let counters = 0;
    for (const { seen } of told) {
      if (seen.kind === 'attackOpened') open = seen.situation;
      else if (seen.kind === 'attackEnded') open = undefined;
      else if (seen.kind === 'struck') {
        const own = expected.get(open!.attacker)!;
        own.shots += 1;
        own.hits += seen.damage > 0 ? 1 : 0;
      } else if (seen.kind === 'damaged') {
        expected.get(seen.unit)!.taken += seen.amount;
        if (!open) continue;
        const isCounter = seen.unit === open.attacker;
        counters += isCounter ? 1 : 0;
        expected.get(isCounter ? open.target : open.attacker)!.dealt += seen.amount;
      }
    }
    expect(counters).toBeGreaterThan(0);
    for (const [unit, numbers] of expected)
      expect([unit, ...['Shots', 'Hits', 'Damage done', 'Damage taken'].map((title) => numberOf(unit, title))]).toEqual(
        [unit, ...Object.values(numbers)],
      );
  });

  test('says what its dice were worth, those of a reaction with the attack that they answered', () => {
    const { stakes } = reckoning;
    const reacted = told.filter(({ seen }) => seen.kind === 'struck' && seen.reaction);
    expect(reacted.length).toBeGreaterThan(2);
    for (const { n } of reacted) expect(stakes.filter((stake) => stake.n === n)).toHaveLength(1);
    const seats = SETUP.seats.map(({ id, side }) => ({ id, side }));
    const nameOf = (seat: string) => seat;
    expect(luckSentence(reckoning, seats, nameOf)).toMatch(/points? of damage more than on average/);
    for (const { n, words } of swingsOf(reckoning, story, seats, nameOf))
      expect(words).toContain(story.entries.get(n)?.text);
  });
});
