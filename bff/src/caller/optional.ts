import { ServiceFailed, ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { withTimeLimit } from '@lendring/platform/base/call.js';
import type { Caller } from './handlers.js';

const OPTIONAL_MS = 1_500;

export const MISSING_HEADER = 'x-lendring-missing';

const missing = new WeakMap<Caller, Set<string>>();

/**
 * Queries an optional part of an answer, such as names and pictures. On failure, returns `fallback` and marks the
 * part as missing. Query required parts directly instead.
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

export const missingFrom = (caller: Caller): readonly string[] => [...(missing.get(caller) ?? [])].sort();
