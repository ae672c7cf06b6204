import type { Fault, Result } from '@ironhex/shared/protocol';
import { useEffect, useState } from 'preact/hooks';
import { UI } from '../text/ui.ts';

/** A match that is being created from this page. */
interface Creation {
  readonly creating: boolean;
  /** Why the last try made none; empty before the first one. */
  readonly faults: readonly Fault[];
  setFaults(faults: readonly Fault[]): void;
  /**
   * Creates a match and goes to the address that `open` gives; undefined: the page stays. Does nothing while one is
   * being created.
   */
  create(open: () => Promise<Result<string | undefined, readonly Fault[]>>): Promise<void>;
}

const NOT_LOADED: Fault = { at: '', message: UI.errors.notLoaded };

/** Creating a match: one at a time, and what went wrong. */
export const useCreation = (): Creation => {
  const [creating, setCreating] = useState(false);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    // The browser's Back shows this page as it was left: the button must work again.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setCreating(false);
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  const create = async (open: () => Promise<Result<string | undefined, readonly Fault[]>>) => {
    if (creating) return;
    setCreating(true);
    setFaults([]);
    const opened = await open().catch((error: unknown) => {
      console.error(error);
      return { ok: false as const, error: [NOT_LOADED] };
    });
    if (opened.ok && opened.value !== undefined) {
      location.assign(opened.value);
      return;
    }
    if (!opened.ok) setFaults(opened.error);
    setCreating(false);
  };
  return { creating, faults, setFaults, create };
};
