import { useEffect, useState } from 'preact/hooks';

/** What is loaded now: not here yet, here, or not to be had. */
export type Loaded<T> = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly value: T };

/** Loads something when the component mounts; again whenever `load` is another function. */
export const useLoaded = <T>(load: () => Promise<T>): Loaded<T> => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    const show = (next: Loaded<T>) => {
      if (!left) setLoaded(next);
    };
    load().then(
      (value) => show({ state: 'ready', value }),
      (error: unknown) => {
        console.error(error);
        show({ state: 'failed' });
      },
    );
    return () => {
      left = true;
    };
  }, [load]);
  return loaded;
};
