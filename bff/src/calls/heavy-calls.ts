import { setImmediate as nextTurn } from 'node:timers/promises';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import { heavyLimits } from '@lendring/contracts/http/heavy-limits.js';
import { createShortQueue, type ShortQueue, TooMany } from '@lendring/platform/base/short-queue.js';
import { networkOf } from '@lendring/platform/rate-limit/network.js';
import type { AllHandlers, Caller } from '../caller/handlers.js';
import { ApiError } from '../errors/api-error.js';

/** Runs heavy work when it is the caller's turn. @throws ApiError `too_much_at_once` if a line is full or slow */
export type HeavyTurns = <Result>(
  caller: Pick<Caller, 'userId' | 'address'>,
  work: () => Promise<Result>,
) => Promise<Result>;

export const createHeavyTurns = (): HeavyTurns => {
  const { atOnce: places, waiting, patienceMs, retrySeconds: seconds, everyone } = heavyLimits;
  const shared = createShortQueue({
    places: everyone.atOnce,
    waiting: { first: 0, next: everyone.waiting },
    patienceMs,
  });
  let begun: Promise<unknown> = Promise.resolve();
  /** Lets one call begin in each turn of the event loop: requests that arrived meanwhile come first. */
  const ownTurn = (): Promise<unknown> => (begun = begun.then(() => nextTurn()));
  const lines = new Map<string, { readonly queue: ShortQueue; inside: number }>();
  return async ({ userId, address }, work) => {
    const key = userId ?? networkOf(address);
    const line = lines.get(key) ?? {
      queue: createShortQueue({ places, waiting: { first: 0, next: waiting }, patienceMs }),
      inside: 0,
    };
    lines.set(key, line);
    line.inside += 1;
    try {
      return await line.queue.run('next', () =>
        shared.run('next', async () => {
          await ownTurn();
          return work();
        }),
      );
    } catch (error) {
      throw error instanceof TooMany ? new ApiError('too_much_at_once', { seconds }) : error;
    } finally {
      line.inside -= 1;
      if (line.inside === 0) lines.delete(key);
    }
  };
};

/** Lets each user, and all together, run few of the calls at once that the table marks as heavy. */
export const heavyInTurn = (handlers: AllHandlers, turns: HeavyTurns): AllHandlers => {
  type Handle = (input: unknown, caller: Caller) => Promise<unknown>;
  const heavy = Object.entries(calls).flatMap(([name, { cost }]: [string, Call]) => {
    if (!cost) return [];
    const handle = handlers[name as CallName] as Handle;
    const inTurn: Handle = (input, caller) => turns(caller, () => handle(input, caller));
    return [[name, inTurn] as const];
  });
  return { ...handlers, ...(Object.fromEntries(heavy) as Partial<AllHandlers>) };
};
