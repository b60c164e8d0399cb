import { useEffect } from 'react';

/** A field takes the focus when its form opens; where `on` is false the page has just come, and nothing moves. */
export const useFocusOn = (id: string, on = true): void => {
  useEffect(() => {
    if (on) document.getElementById(id)?.focus();
  }, [id, on]);
};
