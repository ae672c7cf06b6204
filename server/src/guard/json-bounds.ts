/** How large a JSON value may be: values in all, and levels of nesting. */
interface Weight {
  readonly values: number;
  readonly depth: number;
}

/** More than any command has: the longest plan of any ruleset is a fifth of it. */
const COMMAND: Weight = { values: 5000, depth: 12 };

/**
 * Is a message far larger than any command? Checked before a schema sees it: a schema would judge a million elements
 * one by one, and everything else would wait.
 */
export const exceeds = (message: unknown, { values, depth: most }: Weight = COMMAND): boolean => {
  let left = values;
  const weigh = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > most) return true;
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.length > left || value.some((inner) => weigh(inner, depth + 1));
    for (const key in value) if (weigh((value as Record<string, unknown>)[key], depth + 1)) return true;
    return false;
  };
  return weigh(message, 0);
};
