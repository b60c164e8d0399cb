import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { FeedItem } from '@lendring/contracts/partner/followed-events.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { createParser } from 'eventsource-parser';
import { ApiError } from '../errors/api-error.js';
import type { FeedAnswer } from '../partner/feed.js';
import { eventText, streamFeed, type Sink } from './event-stream.js';

const item = (n: number): FeedItem => ({
  cursor: String(n).padStart(16, '0'),
  event: {
    specversion: '1.0',
    id: '2b1c0d9e-8f7a-4b6c-9d5e-4f3a2b1c0d9e',
    source: '/offer',
    type: 'offer.published',
    subject: 'k3v9w0m2xa',
    time: '2025-05-01T10:00:00.000Z',
    datacontenttype: 'application/json',
    data: { n, text: 'Zeile\nZeile' },
  },
});
const page = (...numbers: readonly number[]): FeedAnswer => ({
  items: numbers.map(item),
  cursor: String(numbers.at(-1) ?? 0).padStart(16, '0'),
  caughtUp: true,
});

const receiver = () => {
  const written: string[] = [];
  const emitter = new EventEmitter();
  const state = { room: Infinity, ended: false };
  const sink = Object.assign(emitter, {
    destroyed: false,
    write: (text: string) => {
      written.push(text);
      return (state.room -= 1) > 0;
    },
    end: () => {
      state.ended = true;
    },
  }) as unknown as Sink & EventEmitter;
  return { written, state, sink };
};
const pages = (...answers: readonly (FeedAnswer | Error)[]) => {
  const asked: string[] = [];
  const all = Promise.withResolvers<void>();
  return {
    asked,
    all: all.promise,
    next: async (cursor: string): Promise<FeedAnswer> => {
      asked.push(cursor);
      const answer = answers[asked.length - 1];
      if (answer instanceof Error) throw answer;
      if (answer) return answer;
      all.resolve();
      return new Promise(() => undefined);
    },
  };
};

describe('the event stream', () => {
  it('writes server-sent events, even from data with line breaks', () => {
    const seen: unknown[] = [];
    createParser({
      onEvent: (event) => {
        seen.push(event);
      },
    }).feed(eventText(item(7)));
    expect(seen).toEqual([{ id: '0000000000000007', event: 'offer.published', data: JSON.stringify(item(7).event) }]);
  });

  it('continues page by page from the last cursor, and ends on request', async () => {
    const { written, state, sink } = receiver();
    const stop = new AbortController();
    const { next, asked, all } = pages(page(3), { items: [], cursor: '0000000000000009', caughtUp: true });
    const streaming = streamFeed({ sink, first: page(1, 2), next, signal: stop.signal });
    await all;
    expect(asked).toEqual(['0000000000000002', '0000000000000003', '0000000000000009']);
    expect(written).toEqual(['retry: 3000\n\n', ...[1, 2, 3].map((n) => eventText(item(n)))]);
    expect(state.ended).toBe(false);
    stop.abort();
    await streaming;
    expect(state.ended).toBe(true);
    expect(sink.listenerCount('close')).toBe(0);
  });

  it('ends when the receiver disconnects', async () => {
    const { state, sink } = receiver();
    const { next, all } = pages();
    const streaming = streamFeed({ sink, first: page(1), next, signal: new AbortController().signal });
    await all;
    sink.emit('close');
    await streaming;
    expect(state.ended).toBe(true);
  });

  it('does not start for a receiver that has already disconnected', async () => {
    const { written, state, sink } = receiver();
    Object.assign(sink, { destroyed: true });
    const { next, asked } = pages();
    await streamFeed({ sink, first: page(1), next, signal: new AbortController().signal });
    expect([written, asked, state.ended]).toEqual([[], [], true]);
  });

  it('waits for a slow receiver before reading on, and disconnects a receiver that stops reading', async () => {
    const { written, state, sink } = receiver();
    state.room = 2;
    const { next, asked, all } = pages();
    const stop = new AbortController();
    const streaming = streamFeed({ sink, first: page(1, 2), next, signal: stop.signal });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect([written.length, asked]).toEqual([2, []]);
    state.room = Infinity;
    sink.emit('drain');
    await all;
    expect(written).toHaveLength(3);
    stop.abort();
    await streaming;

    const full = receiver();
    full.state.room = 0;
    await streamFeed({
      sink: full.sink,
      first: page(1),
      next: pages().next,
      signal: new AbortController().signal,
      drainMs: 20,
    });
    expect(full.state.ended).toBe(true);
  });

  it('sends heartbeats with the cursor to resume from', async () => {
    const { written, sink } = receiver();
    const stop = new AbortController();
    const { next, all } = pages({ items: [], cursor: '0000000000000009', caughtUp: true });
    const streaming = streamFeed({ sink, first: page(), next, signal: stop.signal, heartbeatMs: 0 });
    await all;
    expect(written.slice(1)).toEqual([
      ': still here\nid: 0000000000000000\n\n',
      ': still here\nid: 0000000000000009\n\n',
    ]);
    stop.abort();
    await streaming;
  });

  it('stays open while the partner service is unavailable, and resumes at its cursor', async () => {
    const { written, sink } = receiver();
    const stop = new AbortController();
    const { next, asked, all } = pages(new ServiceUnavailable('partner'), page(2));
    const streaming = streamFeed({ sink, first: page(1), next, signal: stop.signal });
    await all;
    expect(asked.slice(0, 2)).toEqual(['0000000000000001', '0000000000000001']);
    expect(written).toContain(eventText(item(2)));
    stop.abort();
    await streaming;
  });

  it('ends when its key is revoked', async () => {
    const { state, sink } = receiver();
    await expect(
      streamFeed({
        sink,
        first: page(1),
        next: pages(new ApiError('key_needed')).next,
        signal: new AbortController().signal,
      }),
    ).rejects.toThrow('key_needed');
    expect(state.ended).toBe(true);
  });
});
