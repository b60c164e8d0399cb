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

describe('autosave', () => {
  it('debounces changes and sends them in one request', async () => {
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
  it('flushes immediately and sends later changes afterwards', async () => {
    const { saver, sent } = setup();
    saver.change({ title: 'Z' });
    const done = saver.flush();
    saver.change({ title: 'Zelt' });
    await done;
    expect(sent).toEqual([{ title: 'Z' }, { title: 'Zelt' }]);
  });
  it('sends no request without changes', async () => {
    const { saver, sent } = setup();
    await saver.flush();
    expect(sent).toEqual([]);
  });
  it('keeps changes after a network error and sends them with the next change', async () => {
    const { saver, sent } = setup(network);
    saver.change({ title: 'Zelt' });
    await expect(saver.flush()).rejects.toBe(network);
    expect(saver.get()).toBe('failed');
    saver.change({ deposit: 500 });
    await saver.flush();
    expect(sent[1]).toEqual({ title: 'Zelt', deposit: 500 });
    expect(saver.get()).toBe('saved');
  });
  it('does not retry rejected changes', async () => {
    const { saver, sent } = setup(new ApiError(400, 'invalid_input', ''));
    saver.change({ title: 'Zelt' });
    await expect(saver.flush()).rejects.toThrow();
    await saver.flush();
    expect(sent).toHaveLength(1);
  });
});
