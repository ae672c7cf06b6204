/** More values than any command has: the longest plan of any ruleset is a fifth of it. */
const LIMIT = 5000;

/** Deeper than any command goes. */
const DEPTH = 12;

/**
 * Is a message far larger than anything that can be asked for? Found out before any schema looks at it: a schema would
 * judge a million elements one by one, and everybody else would wait.
 */
export const tooHeavy = (message: unknown): boolean => {
  let left = LIMIT;
  const weigh = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > DEPTH) return true;
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.length > left || value.some((inner) => weigh(inner, depth + 1));
    for (const key in value) if (weigh((value as Record<string, unknown>)[key], depth + 1)) return true;
    return false;
  };
  return weigh(message, 0);
};
