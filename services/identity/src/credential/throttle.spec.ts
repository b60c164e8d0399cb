import { describe, expect, it } from '@jest/globals';
import { createThrottle } from './throttle.js';

describe('the brake on guessing', () => {
  const setUp = () => {
    let time = 0;
    const throttle = createThrottle({ free: 3, firstSeconds: 2, longestSeconds: 60, now: () => time });
    return { throttle, pass: (seconds: number) => { time += seconds * 1000; } };
  };

  it('lets a few mistakes pass, then doubles the wait up to its limit', () => {
    const { throttle, pass } = setUp();
    const waits = Array.from({ length: 10 }, () => {
      throttle.failed(['mila']);
      const wait = throttle.wait(['mila']);
      pass(wait);
      return wait;
    });
    expect(waits).toEqual([0, 0, 0, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('counts account and address apart and waits for the slower one', () => {
    const { throttle } = setUp();
    for (let i = 0; i < 5; i += 1) throttle.failed(['account a', 'address x']);
    expect(throttle.wait(['account b', 'address x'])).toBe(4);
    expect(throttle.wait(['account b', 'address y'])).toBe(0);
  });

  it('forgets after success and after an hour', () => {
    const { throttle, pass } = setUp();
    for (let i = 0; i < 5; i += 1) throttle.failed(['a', 'b']);
    throttle.succeeded(['a']);
    expect(throttle.wait(['a'])).toBe(0);
    pass(3601);
    expect(throttle.wait(['b'])).toBe(0);
  });
});
