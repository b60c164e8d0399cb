import { useEffect, useLayoutEffect } from 'react';

/** Repeats what somebody did with the part around it before it was alive; what still is not heard stays kept. */
export const useRepeatEarly = (): void => {
  useLayoutEffect(() => window.early?.repeatFields(), []);
  useEffect(() => window.early?.repeatPresses(), []);
};

/** Put it beside the page: it repeats when the page has come alive. */
export function RepeatEarly(): null {
  useRepeatEarly();
  return null;
}
