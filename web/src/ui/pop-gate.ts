type Hear = (event: PopStateEvent) => void;
let first: Hear | null = null;
let arriving = false;

/** Steps from the entry of a dialog that is not open to the page's entry below; false: the entry is the page's. */
const leaveOverlay = (state: unknown): boolean => {
  const above = (state as { overlay?: number } | null)?.overlay ?? 0;
  if (above) history.go(-above);
  return above > 0;
};

const step: Hear = (event) => {
  if (first && !arriving) first(event);
  else if (arriving || leaveOverlay(event.state)) event.stopImmediatePropagation();
  arriving = false;
};

/**
 * Lets dialogs hear of steps through the browser's history before the router does. Call it before the router is made:
 * listeners of a window are called in the order they came, whatever phase they ask for. A document loaded at the entry
 * of a dialog (reload, tab restored) opens no dialog: it goes on at the page's entry, unseen by the router.
 */
export const installPopGate = (): void => {
  arriving = leaveOverlay(history.state);
  if (arriving) history.replaceState({ ...history.state, overlay: 0 }, '');
  addEventListener('popstate', step);
};

/** From now on hears of each step first; `stopImmediatePropagation` keeps it from the router. Answers how to stop. */
export const hearFirst = (hear: Hear): (() => void) => {
  first = hear;
  return () => {
    if (first === hear) first = null;
  };
};
