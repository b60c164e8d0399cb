import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { callFromWire, callToWire, currentCall, inCall, timeLeft, withTimeLimit } from './call.js';

const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('call context', () => {
  const now = Date.parse('2026-05-01T10:00:00.000Z');
  beforeEach(() => {
    vi.spyOn(Date, 'now').mockReturnValue(now);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('propagates only to the asynchronous work started within it', async () => {
    const [first, second] = await Promise.all(
      ['r1', 'r2'].map((requestId) =>
        inCall({ requestId }, async () => {
          await pause(1);
          return inCall({ traceparent: trace }, async () => {
            await pause(1);
            return currentCall();
          });
        }),
      ),
    );
    expect(first).toEqual({ requestId: 'r1', traceparent: trace });
    expect(second).toEqual({ requestId: 'r2', traceparent: trace });
    expect(currentCall()).toEqual({});
  });

  it('has a deadline that nested calls can only shorten', () => {
    expect(timeLeft(500)).toBe(500);
    withTimeLimit(1_000, () => {
      expect(timeLeft(10_000)).toBe(1_000);
      withTimeLimit(100, () => expect(timeLeft(10_000)).toBe(100));
      withTimeLimit(60_000, () => expect(timeLeft(10_000)).toBe(1_000));
      inCall({ deadline: Date.now() - 1 }, () => expect(timeLeft(10_000)).toBe(0));
    });
  });

  it('is serialised as text with the deadline as remaining time', () => {
    const wire = inCall({ requestId: 'r1', traceparent: trace, deadline: Date.now() + 5_000 }, callToWire);
    expect(wire).toEqual({ requestId: 'r1', traceparent: trace, leftMs: '5000' });
    expect(callFromWire(wire)).toEqual({ requestId: 'r1', traceparent: trace, deadline: now + 5_000 });
    expect(callToWire()).toEqual({});
    expect(callFromWire()).toEqual({});
  });

  it('rejects invalid fields', () => {
    expect(callFromWire({ requestId: 'two words\nand a line', traceparent: '00-zz-zz-01', leftMs: '-5' })).toEqual({});
    expect(callFromWire({ requestId: 'x'.repeat(65), traceparent: 7, leftMs: 'soon' })).toEqual({});
  });
});
