import { createParser } from 'eventsource-parser';
import { liveLimits } from '@lendring/contracts/http/live-limits.js';
import type { LiveChange } from '@lendring/contracts/http/live.js';
import type { OwnFetch, TokenSource } from '../../lib/api-client/api.js';
import { customHeader } from '../../lib/api-client/custom-header.js';

type End = 'ended' | 'signed-out' | 'refused';

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

type Stream = Omit<Parameters<typeof readStream>[0], 'offers' | 'signal'>;

type FollowOptions = Stream &
  Readonly<{ signal: AbortSignal; wait?: (ms: number, signal: AbortSignal) => Promise<void> }>;

type Follower = Readonly<{
  /** Sets the offers whose days are on display. Additional offers restart the stream; fewer do not. */
  watch: (offers: readonly string[]) => void;
  /** Resolves when stopped; true if the session has ended. */
  done: Promise<boolean>;
}>;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });

/** Exponential backoff with jitter, so that browsers do not all reconnect at once after a restart of the server. */
const waitOf = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random());

/** Keeps a stream open. Each stream begins with the change `everything`, so that nothing is missed between streams. */
export const follow = ({ onChange, signal, wait = pause, ...stream }: FollowOptions): Follower => {
  let offers: readonly string[] = [];
  let another = new AbortController();

  const run = async (): Promise<boolean> => {
    for (let failures = 0; !signal.aborted;) {
      const { signal: changed } = another;
      let begun = false;
      const end = await readStream({
        ...stream,
        offers,
        signal: AbortSignal.any([signal, changed]),
        onChange: (change) => {
          begun = true;
          onChange(change);
        },
      });
      if (end === 'signed-out' && !signal.aborted) return true;
      if (changed.aborted) continue;
      failures = begun ? 0 : failures + 1;
      await wait(waitOf(failures), AbortSignal.any([signal, changed]));
    }
    return false;
  };

  return {
    watch: (wanted) => {
      const more = wanted.some((offerId) => !offers.includes(offerId));
      if (!more) return;
      offers = wanted;
      const before = another;
      another = new AbortController();
      before.abort();
    },
    done: run(),
  };
};
