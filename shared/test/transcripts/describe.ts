import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { foldRecord, hashOf, type Ruleset, type RulesetTypes, readRecord } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { type Played, playScene, type Telling } from './play.ts';

const UPDATE = process.env.UPDATE_TRANSCRIPTS === '1';

/** A fault put into a transcript: what it is, where, and what stands there instead. */
type Forged = readonly [what: string, part: RegExp, wrong: string];

/** The transcripts of a game. */
interface Transcripts<T extends RulesetTypes> {
  /** Where the files lie, one for each chapter. */
  readonly folder: URL;
  readonly telling: Telling<T>;
  /** The chapters that must be told, by the words with which their files' titles begin. */
  readonly chapters: readonly string[];
  /** The file whose first scene is forged. */
  readonly forge: string;
  /** What is told wrong there, and put right by the play. */
  readonly told: readonly Forged[];
  /** What cannot be played, and the words of the error. */
  readonly unplayable: readonly (readonly [...Forged, message: RegExp])[];
}

/** A transcript taken apart: what stands before its first scene, and each scene with its title. */
const scenesOf = (text: string): { head: string; scenes: string[][] } => {
  const [head = '', ...scenes] = text.split(/^(?=## )/m);
  return { head, scenes: scenes.map((scene) => scene.replace(/\n$/, '').split('\n')) };
};

const joined = (head: string, played: readonly Played<RulesetTypes>[]): string =>
  head + played.map(({ text }) => `${text.join('\n')}\n`).join('');

/** A ruleset that keeps the state as plain JSON: it is written and read again after everything that was done. */
const throughJson = <T extends RulesetTypes>(ruleset: Ruleset<T>): Ruleset<T> => {
  const again = <Arguments extends [T['state'], ...never[]]>(
    happening: (...given: Arguments) => Iterable<T['event']>,
  ) =>
    function* (...given: Arguments) {
      yield* happening(...given);
      const [state] = given;
      Object.assign(state, JSON.parse(JSON.stringify(state)));
    };
  return {
    ...ruleset,
    resolve: again(ruleset.resolve.bind(ruleset)),
    ...(ruleset.ring && { ring: again(ruleset.ring.bind(ruleset)) }),
  };
};

/** A registry with one game. */
const only = <T extends RulesetTypes>(ruleset: Ruleset<T>): ReadonlyMap<string, Ruleset<RulesetTypes>> =>
  new Map([[ruleset.id, ruleset as unknown as Ruleset<RulesetTypes>]]);

/** Tests that every transcript of a game is what is played. */
export const describeTranscripts = <T extends RulesetTypes>({ folder, telling, ...asked }: Transcripts<T>): void => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

  const played = (file: string): Played<T>[] =>
    scenesOf(textOf(file)).scenes.map((scene) => {
      try {
        return playScene(telling, scene);
      } catch (error) {
        throw new Error(`${file}, ${scene[0]}: ${(error as Error).message}`, { cause: error });
      }
    });

  describe.each(files)('%s', (file) => {
    it('is what is played', () => {
      const text = textOf(file);
      const retold = joined(scenesOf(text).head, played(file));
      if (UPDATE) writeFileSync(new URL(file, folder), retold);
      expect(retold).toBe(text);
    });

    it('is the same match when its record is read again, and its state is written and read between any two intents', () => {
      const scenes = played(file);
      expect(scenes.length).toBeGreaterThan(0);
      for (const { hash, record, ruleset } of scenes) {
        const read = readRecord(JSON.parse(JSON.stringify(record)), only(ruleset));
        const folded = read.ok ? foldRecord(read.value, only(throughJson(ruleset))) : read;
        expect(folded.ok && hashOf(folded.value.match.state)).toBe(hash);
      }
    });

    it('tells of something refused too', () => {
      expect(textOf(file)).toMatch(/^! /m);
    });
  });

  describe('the transcripts', () => {
    it('tell every chapter of the rules in which something happens', () => {
      const texts = files.map(textOf);
      const untold = asked.chapters.filter((chapter) => {
        const title = new RegExp(`^# ${chapter}\\b`);
        return !texts.some((text) => title.test(text));
      });
      expect(untold).toEqual([]);
    });

    const forge = (part: RegExp, wrong: string): string => {
      const text = textOf(asked.forge);
      const forged = text.replace(part, wrong);
      expect(forged).not.toBe(text);
      return forged;
    };

    it.each(asked.told)('are not what is played if one tells %s', (_, part, wrong) => {
      const { head, scenes } = scenesOf(forge(part, wrong));
      expect(
        joined(
          head,
          scenes.map((scene) => playScene(telling, scene)),
        ),
      ).toBe(textOf(asked.forge));
    });

    it.each(asked.unplayable)('cannot have %s', (_, part, wrong, message) => {
      const [scene] = scenesOf(forge(part, wrong)).scenes;
      expect(() => playScene(telling, scene!)).toThrow(message);
    });
  });
};
