import { describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { callFromWire, callToWire, currentCall, inCall, timeLeft, withPatience } from './call.js';

const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('the running call', () => {
  it('follows what it starts, and nobody else', async () => {
    const [first, second] = await Promise.all(['r1', 'r2'].map((requestId) => inCall({ requestId }, async () => {
      await pause(1);
      return inCall({ traceparent: trace }, async () => { await pause(1); return currentCall(); });
    })));
    expect(first).toEqual({ requestId: 'r1', traceparent: trace });
    expect(second).toEqual({ requestId: 'r2', traceparent: trace });
    expect(currentCall()).toEqual({});
  });

  it('has a deadline that parts of it can only bring nearer', () => {
    expect(timeLeft(500)).toBe(500);
    withPatience(1_000, () => {
      expect(timeLeft(10_000)).toBeGreaterThan(900);
      withPatience(100, () => expect(timeLeft(10_000)).toBeLessThanOrEqual(100));
      withPatience(60_000, () => expect(timeLeft(10_000)).toBeLessThanOrEqual(1_000));
      inCall({ deadline: Date.now() - 1 }, () => expect(timeLeft(10_000)).toBe(0));
    });
  });

  it('crosses a wire as texts, the deadline as the time left', () => {
    const wire = inCall({ requestId: 'r1', traceparent: trace, deadline: Date.now() + 5_000 }, callToWire);
    expect(wire).toEqual({ requestId: 'r1', traceparent: trace, leftMs: expect.stringMatching(/^(49\d\d|5000)$/) });
    const { deadline = 0, ...rest } = callFromWire(wire);
    expect(rest).toEqual({ requestId: 'r1', traceparent: trace });
    expect(deadline - Date.now()).toBeGreaterThan(4_500);
    expect(callToWire()).toEqual({});
    expect(callFromWire()).toEqual({});
  });

  it('takes no field that does not look right', () => {
    expect(callFromWire({ requestId: 'two words\nand a line', traceparent: '00-zz-zz-01', leftMs: '-5' })).toEqual({});
    expect(callFromWire({ requestId: 'x'.repeat(65), traceparent: 7, leftMs: 'soon' })).toEqual({});
  });
});
