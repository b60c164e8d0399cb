import type { OfferPatch } from '@lendring/contracts/http/offer.js';
import { type ApiError, isApiError } from '../../lib/api-client/api-error.js';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

/** Fields that a refusal of the service is about. */
const fieldOfCode: Readonly<Record<string, keyof OfferPatch>> = {
  number_taken: 'number',
  units_taken: 'quantity',
  place_unknown: 'place_id',
};

/** Patch without the rejected fields; empty if the error names none of them. */
const withoutRejected = (patch: OfferPatch, { code, fields }: ApiError): OfferPatch => {
  const rejected = new Set([fieldOfCode[code], ...fields.map(({ path }) => /^(?:body\.)?(\w+)/.exec(path)?.[1])]);
  const rest = Object.entries(patch).filter(([name]) => !rejected.has(name));
  return rest.length < Object.keys(patch).length ? Object.fromEntries(rest) : {};
};

/**
 * Autosave for a draft: debounces changes by `wait` milliseconds, runs one request at a time, and resends failed
 * changes with the next one. Rejected changes are not retried; the form shows the error.
 * @param inParts saves the other changes of a request without the rejected one
 */
export const createSaver = (
  send: (patch: OfferPatch) => Promise<unknown>,
  { inParts = false, wait = 800 }: Readonly<{ inParts?: boolean; wait?: number }> = {},
) => {
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
    let rejection: ApiError | null = null;
    while (Object.keys(pending).length > 0) {
      const patch = pending;
      pending = {};
      set('saving');
      try {
        await send(patch);
      } catch (error) {
        const isFinal = isApiError(error) && error.status !== 0 && error.status < 500;
        const rest = !isFinal ? patch : inParts ? withoutRejected(patch, error) : {};
        pending = { ...rest, ...pending };
        set('failed');
        if (!isFinal || Object.keys(rest).length === 0) throw error;
        rejection = error;
      }
    }
    if (rejection) {
      set('failed');
      throw rejection;
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
