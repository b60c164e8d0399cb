import { useEffect, useLayoutEffect } from 'react';

/** Replays input recorded in the surrounding component before it was hydrated; the rest stays recorded. */
export const useRepeatEarly = (): void => {
  useLayoutEffect(() => window.early?.repeatFields(), []);
  useEffect(() => window.early?.repeatPresses(), []);
};

export function RepeatEarly(): null {
  useRepeatEarly();
  return null;
}
