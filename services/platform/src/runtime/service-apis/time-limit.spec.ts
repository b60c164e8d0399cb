import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TimeoutError } from 'rxjs';
import { createTimeLimit } from './time-limit.js';

const never = new Promise<never>(() => undefined);

describe('a time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    [200, 200],
    [1_000, 1_250],
    [9_000, 9_250],
  ])('of %i ms ends a wait after %i ms at the latest, and not too early', async (ms, latest) => {
    const ended = vi.fn<(error: unknown) => void>();
    createTimeLimit()(ms, never).catch(ended);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(latest - ms + 1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(TimeoutError));
  });

  it('passes on values and errors that come in time', async () => {
    const limit = createTimeLimit();
    for (const ms of [200, 2_000]) {
      expect(await limit(ms, Promise.resolve('answer'))).toBe('answer');
      await expect(limit(ms, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    }
  });

  it('needs one timer for many long waits, and none without a wait', async () => {
    const limit = createTimeLimit();
    const first = Promise.withResolvers<void>();
    const waits = Array.from({ length: 100 }, () => limit(5_000, first.promise));
    expect(vi.getTimerCount()).toBe(1);
    first.resolve();
    await Promise.all(waits);
    await vi.advanceTimersByTimeAsync(250);
    expect(vi.getTimerCount()).toBe(0);
    await Promise.all([expect(limit(1_000, never)).rejects.toThrow(TimeoutError), vi.advanceTimersByTimeAsync(1_250)]);
  });
});
