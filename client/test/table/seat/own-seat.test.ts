import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnSeat } from '../../../src/table/seat/own-seat.ts';
import { stubStorage } from '../storage.ts';

let store: Map<string, string>;
const address: string[] = [];

beforeEach(() => {
  address.length = 0;
  store = stubStorage();
  vi.stubGlobal('history', { state: null, replaceState: (_s: unknown, _t: string, to: string) => address.push(to) });
});
afterEach(() => void vi.unstubAllGlobals());

/** A page is opened with a link, and let in. */
const enter = (link: string | undefined, match = 'm1'): OwnSeat => {
  const seat = new OwnSeat(match, link);
  if (seat.secrets[0] !== undefined) seat.opened(seat.secrets[0]);
  return seat;
};

/** A guest sits down by an invitation; gives the new secret. */
const sit = (invitation: string): string => {
  const seat = enter(invitation);
  const secret = seat.propose();
  seat.opened(secret);
  return secret;
};

describe('in the browser in which somebody sat down', () => {
  test('the invitation and the bare address lead to the seat; the address of the page holds the secret of now', () => {
    const secret = sit('invitation');
    expect(address).toEqual([`#${secret}`]);
    for (const link of ['invitation', undefined, secret]) {
      address.length = 0;
      expect(enter(link).secret.value).toBe(secret);
      expect(address).toEqual(link === secret ? [] : [`#${secret}`]);
    }
  });

  test('the word for watching leads to no seat', () => {
    sit('invitation');
    const watching = new OwnSeat('m1', 'watch');
    expect(watching.secrets).toEqual([]);
    expect(watching.secret.value).toBeUndefined();
  });

  test('another match is another matter', () => {
    sit('invitation');
    expect(new OwnSeat('m2', undefined).secrets).toEqual([]);
  });

  test('who holds both seats comes to each by its link, and by the bare address to the one opened last', () => {
    const [one, other] = [sit('one'), sit('other')];
    expect(new OwnSeat('m1', 'one').secrets[0]).toBe(one);
    expect(new OwnSeat('m1', 'other').secrets[0]).toBe(other);
    expect(new OwnSeat('m1', undefined).secrets[0]).toBe(other);
    enter('one');
    expect(new OwnSeat('m1', undefined).secrets[0]).toBe(one);
  });

  test('another tab knows the new secret at once', () => {
    const tab = enter('invitation');
    const secret = sit('invitation');
    expect(tab.secrets).toEqual([secret, 'invitation']);
  });
});

describe('a new secret', () => {
  test('is tried after the one that opened the seat last, also after a reload, and proposed again as it was', () => {
    const seat = enter('invitation');
    const secret = seat.propose();
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(seat.secrets).toEqual(['invitation', secret]);
    const reloaded = new OwnSeat('m1', 'invitation');
    expect(reloaded.secrets).toEqual(['invitation', secret]);
    expect(reloaded.propose()).toBe(secret);
    reloaded.opened(secret);
    expect(reloaded.secrets).toEqual([secret, 'invitation']);
    expect(reloaded.propose()).not.toBe(secret);
  });

  test('pushes the oldest out after a few', () => {
    const seat = enter('invitation');
    for (let n = 0; n < 20; n++) seat.opened(seat.propose());
    expect(seat.secrets).toHaveLength(6);
    expect(seat.secrets).not.toContain('invitation');
  });
});

test('a seat that is lost is forgotten, and no other', () => {
  const other = sit('other');
  const seat = enter('invitation');
  seat.lost();
  expect(new OwnSeat('m1', undefined).secrets[0]).toBe(other);
  expect(new OwnSeat('m1', 'invitation').secrets).toEqual(['invitation']);
});

test('nothing is kept of a link that opened nothing', () => {
  new OwnSeat('m1', 'a wrong link').lost();
  expect(new OwnSeat('m1', undefined).secrets).toEqual([]);
});

test.each(['{', '7', '[7]', '[{"keys":[]}]', '[{"keys":[1]}]', '[{"keys":["a"],"proposed":1}]', 'null'])(
  'what cannot be read is as if there were nothing: %s',
  (text) => {
    store.set('ironhex.seats.m1', text);
    expect(new OwnSeat('m1', undefined).secrets).toEqual([]);
    expect(enter('link').secrets).toEqual(['link']);
  },
);

test('where the browser keeps nothing, the page holds its seat all the same', () => {
  vi.stubGlobal('localStorage', undefined);
  const seat = enter('invitation');
  const secret = seat.propose();
  expect(seat.secrets).toEqual(['invitation', secret]);
  seat.opened(secret);
  expect(seat.secrets[0]).toBe(secret);
  expect(address).toEqual([`#${secret}`]);
});
