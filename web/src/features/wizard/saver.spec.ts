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

const setupWith = (inParts: boolean, ...answers: readonly (Error | null)[]) => {
  const sent: OfferPatch[] = [];
  const saver = createSaver(
    (patch) => {
      const answer = answers[sent.length];
      sent.push(patch);
      return answer ? Promise.reject(answer) : Promise.resolve();
    },
    { inParts },
  );
  return { saver, sent };
};
const setup = (...answers: readonly (Error | null)[]) => setupWith(true, ...answers);
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
  it.each([
    ['a refusal', new ApiError(409, 'number_taken', '')],
    ['a field error', new ApiError(400, 'invalid_input', '', [{ path: 'body.number', code: 'too_long', text: '' }])],
  ])('saves the other fields of a draft after %s about one of them', async (_, rejection) => {
    const { saver, sent } = setup(rejection);
    saver.change({ number: '12', title: 'Zelt', description: 'Dicht.' });
    await expect(saver.flush()).rejects.toBe(rejection);
    expect(sent[1]).toEqual({ title: 'Zelt', description: 'Dicht.' });
    expect(saver.get()).toBe('failed');
  });
  it('saves a published offer completely or not at all', async () => {
    const { saver, sent } = setupWith(false, new ApiError(409, 'number_taken', ''));
    saver.change({ number: '12', title: 'Zelt' });
    await expect(saver.flush()).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });
});
