import type { View } from '@ironhex/shared/grimdark';
import { describe, expect, it } from 'vitest';
import { useFirstSeat } from '../../drivers/first-seat.ts';
import { hiddenOn } from '../../drivers/sight.ts';
import { useSite } from '../../drivers/site.ts';
import { expectUsable } from '../../drivers/usable.ts';
import { SET_UP } from './chains.ts';
import { GrimdarkPlayer } from './player.ts';
import { REQUESTS } from './requests.ts';

const site = useSite();
const seat = useFirstSeat(site, (page) => new GrimdarkPlayer(page, 'a'));

describe('declarations for which there was no time', () => {
  /** Ada has three seconds to declare. */
  const HURRIED = {
    ...SET_UP,
    clocks: { seconds: { 'marker-first': 600, 'place-marker': 600, edge: 600, declare: 3 }, bank: 0, opening: 0 },
  };

  it('are what stood on the page, and the log says that time was up', async () => {
    await seat.comeTo(HURRIED);
    for (const kind of ['marker-first', 'place-marker', 'edge'] as const) {
      await seat.ada.turn(kind);
      await seat.ada.play();
    }
    await seat.ada.turn('declare');
    await seat.page.getByTestId('way-a1').selectOption('join a2');
    await expect.poll(async () => (await seat.ada.view()).stage, { timeout: 15_000 }).toBe('deployment');
    expect((await seat.ada.view()).units.a1).toMatchObject({ place: 'joined' });
    expect(await seat.ada.told()).toContain('time was up');
  });
});

describe('a proposed deployment', () => {
  const request = { ...REQUESTS.usual, options: { ...REQUESTS.usual.options, setUp: 'proposed' } };

  it('shows both sides on the map, says whose edge and turn it is, and is changed by one who wants another', async () => {
    await seat.comeTo(request);
    await seat.ada.turn('proposal');
    const before: View = await seat.ada.view();
    expect(Object.values(before.units).filter(({ place }) => place === 'map').length).toBeGreaterThan(8);
    await expect
      .poll(() => seat.page.getByTestId('proposal-prompt').textContent())
      .toMatch(/along the (?:north|south)/);
    const own = Object.values(before.units).filter(({ place, seat: owner }) => place === 'map' && owner === 'a');
    await expect
      .poll(() =>
        hiddenOn(
          seat.page,
          own.map(({ id }) => id),
        ),
      )
      .toEqual([]);
    await expectUsable(seat.page, 'desktop');
    await seat.page.keyboard.press('2');
    await seat.otto.turn('proposal');
    await seat.otto.wait();
    await expect.poll(async () => (await seat.ada.view()).stage).toBe('sides');
    const { units } = await seat.ada.view();
    for (const { place } of Object.values(units)) expect(place).toBe('waiting');
    expect(seat.complaints).toEqual([]);
  });
});
