import type { OfferPatch } from '@lendring/contracts/http/offer.js';
import { isApiError } from '../../lib/api-client/api-error.js';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

/**
 * Autosave for a draft: debounces changes by `wait` milliseconds, runs one request at a time, and resends failed
 * changes with the next one. Rejected changes are not retried; the form shows the error.
 */
export const createSaver = (send: (patch: OfferPatch) => Promise<unknown>, wait = 800) => {
  let pending: OfferPatch = {};
  let state: SaveState = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (next: SaveState) => {
    if (next !== state) {
      state = next;
      for (const listener of listeners) listener();
    }
  };

  const run = async (): Promise<void> => {
    while (Object.keys(pending).length > 0) {
      const patch = pending;
      pending = {};
      set('saving');
      try {
        await send(patch);
      } catch (error) {
        if (!isApiError(error) || error.status === 0 || error.status >= 500) pending = { ...patch, ...pending };
        set('failed');
        throw error;
      }
    }
    set('saved');
  };

  /** Saves pending changes now; rejects with the API's error. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    return (running ??= run().finally(() => {
      running = null;
    }));
  };

  return {
    get: (): SaveState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change: (patch: OfferPatch): void => {
      pending = { ...pending, ...patch };
      if (state !== 'saving') set('unsaved');
      clearTimeout(timer);
      timer = setTimeout(
        () =>
          void flush().catch(() => {
            /* Ignore the error, because `state` reports it. */
          }),
        wait,
      );
    },
    flush,
  };
};
export type Saver = ReturnType<typeof createSaver>;
