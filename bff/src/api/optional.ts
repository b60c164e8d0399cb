import { ServiceFailed, ServiceUnavailable } from '@lendring/platform/rpc/door-errors.js';
import { withTimeLimit } from '@lendring/platform/base/call.js';
import type { Caller } from './handlers.js';

/** The longest wait for a part that the answer can do without. */
const OPTIONAL_MS = 1_500;

/** Names the services whose part of an answer is missing. */
export const MISSING_HEADER = 'x-lendring-missing';

const missing = new WeakMap<Caller, Set<string>>();

/**
 * Asks a service for an optional part of an answer, such as names and pictures of people: while it is down the answer
 * takes `fallback` and says that something is missing. Needed parts are asked for directly, and their failure fails the
 * answer.
 */
export const optional = async <Part>(caller: Caller, fallback: Part, ask: () => Promise<Part>): Promise<Part> => {
  try {
    return await withTimeLimit(OPTIONAL_MS, ask);
  } catch (error) {
    const service =
      error instanceof ServiceUnavailable
        ? error.service
        : error instanceof ServiceFailed
          ? error.pattern.split('.')[0]
          : undefined;
    if (service === undefined) throw error;
    missing.set(caller, (missing.get(caller) ?? new Set()).add(service));
    return fallback;
  }
};

/** Services whose parts are missing from what was answered to this caller. */
export const missingFrom = (caller: Caller): readonly string[] => [...(missing.get(caller) ?? [])].sort();
