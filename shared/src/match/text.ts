/** Characters that a line has at most, unless it cannot be broken any further. */
const WIDTH = 120;

/** JSON on one line, with blanks, so that it can be read. */
const lineOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${lineOf(inner)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/**
 * The JSON text of plain data. What is too long for a line is broken into its parts, down to `depth` levels below it;
 * `indent` stands before every line but the first.
 */
export const textOf = (value: unknown, depth: number, indent = ''): string => {
  const line = lineOf(value);
  if (depth === 0 || typeof value !== 'object' || value === null || line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(([key, part]) => {
    const text = textOf(part, depth - 1, inner);
    return Array.isArray(value) ? `${inner}${text}` : `${inner}${JSON.stringify(key)}: ${text}`;
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
};
