/** The part of ZzFX that we use; it brings no types of its own. Loading it makes an AudioContext, or throws. */
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    /** Samples of one sound, from the 20 parameters that ZzFX documents. */
    buildSamples(...parameters: readonly number[]): number[];
    /** Plays samples, one list for each channel. */
    playSamples(channels: readonly (readonly number[])[], volume?: number): AudioBufferSourceNode;
  };
}
