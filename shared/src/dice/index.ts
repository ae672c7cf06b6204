// Where dice come from: provable for match play, scripted for tests and transcripts, fast for simulation.
export { type Dice, diceFrom } from './dice.ts';
export { fastDice } from './fast.ts';
export { provableDice } from './provable.ts';
export { ScriptError, scriptedDice } from './scripted.ts';
export { commitmentTo, SECRET } from './stream.ts';
