import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkIn } from '../../src/table/address.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://table.example:8443', host: 'table.example:8443' });
});
afterEach(() => void vi.unstubAllGlobals());

const MATCH = 'https://table.example:8443/m/k7m2p9qrs4tuvw';

test.each([
  [MATCH, MATCH],
  [`${MATCH}#aB3-_x`, `${MATCH}#aB3-_x`],
  [` ${MATCH}/ `, MATCH],
  [`Join me (${MATCH}#aB3-_x).`, `${MATCH}#aB3-_x`],
  ['table.example:8443/m/k7m2p9qrs4tuvw', MATCH],
  ['/m/k7m2p9qrs4tuvw', MATCH],
  ['k7m2p9qrs4tuvw', MATCH],
  ['https://elsewhere.example/m/k7m2p9qrs4tuvw', undefined],
  ['https://table.example/m/k7m2p9qrs4tuvw', undefined],
  ['https://table.example:8443/new/game', undefined],
  ['hello', undefined],
  ['', undefined],
])('%s', (text, link) => {
  expect(linkIn(text)).toBe(link);
});
