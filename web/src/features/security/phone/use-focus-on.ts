import { useEffect } from 'react';

/** Focuses a field when its form opens; `on` is false on page load. */
export const useFocusOn = (id: string, on = true): void => {
  useEffect(() => {
    if (on) document.getElementById(id)?.focus();
  }, [id, on]);
};
