import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { restsAfter, useActive } from './use-active.js';

describe('somebody at the page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is there from the start, rests when nothing was touched, and is back with the first touch', () => {
    const { result, unmount } = renderHook(() => useActive());
    expect(result.current).toBe(true);
    act(() => {
      jest.advanceTimersByTime(restsAfter - 1);
    });
    act(() => {
      window.dispatchEvent(new Event('keydown'));
    });
    act(() => {
      jest.advanceTimersByTime(restsAfter - 1);
    });
    expect(result.current).toBe(true);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(result.current).toBe(false);
    act(() => {
      window.dispatchEvent(new Event('pointerdown'));
    });
    expect(result.current).toBe(true);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
