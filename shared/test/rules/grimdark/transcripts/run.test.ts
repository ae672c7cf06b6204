import { describeTranscripts } from '../../../transcripts/describe.ts';
import { grimdarkTelling } from './play.ts';

describeTranscripts({
  folder: new URL('./grimdark/', import.meta.url),
  telling: grimdarkTelling,
  chapters: ['Set-up', 'Rounds', 'Moves', 'Shooting', 'Melee', 'Morale', 'Casting', 'Random events', 'Scenarios'],
  forge: 'melee.txt',
  told: [
    ['another event', /^= melee-began .*$/m, '= melee-began by nobody'],
    ['another end', /^hash .*$/m, 'hash 0000000000000000'],
    ['a refusal that does not happen', /^= /m, '! E_NO_LOS (G-10.2)\n= '],
  ],
  unplayable: [
    ['dice that nobody rolls', /( dice [\d ]+)$/m, '$1 6', /are written as/],
    ['too few dice', / dice [\d ]+$/m, '', /written as|script is over/],
    ['a word that nobody knows', /^a> act/m, 'a> dance', /Nobody can "dance"/],
    ['a unit that nobody has', /^unit a1 squad/m, 'unit a1 unknown', /unknown/],
    ['no end', /^hash.*$/m, '', /at its end a line "hash"/],
  ],
});
