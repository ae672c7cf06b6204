import { type Fault, fail, ok, type Result } from '../result.ts';
import { someFaults } from './faults.ts';

// Every engine words the errors of JSON.parse differently, often without a place. JSON.parse also lets the last of two
// equal keys win, which in a map file would silently lose a hex. So we check the text ourselves, once, before parsing it.

/** Levels of nesting: more than any of our files needs, few enough that a hostile file cannot exhaust the stack. */
const MAX_DEPTH = 50;

const BLANK = /[ \t\n\r]*/y;
// Characters from U+0020 on except quote and backslash, with escapes between.
const STRING = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/** Where the text stops being JSON, and why. Thrown and caught in this file only. */
interface Stop {
  readonly offset: number;
  readonly message: string;
}

/** What `pattern` matches exactly here; undefined if nothing. */
const match = (pattern: RegExp, text: string, offset: number): string | undefined => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
};

const stop = (text: string, offset: number, message: string): never => {
  throw { offset, message: offset < text.length ? message : 'the text ends too early' } satisfies Stop;
};

const skip = (text: string, offset: number): number => offset + (match(BLANK, text, offset)?.length ?? 0);

/** How far a text has been checked. */
interface Progress {
  /** Behind the last whole element of a list that is a member of the outermost object; 0 if there was none. */
  element: number;
}

/** Checks the value that starts at `offset`; returns where it ends. */
const value = (text: string, offset: number, depth: number, progress: Progress): number => {
  const first = text[offset];
  if (first === '{' || first === '[') return list(text, offset, depth, progress);
  const found = match(first === '"' ? STRING : PLAIN, text, offset);
  if (found === undefined) return stop(text, offset, first === '"' ? 'a faulty or unclosed text' : 'a value expected');
  return offset + found.length;
};

/** Checks the key of an object's member and the colon after it; returns where the member's value starts. */
const key = (text: string, offset: number, keys: Set<string>): number => {
  const found = match(STRING, text, offset);
  if (found === undefined) return stop(text, offset, 'a field name in double quotes expected');
  const name = JSON.parse(found) as string;
  if (keys.has(name)) return stop(text, offset, `"${name}" is here twice`);
  keys.add(name);
  const colon = skip(text, offset + found.length);
  return text[colon] === ':' ? skip(text, colon + 1) : stop(text, colon, 'a colon expected');
};

/** Checks an object or an array; returns where it ends. */
const list = (text: string, offset: number, depth: number, progress: Progress): number => {
  if (depth >= MAX_DEPTH) return stop(text, offset, 'nested too deeply');
  const keys = text[offset] === '{' ? new Set<string>() : undefined;
  const close = keys ? '}' : ']';
  let at = skip(text, offset + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    const end = value(text, keys ? key(text, at, keys) : at, depth + 1, progress);
    if (depth === 1 && !keys) progress.element = end;
    at = skip(text, end);
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') return stop(text, at, `a comma or "${close}" expected`);
    at = skip(text, at + 1);
  }
};

/** Checks a whole text; where it stops being JSON, or undefined. */
const check = (text: string, progress: Progress): Stop | undefined => {
  try {
    const end = skip(text, value(text, skip(text, 0), 0, progress));
    if (end < text.length) stop(text, end, 'nothing more expected');
    return undefined;
  } catch (error) {
    if (error instanceof Error) throw error;
    return error as Stop;
  }
};

const faultAt = (text: string, { offset, message }: Stop): Fault => {
  const lines = text.slice(0, offset).split('\n');
  const [fault] = someFaults([{ at: `line ${lines.length}, column ${lines.at(-1)!.length + 1}`, message }]);
  return fault!;
};

/** Why a text is not JSON, with line and column from 1; undefined if it is. Two equal keys in an object are a fault too. */
export const jsonFault = (text: string): Fault | undefined => {
  const stopped = check(text, { element: 0 });
  return stopped && faultAt(text, stopped);
};

/** JSON of a file as far as it is sound, see {@link soundJson}. */
interface SoundJson {
  readonly data: unknown;
  /** Where the rest of it is left out, and why; undefined if nothing is. */
  readonly fault: Fault | undefined;
}

/**
 * Reads a text in which the last member of the outermost object is a long list. One that is torn, or faulty in that list
 * or behind it, is read up to the last whole element before; on failure, the fault.
 */
export const soundJson = (text: string): Result<SoundJson, Fault> => {
  const progress = { element: 0 };
  const stopped = check(text, progress);
  if (!stopped) return ok({ data: JSON.parse(text), fault: undefined });
  const fault = faultAt(text, stopped);
  const sound = `${text.slice(0, progress.element)}]}`;
  return progress.element > 0 && !check(sound, progress) ? ok({ data: JSON.parse(sound), fault }) : fail(fault);
};
