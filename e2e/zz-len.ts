import { measureMatches, measureSubmit } from './load/matches.ts';
console.log(measureMatches(200), measureSubmit());
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { Match } from '@ironhex/shared/match';
import { fastDice } from '@ironhex/shared/dice';
import { setupOf } from './load/matches.ts';
const m = new Match(warfare3025, setupOf(1), { dice: () => fastDice(1), viewers: ['blue','orange','public'] });
for (let i=0;i<20;i++){ const [d]=m.pending(); if(!d)break; m.submit(d.seat, d.default as never);}
const t=performance.now(); let n=0; for(let i=0;i<20000;i++){ n+=Object.keys(m.view('blue')).length;} console.log('view us', (performance.now()-t)/20);
const v=m.view('blue'); const t2=performance.now(); for(let i=0;i<5000;i++){ n+=JSON.stringify({...v,board:0}).length;} console.log('json us', (performance.now()-t2)/5, JSON.stringify(v).length, n);
const t3=performance.now(); for(let i=0;i<5000;i++){ n+=structuredClone({...v,board:0}) ? 1:0;} console.log('clone us', (performance.now()-t3)/5);
process.exit(0);
