import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { whileConnected } from './while-connected.js';

/** Counts turns of the event loop up to a hundred. */
const counting = () => {
  const work = { turns: 0 };
  const run = async (signal: AbortSignal) => {
    for (; work.turns < 100; work.turns += 1) {
      signal.throwIfAborted();
      await nextTurn();
    }
    return 'done';
  };
  return { work, run };
};

it('returns the result, and failures of the work, while the client waits', async () => {
  const sink = new PassThrough();
  expect(await whileConnected(sink, counting().run)).toBe('done');
  await expect(whileConnected(sink, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(sink.listenerCount('close')).toBe(0);
});

it('stops the work of a client that hangs up, and begins none for one that is gone', async () => {
  const sink = new PassThrough();
  const { work, run } = counting();
  setImmediate(() => sink.destroy());
  expect(await whileConnected(sink, run)).toBeNull();
  expect(work.turns).toBeLessThan(10);
  const late = counting();
  expect(await whileConnected(sink, late.run)).toBeNull();
  expect(late.work.turns).toBe(0);
});
