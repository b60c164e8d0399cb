import { useEffect, useState } from 'react';

/** Idle time after the last input, in milliseconds. */
export const restsAfter = 120_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const;

/** Whether the user is active: true initially, false after two minutes without input. */
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
