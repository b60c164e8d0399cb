import type { RouterHistory } from '@tanstack/react-router';
import { hearFirst } from './pop-gate.js';

type Close = () => void;
type State = Readonly<{ overlay?: number; [name: string]: unknown }> | null;
type Pages = Pick<RouterHistory, 'block' | 'subscribe' | 'flush' | 'location'>;

const depthOf = (state: State): number => state?.overlay ?? 0;
/** The router's own name of a page's entry. */
const pageOf = (state: unknown) => (state as State)?.['__TSR_key'];

/**
 * What lies over a page (dialogs, sheets, pictures) has entries of its own in the browser's history, one each, above
 * the page's: back closes the topmost and leaves the page alone. The router never learns of these entries: to it they
 * are the page. Before it changes the history they are taken away, so that a page's address, new or replaced, stands in
 * the page's entry.
 */
export const createOverlayHistory = (pages: Pages, { history } = window) => {
  let shown: readonly Close[] = [];
  let settling = false;
  /** The router is about to change the history. */
  let moving = false;
  let arrived: (() => void) | null = null;
  let going: Promise<void> | null = null;
  let release: (() => void) | null = null;
  const depth = () => depthOf(history.state as State);

  // The router has put functions of its own in the place of the browser's, which would take this for a new page.
  const push = () => {
    pages.flush();
    History.prototype.pushState.call(history, { ...(history.state as State), overlay: depth() + 1 }, '');
  };
  const back = async (to: number): Promise<void> => {
    await going;
    if (depth() <= to) return;
    going = new Promise<void>((resolve) => {
      arrived = resolve;
      history.go(to - depth());
    });
    await going;
    going = null;
  };

  const settle = async (): Promise<void> => {
    if (settling) return;
    settling = true;
    // What closes and opens in one moment needs no step through the history.
    await Promise.resolve();
    while (!moving && depth() !== shown.length) {
      if (depth() < shown.length) push();
      else await back(shown.length);
    }
    settling = false;
    if (shown.length === 0 && !moving) {
      release?.();
      release = null;
    }
  };

  const hold = () => {
    const unblock = pages.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action }) => {
        if (action === 'PUSH' || action === 'REPLACE') {
          moving = true;
          await back(0);
        }
        return false;
      },
    });
    const unsubscribe = pages.subscribe(({ action: { type } }) => {
      moving = false;
      // They go with the page they lie over.
      if (type === 'PUSH') shown = [];
      void settle();
    });
    return () => {
      unblock();
      unsubscribe();
    };
  };

  const popped = (event: PopStateEvent) => {
    const at = depthOf(event.state as State);
    if (arrived) {
      event.stopImmediatePropagation();
      arrived();
      arrived = null;
      return;
    }
    const here = pageOf(event.state) === pageOf(pages.location.state);
    const most = here ? shown.length : 0;
    if (here || at > 0) event.stopImmediatePropagation();
    // An entry whose dialog is long gone, come to with forward or from another document: the page itself lies below it.
    if (at > most) history.go(most - at);
    else if (here) for (const close of shown.slice(at).toReversed()) close();
  };
  const stop = hearFirst(popped);

  return {
    /** Something came over the page; answers how to say that it is gone. */
    add: (close: Close): (() => void) => {
      shown = [...shown, close];
      moving = false;
      release ??= hold();
      void settle();
      return () => {
        shown = shown.filter((one) => one !== close);
        void settle();
      };
    },
    /** Number of entries above the page's. */
    depth,
    destroy: (): void => {
      release?.();
      stop();
    },
  };
};
