// Where dice come from: provable for match play, scripted for tests and transcripts, fast for simulation.
export { type Dice, diceFrom, fastDice, type Unused, usedFrom } from './dice.ts';
export { drawLots, type Lots } from './lots.ts';
export { commitmentTo, provableDice, SECRET } from './provable.ts';
export { ScriptError, scriptedDice } from './scripted.ts';
