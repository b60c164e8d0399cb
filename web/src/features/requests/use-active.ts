import { useEffect, useState } from 'react';

/** So long after the last touch, key or scroll nobody is taken to be waiting, milliseconds. */
export const restsAfter = 120_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const;

/** Is somebody at this page? True from the start, until nothing was touched for two minutes. */
export const useActive = (): boolean => {
  const [active, setActive] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setActive(false), restsAfter);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setActive(false), restsAfter);
      setActive(true);
    };
    for (const sign of signs) addEventListener(sign, moved, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, moved, { capture: true });
    };
  }, []);
  return active;
};
