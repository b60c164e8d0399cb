import { useEffect, useRef } from 'react';

/** When the URL selects another part of the page, focuses its heading, as after navigation. */
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
