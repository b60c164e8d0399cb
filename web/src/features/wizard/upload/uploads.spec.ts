import { describe, expect, it } from 'vitest';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { ownOffer } from '../../../testing/demo-offers.js';
import { createUploads, moved, split, type UploadOne } from './uploads.js';

describe('the order of pictures', () => {
  it('moves a picture by one place or to the front, within bounds', () => {
    expect(moved(['a', 'b', 'c'], 1, 0)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c']);
    expect(moved(['a'], 5, 0)).toEqual(['a']);
  });
});

describe('selected files', () => {
  it('are accepted up to the number of free slots', () => {
    expect(split([1, 2, 3], 2)).toEqual({ taken: [1, 2], left: 1 });
    expect(split([1], 5)).toEqual({ taken: [1], left: 0 });
    expect(split([1, 2], -1)).toEqual({ taken: [], left: 2 });
  });
});

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const settle = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

type Run = {
  name: string;
  finish: () => void;
  fail: (error: Error) => void;
  report: Parameters<UploadOne>[1];
  signal: AbortSignal;
};

const setup = () => {
  const runs: Run[] = [];
  const done: OfferShape[] = [];
  const revoked: string[] = [];
  const uploads = createUploads(
    ({ name }, report, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        runs.push({ name, report, signal, finish: () => resolve(ownOffer({ title: name })), fail: reject });
      }),
    (offer) => done.push(offer),
    { create: ({ name }) => `blob:${name}`, revoke: (address) => revoked.push(address) },
  );
  return { uploads, runs, done, revoked, stages: () => uploads.get().map(({ name, stage }) => `${name} ${stage}`) };
};

describe('uploads', () => {
  it('run sequentially and report progress', async () => {
    const { uploads, runs, done, revoked, stages } = setup();
    uploads.add([file('a'), file('b')]);
    await settle();
    expect(stages()).toEqual(['a preparing', 'b waiting']);
    runs[0]!.report('sending', 0.5);
    expect(uploads.get()[0]).toMatchObject({ stage: 'sending', part: 0.5 });
    expect(runs).toHaveLength(1);
    runs[0]!.finish();
    await settle();
    expect(stages()).toEqual(['b preparing']);
    runs[1]!.finish();
    await settle();
    expect(done.map(({ title }) => title)).toEqual(['a', 'b']);
    expect(revoked).toEqual(['blob:a', 'blob:b']);
  });
  it('continue with the next file after a failure, which can be retried', async () => {
    const { uploads, runs, done, stages } = setup();
    uploads.add([file('a'), file('b')]);
    await settle();
    runs[0]!.fail(new Error('no'));
    await settle();
    expect(stages()).toEqual(['a failed', 'b preparing']);
    runs[1]!.finish();
    await settle();
    uploads.retry(uploads.get()[0]!.id);
    await settle();
    expect(stages()).toEqual(['a preparing']);
    runs[2]!.finish();
    await settle();
    expect(done).toHaveLength(2);
    expect(stages()).toEqual([]);
  });
  it('can be cancelled while waiting or sending, but not while finishing', async () => {
    const { uploads, runs, done, stages } = setup();
    uploads.add([file('a'), file('b')]);
    await settle();
    uploads.cancel(uploads.get()[1]!.id);
    expect(stages()).toEqual(['a preparing']);
    uploads.cancel(uploads.get()[0]!.id);
    await settle();
    expect(stages()).toEqual([]);
    expect(runs[0]!.signal.aborted).toBe(true);
    expect(done).toEqual([]);
    uploads.add([file('c')]);
    await settle();
    runs[1]!.report('finishing', 1);
    uploads.cancel(uploads.get()[0]!.id);
    expect(runs[1]!.signal.aborted).toBe(false);
  });
});
