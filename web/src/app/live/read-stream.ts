import { liveLimits } from '@lendring/contracts/http/live-limits.js';
import type { LiveChange } from '@lendring/contracts/http/live.js';
import { createParser } from 'eventsource-parser';
import type { OwnFetch, TokenSource } from '../../lib/api-client/api.js';
import { customHeader } from '../../lib/api-client/custom-header.js';

export type End = 'ended' | 'signed-out' | 'refused';

type Options = Readonly<{
  fetch: OwnFetch;
  token: TokenSource;
  offers: readonly string[];
  onChange: (change: LiveChange) => void;
  onSign: () => void;
  signal: AbortSignal;
}>;

/** Milliseconds without data after which a connection counts as dead. */
const SILENCE_MS = 2.5 * liveLimits.heartbeatMs;

const ask = async ({ fetch, token, offers, signal }: Options, fresh: boolean): Promise<Response | null> => {
  const access = await token.get(fresh);
  if (access === null) return null;
  const query = offers.length > 0 ? `?offers=${offers.join(',')}` : '';
  return fetch(`/v1/live${query}`, {
    signal,
    headers: { accept: 'text/event-stream', ...customHeader(), authorization: `Bearer ${access}` },
  });
};

export const readStream = async (options: Options): Promise<End> => {
  const silent = new AbortController();
  let watch: ReturnType<typeof setTimeout> | undefined;
  const alive = (): void => {
    clearTimeout(watch);
    watch = setTimeout(() => silent.abort(), SILENCE_MS);
  };
  const asked = { ...options, signal: AbortSignal.any([options.signal, silent.signal]) };
  try {
    alive();
    let response = await ask(asked, false);
    // Retry once with a fresh token: the token may merely have expired.
    if (response?.status === 401) response = await ask(asked, true);
    if (!response || response.status === 401) return 'signed-out';
    if (!response.ok || !response.body) return 'refused';
    const parser = createParser({ onEvent: ({ data }) => options.onChange(JSON.parse(data) as LiveChange) });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      alive();
      options.onSign();
      parser.feed(value);
    }
  } catch {
    return 'ended';
  } finally {
    clearTimeout(watch);
  }
};
