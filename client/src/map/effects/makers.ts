import type { MapCue } from './cues.ts';
import type { EffectMakers } from './effect.ts';
import { faceEffect, moveEffect } from './motion.ts';
import { attentionEffect, destroyedEffect, wordEffect } from './notes.ts';
import { shotEffect } from './shot.ts';
import { verdictEffect } from './verdict.ts';

/** The effect of each cue of the engine, for the kit of a game. A game with cues of its own adds their effects. */
export const EFFECTS: EffectMakers<MapCue> = {
  move: moveEffect,
  face: faceEffect,
  shot: shotEffect,
  verdict: verdictEffect,
  word: wordEffect,
  attention: attentionEffect,
  destroyed: destroyedEffect,
};
