import type { RouterHistory } from '@tanstack/react-router';
import { hearFirst } from './pop-gate.js';

type Close = () => void;
type State = Readonly<{ overlay?: number; [name: string]: unknown }> | null;
type Pages = Pick<RouterHistory, 'block' | 'subscribe' | 'flush' | 'location'>;

const depthOf = (state: State): number => state?.overlay ?? 0;
const pageOf = (state: unknown) => (state as State)?.['__TSR_key'];

/**
 * History entries for overlays (dialog, sheet, picture viewer), so that back closes the topmost overlay instead of
 * leaving the page. The router does not know these entries and treats them as the page. They are removed before the
 * router changes the history, so that a new or replaced URL is stored in the page's own entry.
 */
export const createOverlayHistory = (pages: Pages, { history } = window) => {
  let shown: readonly Close[] = [];
  let settling = false;
  let moving = false;
  let arrived: (() => void) | null = null;
  let going: Promise<void> | null = null;
  let release: (() => void) | null = null;
  const depth = () => depthOf(history.state as State);

  // Bypass the router's patched functions, which would treat the new entry as a navigation.
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
    // Wait for the end of the tick, because overlays that close and open in the same tick need no history step.
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
    // Leave the history entry of an overlay that no longer exists, reached by forward or from another document, for
    // the page below it.
    if (at > most) history.go(most - at);
    else if (here) for (const close of shown.slice(at).toReversed()) close();
  };
  const stop = hearFirst(popped);

  return {
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
    depth,
    destroy: (): void => {
      release?.();
      stop();
    },
  };
};
