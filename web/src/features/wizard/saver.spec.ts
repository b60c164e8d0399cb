import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfferPatch } from '@lendring/contracts/http/offer.js';
import { ApiError } from '../../lib/api-client/api-error.js';
import { createSaver } from './saver.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const setup = (...answers: readonly (Error | null)[]) => {
  const sent: OfferPatch[] = [];
  const saver = createSaver((patch) => {
    const answer = answers[sent.length];
    sent.push(patch);
    return answer ? Promise.reject(answer) : Promise.resolve();
  });
  return { saver, sent };
};
const network = new ApiError(0, 'network', '');

describe('saving while typing', () => {
  it('waits until the changes pause and sends them as one', async () => {
    const { saver, sent } = setup();
    saver.change({ title: 'Z' });
    await vi.advanceTimersByTimeAsync(700);
    saver.change({ title: 'Ze', deposit: null });
    expect(saver.get()).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(700);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([{ title: 'Ze', deposit: null }]);
    expect(saver.get()).toBe('saved');
  });
  it('sends at once when asked, and what came meanwhile after it', async () => {
    const { saver, sent } = setup();
    saver.change({ title: 'Z' });
    const done = saver.flush();
    saver.change({ title: 'Zelt' });
    await done;
    expect(sent).toEqual([{ title: 'Z' }, { title: 'Zelt' }]);
  });
  it('has nothing to do when nothing changed', async () => {
    const { saver, sent } = setup();
    await saver.flush();
    expect(sent).toEqual([]);
  });
  it('keeps what the network lost and sends it with the next change', async () => {
    const { saver, sent } = setup(network);
    saver.change({ title: 'Zelt' });
    await expect(saver.flush()).rejects.toBe(network);
    expect(saver.get()).toBe('failed');
    saver.change({ deposit: 500 });
    await saver.flush();
    expect(sent[1]).toEqual({ title: 'Zelt', deposit: 500 });
    expect(saver.get()).toBe('saved');
  });
  it('does not repeat what was refused', async () => {
    const { saver, sent } = setup(new ApiError(400, 'invalid_input', ''));
    saver.change({ title: 'Zelt' });
    await expect(saver.flush()).rejects.toThrow();
    await saver.flush();
    expect(sent).toHaveLength(1);
  });
});
