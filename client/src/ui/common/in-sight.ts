import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Says whenever an element comes before the user's eyes or goes out of sight, also with the whole page. */
export const useInSight = (ref: RefObject<Element | null>, show: (inSight: boolean) => void): void => {
  useEffect(() => {
    let shown = false;
    const tell = () => show(shown && !document.hidden);
    const observer = new IntersectionObserver((entries) => {
      shown = entries.at(-1)!.isIntersecting;
      tell();
    });
    observer.observe(ref.current!);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
      show(false);
    };
  }, []);
};
