import { useEffect, useState, type RefObject } from 'react';

/** Spec §9: hides 200 ms after scrolling down 95 px; returns on scrolling up. */
export const hideAfter = 95;
export const hideDelay = 200;

export const useHiddenByScroll = (box: RefObject<HTMLElement | null>): boolean => {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      const down = scrollY > last;
      last = scrollY;
      if (!down) {
        clearTimeout(timer);
        timer = undefined;
        setHidden(false);
      } else if (scrollY > hideAfter) {
        timer ??= setTimeout(() => {
          timer = undefined;
          if (scrollY > hideAfter && !box.current?.contains(document.activeElement)) setHidden(true);
        }, hideDelay);
      }
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', scrolled);
      clearTimeout(timer);
    };
  }, [box]);
  return hidden;
};
