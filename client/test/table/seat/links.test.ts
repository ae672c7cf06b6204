import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInvites, SeatLinks } from '../../../src/table/seat/links.ts';
import { stubStorage } from '../storage.ts';

beforeEach(() => void stubStorage());
afterEach(() => void vi.unstubAllGlobals());

test('the invitations of two seats change places with the people there, also after a reload', () => {
  keepInvites('m1', [
    { id: 'orange', secret: 'o' },
    { id: 'white', secret: 'w' },
  ]);
  new SeatLinks('m1').swap('blue', 'orange');
  expect(new SeatLinks('m1').invites.value).toEqual([
    { id: 'blue', secret: 'o' },
    { id: 'white', secret: 'w' },
  ]);
});
