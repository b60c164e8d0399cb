import { useEffect, useRef } from 'react';

/** Where an address shows another part of itself, the focus goes to its heading, as after a change of page. */
export const useHeadingFocus = (part: string | undefined): void => {
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [part]);
};
