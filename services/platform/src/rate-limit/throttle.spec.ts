import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createThrottle, type Counted, type Taken } from './throttle.js';
import type { Attempts } from './attempts.port.js';

const inMemory = () => {
  const attempts = new Map<string, Attempts>();
  return {
    get: (key: string) => attempts.get(key),
    put: (key: string, value: Attempts) => void attempts.set(key, value),
    remove: (key: string) => void attempts.delete(key),
  };
};

describe('guess throttle', () => {
  const allowance = { free: 4, firstSeconds: 2, longestSeconds: 60 };
  const key = (name: string): Counted => ({ key: name, allowance });
  const setUp = () => {
    let time = 1_000_000;
    return {
      throttle: createThrottle(inMemory(), () => time),
      pass: (seconds: number) => {
        time += seconds * 1000;
      },
    };
  };

  it('allows a few mistakes and then doubles the wait up to a limit', () => {
    const { throttle, pass } = setUp();
    const waits = Array.from({ length: 10 }, () => {
      throttle.take([key('mila')]);
      const { seconds, giveBack } = throttle.take([key('mila')]);
      giveBack();
      pass(seconds);
      return seconds;
    });
    expect(waits).toEqual([0, 0, 0, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('reports the attempt that starts a wait once until the throttle is reset', () => {
    const { throttle, pass } = setUp();
    const attempts = () =>
      Array.from({ length: 6 }, () => {
        const { locks, seconds } = throttle.take([
          key('mila'),
          { ...key('net'), allowance: { ...allowance, free: 99 } },
        ]);
        pass(60);
        return seconds > 0 ? 'waits' : locks.join();
      });
    expect(attempts()).toEqual(['', '', '', 'mila', '', '']);
    throttle.forgive('mila');
    expect(attempts()).toEqual(['', '', '', 'mila', '', '']);
  });

  it('counts attempts before their outcome, so that only free concurrent attempts are checked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 120 }), (free, attempts) => {
        const { throttle } = setUp();
        const checked = Array.from({ length: attempts }, () =>
          throttle.take([{ key: 'mila', allowance: { ...allowance, free } }]),
        ).filter(({ seconds }) => seconds === 0);
        expect(checked).toHaveLength(Math.min(free, attempts));
      }),
    );
  });

  it('never allows more wrong attempts than are free, whatever attempts are returned in between', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('wrong', 'right', 'under way'), { maxLength: 60 }), (outcomes) => {
        const { throttle } = setUp();
        const open: Taken[] = [];
        let wrong = 0;
        for (const outcome of outcomes) {
          const taken = throttle.take([key('an address')]);
          if (taken.seconds > 0) continue;
          if (outcome === 'right') taken.giveBack();
          if (outcome === 'wrong') wrong += 1;
          if (outcome === 'under way') open.push(taken);
        }
        for (const { giveBack } of open) giveBack();
        expect(wrong).toBeLessThanOrEqual(allowance.free);
        expect(throttle.take([key('an address')]).seconds === 0).toBe(wrong < allowance.free);
      }),
    );
  });

  it('counts account and address separately and applies the longer wait', () => {
    const { throttle, pass } = setUp();
    for (let i = 0; i < 9; i += 1) throttle.take([key('account a'), key('address x')]);
    expect(throttle.take([key('account b'), key('address x')]).seconds).toBe(2);
    expect(throttle.take([key('account b'), key('address y')]).seconds).toBe(0);
    pass(2);
    expect(throttle.take([key('account a'), key('address x')]).seconds).toBe(0);
  });

  it('names the key that causes the wait', () => {
    const { throttle } = setUp();
    for (let i = 0; i < 4; i += 1) throttle.take([key('mila'), key(`network ${i}`)]);
    expect(throttle.take([key('mila'), key('network 9')])).toMatchObject({ seconds: 2, waitsFor: 'mila' });
    expect(throttle.take([key('jana'), key('network 9')])).toMatchObject({ seconds: 0, waitsFor: null });
  });

  it('recovers at a steady rate for a network with many users', () => {
    const { throttle, pass } = setUp();
    const network: Counted = { key: 'a school', allowance: { ...allowance, forgiveSeconds: 30 } };
    for (let i = 0; i < 500; i += 1) {
      expect(throttle.take([network]).seconds).toBe(0);
      pass(31);
    }
    const atOnce = Array.from({ length: 10 }, () => throttle.take([network])).filter(({ seconds }) => seconds === 0);
    expect(atOnce).toHaveLength(4);
    pass(30 * 4);
    expect(throttle.take([network]).seconds).toBe(0);
  });

  it('resets after a success and after an hour', () => {
    const { throttle, pass } = setUp();
    for (let i = 0; i < 5; i += 1) throttle.take([key('a'), key('b')]);
    throttle.forgive('a');
    expect(throttle.take([key('a')]).seconds).toBe(0);
    pass(3601);
    expect(throttle.take([key('b')]).seconds).toBe(0);
  });
});
