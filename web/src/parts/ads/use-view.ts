import { useEffect, type RefObject } from 'react';

const SECOND = 1_000;

/** Calls back once half of the element was visible for a second in a visible window (spec §9). */
export const useView = (box: RefObject<Element | null>, key: string, onView: (key: string) => void): void => {
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting)
          timer = setTimeout(() => {
            if (!document.hidden) onView(key);
          }, SECOND);
      },
      { threshold: 0.5 },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [box, key, onView]);
};
