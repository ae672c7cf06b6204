import { describeTranscripts } from '../../../transcripts/describe.ts';
import { warfareTelling } from './play.ts';

describeTranscripts({
  folder: new URL('./warfare3025/', import.meta.url),
  telling: warfareTelling,
  chapters: [
    'W-3',
    'W-4',
    'W-5',
    'W-6',
    'W-7',
    'W-8',
    'W-9',
    'W-10',
    'W-11',
    'W-12',
    'W-13',
    'W-13a',
    'W-13b',
    'W-13c',
    'W-13d',
    'W-13e',
    'W-13f',
    'W-15',
    'W-16',
  ],
  forge: 'w-09-attacks.txt',
  told: [
    ['another event', /^= actionDeclared .*$/m, '= actionDeclared nobody cost 1'],
    ['another end', /^hash .*$/m, 'hash 0000000000000000'],
    ['a refusal that does not happen', /^= /m, '! no-sight (W-8.6)\n= '],
  ],
  unplayable: [
    ['dice that nobody rolls', /( dice [\d ]+)$/m, '$1 20', /are written as/],
    ['too few dice', / dice [\d ]+$/m, '', /written as|script is over/],
    ['a word that nobody knows', /^blue> act/m, 'blue> dance', /Nobody can "dance"/],
    ['a unit of an unknown card', /GRF-1N/, 'GRF-9Z', /no card GRF-9Z/],
    ['no end', /^hash.*$/m, '', /at its end a line "hash"/],
  ],
});
