import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import { ApiError } from '../errors/api-error.js';
import type { Caller, AllHandlers } from '../caller/handlers.js';
import type { Settings } from './settings.js';

/**
 * Disables handlers of features that are switched off, except for items still running (ADR 105). @throws ApiError
 * `feature_off`
 */
export const whereSwitchedOn = (handlers: AllHandlers, settings: Pick<Settings, 'features'>): AllHandlers => {
  type Asked = Readonly<{ query?: Readonly<Record<string, unknown>> }>;
  type Handle = (input: Asked, caller: Caller) => Promise<unknown>;
  const asking = Object.entries(calls).flatMap(([name, { feature, evenOff }]: [string, Call]) => {
    if (!feature) return [];
    const handle = handlers[name as CallName] as Handle;
    const first: Handle = async (input, caller) => {
      if (!settings.features()[feature] && !evenOff?.(input.query ?? {})) throw new ApiError('feature_off');
      return handle(input, caller);
    };
    return [[name, first] as const];
  });
  return { ...handlers, ...(Object.fromEntries(asking) as Partial<AllHandlers>) };
};
