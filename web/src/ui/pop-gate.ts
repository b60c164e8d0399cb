type Hear = (event: PopStateEvent) => void;
let first: Hear | null = null;
let arriving = false;

/** Leaves the entry of a closed overlay for the page's entry; false if the entry is the page's. */
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
 * Lets overlays handle popstate before the router. Call before creating the router, because listeners on window run
 * in the order of registration. A document loaded at an overlay's entry (reload, restored tab) moves to the page's
 * entry, unnoticed by the router, instead of reopening the overlay.
 */
export const installPopGate = (): void => {
  arriving = leaveOverlay(history.state);
  if (arriving) history.replaceState({ ...history.state, overlay: 0 }, '');
  addEventListener('popstate', step);
};

/**
 * Registers the first handler of popstate; `stopImmediatePropagation` hides the event from the router. @returns
 * function that unregisters the handler
 */
export const hearFirst = (hear: Hear): (() => void) => {
  first = hear;
  return () => {
    if (first === hear) first = null;
  };
};
