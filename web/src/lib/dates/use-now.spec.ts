import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.js';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('follows a clock that was set forward or back while no page used it', () => {
  for (const now of ['2030-01-01T00:00:00.000Z', '2029-06-01T12:00:00.000Z']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const { result, unmount } = renderHook(useNow);
    expect(result.current).toBe(now);
    unmount();
  }
});
