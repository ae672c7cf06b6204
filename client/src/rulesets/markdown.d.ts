/** A guide in Markdown, rendered when the page is built: see `client/rulebook/plugin.ts`. */
declare module '*.md?rulebook' {
  import type { Rulebook } from './rulebook.ts';

  const rulebook: Rulebook;
  export default rulebook;
}
