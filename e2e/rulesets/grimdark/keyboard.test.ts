import type { Prompt, View } from '@ironhex/shared/grimdark';
import { describe, expect, it } from 'vitest';
import { useFirstSeat } from '../../drivers/first-seat.ts';
import { pressOn, tabTo } from '../../drivers/keyboard.ts';
import { useSite } from '../../drivers/site.ts';
import { ACTIVATION, REACTIONS, SEPARATION, SET_UP } from './chains.ts';
import { GrimdarkPlayer } from './player.ts';

const site = useSite();
const seat = useFirstSeat(site, (page) => new GrimdarkPlayer(page, 'a'));

const press = (...keys: readonly string[]) => pressOn(seat.page, ...keys);
/** What the bar says of the plan. */
const plan = () => seat.page.getByTestId('plan').textContent();
const unit = async (id: string) => (await seat.ada.view()).units[id]!;

/** Ada is asked this, does what she does, and this is what the bar says then; with Enter it is her answer. */
const answers = async (prompt: Prompt, says: RegExp, does: () => Promise<unknown>): Promise<View> => {
  await seat.ada.turn(prompt);
  const before = await seat.ada.view();
  await does();
  await expect.poll(plan).toMatch(says);
  expect(await seat.ada.asked()).toBe(prompt);
  await press('Enter');
  await seat.ada.moveOn(before);
  return before;
};

/** Ada is asked this, and one key is her answer. */
const answersWith = async (prompt: Prompt, key: string): Promise<void> => {
  await seat.ada.turn(prompt);
  const before = await seat.ada.view();
  await press(key);
  await seat.ada.moveOn(before);
};

/** Otto does what the clock would, when he is asked this. */
const ottoWaits = async (prompt: Prompt): Promise<void> => {
  await seat.otto.turn(prompt);
  await seat.otto.wait();
};

describe('a player who only has a keyboard sets up', () => {
  it('places the first marker: the number of an option is the answer (P1)', async () => {
    await seat.comeTo(SET_UP);
    await answersWith('marker-first', '1');
  });

  it('places it with arrows and Space (P2)', async () => {
    await answers('place-marker', /^The marker lies in \d{4}\./, () => press('ArrowUp', ' '));
    expect((await seat.ada.view()).markers).toHaveLength(1);
  });

  it('takes an edge (P3)', async () => {
    await answersWith('edge', '2');
    await seat.ada.turn('declare');
    expect((await seat.ada.view()).seats.map(({ edge }) => edge)).toEqual(['north', 'south']);
  });

  it('declares who joins whom, with Tab and arrows in a list (P4)', async () => {
    await seat.ada.turn('declare');
    await tabTo(seat.page, /^How .*Marshal begins/);
    await press('ArrowDown');
    await expect.poll(plan).toMatch(/^1 hero joins and 1 scout/);
    await tabTo(seat.page, /^Declare/);
    await press('Enter');
    await seat.ada.turn('deploy');
    expect(await unit('a1')).toMatchObject({ place: 'joined' });
  });

  it('deploys: N for the next unit, its hex by arrows and Space (P5)', async () => {
    const before = await answers('deploy', /Militia.* is deployed in \d{4}\./, () => press('n', 'ArrowUp', ' '));
    expect(before.units.a3!.place).toBe('waiting');
    expect(await unit('a3')).toMatchObject({ place: 'map' });
    await ottoWaits('deploy');
    await answers('deploy', /as proposed/, async () => {});
  });

  it('places a scout, and sends it on (P6)', async () => {
    await answers('scout', / and goes on to \d{4}\./, () => press('ArrowUp', ' ', 'ArrowUp', 'ArrowUp', ' '));
    expect(await unit('a4')).toMatchObject({ place: 'map' });
  });
});

describe('and plays a round', () => {
  it('brings a reserve (P7)', async () => {
    await seat.comeTo(ACTIVATION);
    await answers('arrive', / arrives in \d{4}\./, () => press('ArrowDown', ' '));
    expect(await unit('a1')).toMatchObject({ place: 'map', arrived: true });
  });

  it('activates the unit of its number, or the next with N (P8)', async () => {
    await answers('activate', /Cantor/, () => press('1', 'n'));
    expect((await seat.ada.view()).active).toMatchObject({ unit: 'a2' });
  });

  it('casts a spell by its number at the next target with T, with help by + and -, and with N another one (P9)', async () => {
    await answers('cast', /^Discord Pulse at Rampart Tank 2: 67 %.* Then another one\./, () =>
      press('1', 't', 't', '+', '+', '-', 'n'),
    );
    expect([(await unit('a2')).tokens, (await unit('a3')).tokens]).toEqual([[3], [1]]);
  });

  it('casts no more at all with Enter, and acts: a number for the action, its way by arrows and Space (P10)', async () => {
    await answers('cast', /^No spell is cast\./, async () => {});
    await answers('act', /Advance/, () => press('1', '2', 'ArrowDown', 'ArrowDown', ' '));
    expect((await unit('a2')).at).toBe('0912');
  });

  it('aims at one enemy after the other with T, holds fire with X, and aims as proposed with D (P11)', async () => {
    await seat.ada.turn('shoot');
    const goal = () => seat.page.locator('.fire-goal').first().textContent();
    const first = await goal();
    await press('t');
    await expect.poll(goal).not.toBe(first);
    await press('x');
    await expect.poll(goal).not.toMatch(/→/);
    await answers('shoot', /Rampart/, () => press('d', '1', 't'));
    await seat.otto.turn('activate');
  });
});

describe('and answers what comes in between', () => {
  it('hinders a spell with + and - (P12)', async () => {
    await seat.comeTo(REACTIONS);
    await answers('hinder', /^2 tokens against it/, () => press('+', '+', '+', '-'));
    expect((await unit('a2')).tokens).toEqual([1]);
  });

  it('does not strike first with Counter, and strikes back (P13, P14)', async () => {
    await answersWith('counter', '2');
    await answersWith('strike-back', '1');
  });

  it('removes models in the order of its numbers (P15)', async () => {
    await answers('casualties', /^2 wounds: Arc Gunner and Grenadier first\./, () => press('3', '2'));
    expect((await unit('a3')).wounds.slice(8)).toEqual([-1, -1]);
  });

  it('consolidates with arrows and Space (P17)', async () => {
    await answers('consolidate', / consolidates to \d{4}\./, () => press('ArrowUp', 'ArrowUp', ' '));
    expect((await unit('a1')).at).toBe('0513');
  });

  it('bails out (P18)', async () => {
    await answers('bail-out', / bails out to \d{4}\./, () => press('ArrowUp', ' '));
    expect(await unit('a5')).toMatchObject({ place: 'map', shaken: true });
  });

  it('chooses a piece of terrain by its number (P19)', async () => {
    await answersWith('choice', '2');
    expect((await seat.ada.view()).own).toMatchObject({ rigged: 'birch' });
  });

  it('steps back after a melee (P16)', async () => {
    await seat.comeTo(SEPARATION);
    await answers('separate', / steps back to \d{4}\./, () => press('ArrowUp', 'ArrowRight', ' '));
    expect((await unit('a1')).at).not.toBe('0714');
  });

  it('made no page complain', () => {
    expect(seat.complaints).toEqual([]);
  });
});
