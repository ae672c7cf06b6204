import type { IntentOf } from '@ironhex/shared/grimdark';
import { answer, answerWith, asked } from '../../../drivers/answers.ts';
import type { SecretScript } from '../../pilot.ts';
import { begin } from '../position.ts';
import { BOARD } from './board.ts';

/** Everything that can be declared, G-7.6: a hero who can join, a transport, units with Ambush and with Scout. */
const UNITS = [
  { id: 'a1', profile: 'hl-marshal' },
  { id: 'a2', profile: 'hl-veterans' },
  { id: 'a3', profile: 'hl-crawler' },
  { id: 'a4', profile: 'tb-burrowers' },
  { id: 'a5', profile: 'hl-surveyors' },
  { id: 'b1', profile: 'hl-dig-boss' },
  { id: 'b2', profile: 'hl-line' },
  { id: 'b3', profile: 'hl-outriders' },
];

const declare = (parts: Partial<IntentOf<'declare'>> = {}): object => ({ kind: 'declare', ...parts });

const USUAL = declare({ reserves: ['a4'], scouts: ['a5'] });
const JOINED = declare({ joins: [{ hero: 'a1', unit: 'a2' }], reserves: ['a4'], scouts: ['a5'] });
const RIDING = declare({ loads: [{ unit: 'a2', transport: 'a3' }], scouts: ['a5'] });
const NOTHING = declare();
const draft = (declaration: object): object => ({ ...declaration, draft: true });

/** What a seat's force means to declare, which is offered to it. */
const meaning = (plan: object) => ({
  a: { army: 'holdfast-levy', units: ['hl-marshal', 'hl-veterans', 'hl-crawler'], ...plan },
});

const position = (forces: object = {}) => begin({ stage: 'declarations', units: UNITS, forces }, { board: BOARD });

/**
 * Both are asked for their declarations. A declares; b tries this and that and never declares: it gives up, so that nobody
 * sees what a has declared.
 */
export const declarations: SecretScript = {
  name: 'what a seat has declared while the other has not',
  request: position(),
  told: 'declare',
  deeds: [
    ['declaring a hero who joins a unit', (a) => answer(a, 'declare', JOINED)],
    ['declaring who rides, and nobody in reserve', (a) => answer(a, 'declare', RIDING)],
    ['declaring nothing', (a) => answer(a, 'declare', NOTHING)],
    ['one declaration after the other', (a) => answerWith(a, 'declare', RIDING, NOTHING, JOINED)],
    ['filling in, without declaring', (a) => answer(a, 'declare', draft(RIDING))],
    ['filling in this and that', (a) => answerWith(a, 'declare', ...[JOINED, RIDING, NOTHING, USUAL].map(draft))],
    ['declaring, and filling in something else', (a) => answerWith(a, 'declare', USUAL, draft(NOTHING))],
    [
      'declarations that are refused',
      (a) =>
        answerWith(
          a,
          'declare',
          declare({ reserves: ['a5'] }),
          declare({ joins: [{ hero: 'a2', unit: 'a1' }] }),
          declare({ loads: [{ unit: 'b2', transport: 'a3' }] }),
        ),
    ],
    ['another prompt’s answer', (a) => answer(a, 'declare', { kind: 'deploy', unit: 'a1', at: '0101' })],
  ],
  others: [
    ['a force that means to join its hero', position(meaning({ joins: [{ hero: 1, unit: 2 }] }))],
    ['a force that means to ride', position(meaning({ loads: [{ unit: 2, into: 3 }] }))],
  ],
  play: async ({ first: a, second: b, secret, hidden, stretch, layOpen }) => {
    await asked(a, 'declare');
    await secret();
    await hidden('a declares', () => answer(a, 'declare', USUAL));
    await secret();
    await stretch('b tries this and that', () =>
      answerWith(
        b,
        'declare',
        declare({ reserves: ['a4'] }),
        declare({ joins: [{ hero: 'a1', unit: 'b2' }] }),
        declare({ loads: [{ unit: 'b2', transport: 'a3' }] }),
      ),
    );
    await stretch('b tries to deploy', () => b.intend({ kind: 'deploy', unit: 'b1', at: '0101' }));
    await layOpen(() => b.intend({ kind: 'concede' }));
  },
};
