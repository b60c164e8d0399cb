import { useEffect, useState, type RefObject } from 'react';

/** Spec §9: hides after 95 px of scrolling down, 200 ms later; back on scrolling up. */
export const hideAfter = 95;
export const hideDelay = 200;

/** Whether the box is scrolled away. It stays while something in it has the focus. */
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
