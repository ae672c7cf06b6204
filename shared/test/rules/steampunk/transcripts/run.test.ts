import { describeTranscripts } from '../../../transcripts/describe.ts';
import { steampunkTelling } from './play.ts';

describeTranscripts({
  folder: new URL('./steampunk/', import.meta.url),
  telling: steampunkTelling,
  chapters: ['Before the first turn', 'Orders', 'Gunnery', 'Damage', 'Assaults', 'Hidden units', 'The end'],
  forge: 'gunnery.txt',
  told: [
    ['another event', /^= shot-fired .*$/m, '= shot-fired by nobody'],
    ['another end', /^hash .*$/m, 'hash 0000000000000000'],
    ['a refusal that does not happen', /^= /m, '! no-sight (LOS-5)\n= '],
  ],
  unplayable: [
    ['dice that nobody rolls', /( dice [\d ]+)$/m, '$1 6', /are written as/],
    ['too few dice', / dice [\d ]+$/m, '', /written as|script is over/],
    ['a word that nobody knows', /^blue> shoot/m, 'blue> dance', /Nobody can "dance"/],
    ['a unit that nobody has', /elf\.elf_infantry/, 'elf.unknown', /elf\.unknown/],
    ['no end', /^hash.*$/m, '', /at its end a line "hash"/],
  ],
});
