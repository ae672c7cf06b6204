import { expect, it } from 'vitest';
import { withoutTail } from '../../src/protocol/link.ts';

const LINK = '/m/k7m2p9qrs4tuvw';
const SECRET = '#aB3-_dEfGh1jKlMnOpQrStUvWxYz0-_x';

it.each([
  ['.', 'a full stop'],
  [',', 'a comma'],
  [')', 'a bracket'],
  [').', 'a bracket and a full stop'],
  ['>', 'an angle bracket of a mail'],
  ['%3E', 'the same as browsers write it'],
  ['%22', 'a quote as browsers write it'],
  ["'", 'a quote'],
  ['”', 'a closing quote'],
  ['%E2%80%9D.', 'the same as browsers write it, and a full stop'],
  ['…', 'an ellipsis'],
  ['!?', 'signs'],
  ['%20', 'a space'],
  ['/', 'a slash'],
  ['/.', 'a slash and a full stop'],
])('%s is not part of a link: %s', (tail) => {
  expect(withoutTail(`${LINK}${tail}`)).toBe(LINK);
  expect(withoutTail(`${LINK}${SECRET}${tail}`)).toBe(`${LINK}${SECRET}`);
});

it.each([LINK, `${LINK}${SECRET}`, '/rules/warfare-x#W-9.1', '/new/a_b', ''])('"%s" stays as it is', (link) => {
  expect(withoutTail(link)).toBe(link);
});
