type Hear = (event: PopStateEvent) => void;
let first: Hear | null = null;

/**
 * Lets dialogs hear of steps through the browser's history before the router does. Call it before the router is made:
 * listeners of a window are called in the order they came, whatever phase they ask for.
 */
export const installPopGate = (): void => addEventListener('popstate', (event) => first?.(event));

/** From now on hears of each step first; `stopImmediatePropagation` keeps it from the router. Answers how to stop. */
export const hearFirst = (hear: Hear): (() => void) => {
  first = hear;
  return () => {
    if (first === hear) first = null;
  };
};
