import { liveLimits } from '@lendring/contracts/http/live-limits.js';
import type { LiveChange } from '@lendring/contracts/http/live.js';

/**
 * Messages between the tabs of one browser. `shows` publishes the offers whose days a tab shows; with `joins` the
 * leading tab answers with `leads`.
 */
type Word =
  | Readonly<{ kind: 'change'; change: LiveChange }>
  | Readonly<{ kind: 'sign' }>
  | Readonly<{ kind: 'leads' }>
  | Readonly<{ kind: 'shows'; tab: string; offers: readonly string[]; joins?: true }>;

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
export type Locks = Readonly<{
  request: (
    name: string,
    options: Readonly<{ signal?: AbortSignal; steal?: boolean }>,
    work: () => Promise<void>,
  ) => Promise<void>;
}>;

export type Lead = (
  on: Readonly<{
    change: (change: LiveChange) => void;
    sign: () => void;
    shown: (listener: (offers: readonly string[]) => void) => void;
  }>,
  signal: AbortSignal,
) => Promise<void>;

type Options = Readonly<{
  /** Name that is unique per user, which isolates tabs of different users. */
  name: string;
  locks: Locks;
  channel: Channel;
  tab: string;
  lead: Lead;
  onChange: (change: LiveChange) => void;
  /** Called on every heartbeat of the stream, regardless of the tab that holds the stream. */
  onSign: () => void;
  signal: AbortSignal;
}>;

export type Shared = Readonly<{
  shows: (offers: readonly string[]) => void;
  /** Steals the lock if the leading tab is frozen. Call in visible tabs only. */
  check: () => void;
}>;

/** Silence after which the leader counts as frozen: browsers freeze hidden tabs. */
const ASLEEP_MS = 3 * liveLimits.heartbeatMs;

/**
 * Shares one stream between all tabs of a browser, since HTTP/1.1 allows six connections per host. The tab that holds
 * the lock leads: it keeps the stream and broadcasts changes. When the leading tab closes, the lock passes to another
 * tab.
 */
export const share = (options: Options, now: () => number = Date.now): Shared => {
  const { name, locks, channel, tab, lead, onChange, onSign, signal } = options;
  const offersOf = new Map<string, readonly string[]>();
  let onShown: ((offers: readonly string[]) => void) | null = null;
  let leading = false;
  let upToDate = false;
  let heardAt = now();
  let queued = new AbortController();

  const say = (word: Word): void => {
    if (!signal.aborted) channel.postMessage(word);
  };
  const tellShown = (): void =>
    onShown?.([...new Set([...offersOf.values()].flat())].toSorted().slice(0, liveLimits.offers));
  const heard = (): void => {
    heardAt = now();
    onSign();
  };

  const work = async (own: AbortSignal): Promise<void> => {
    leading = true;
    upToDate = true;
    say({ kind: 'leads' });
    await lead(
      {
        change: (change) => {
          onChange(change);
          say({ kind: 'change', change });
        },
        sign: () => {
          heard();
          say({ kind: 'sign' });
        },
        shown: (listener) => {
          onShown = listener;
          tellShown();
        },
      },
      own,
    );
  };
  const queue = async (steal: boolean): Promise<void> => {
    if (signal.aborted) return;
    const lost = new AbortController();
    queued = new AbortController();
    const how = steal ? { steal } : { signal: AbortSignal.any([signal, queued.signal]) };
    try {
      await locks.request(name, how, () => work(AbortSignal.any([signal, lost.signal])));
    } catch {
      // A visible tab stole the lock, or the lock request was aborted while queued.
      const stolen = leading;
      lost.abort();
      leading = false;
      onShown = null;
      if (stolen) await queue(false);
    }
  };

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'change') onChange(data.change);
    else if (data.kind === 'sign') heard();
    else if (data.kind === 'leads') {
      say({ kind: 'shows', tab, offers: offersOf.get(tab) ?? [] });
      // Refetch everything unless this tab is up to date: only a new stream begins with `everything`, so a tab that
      // joins a running stream lacks earlier changes.
      if (!upToDate) onChange({ what: 'everything' });
      upToDate = true;
    } else {
      if (data.joins && leading) say({ kind: 'leads' });
      if (data.offers.length === 0) offersOf.delete(data.tab);
      else offersOf.set(data.tab, data.offers);
      tellShown();
    }
  };
  signal.addEventListener('abort', () => {
    channel.postMessage({ kind: 'shows', tab, offers: [] } satisfies Word);
    channel.close();
  });
  void queue(false);
  if (!leading) say({ kind: 'shows', tab, offers: [], joins: true });

  return {
    shows: (offers) => {
      offersOf.set(tab, offers);
      tellShown();
      say({ kind: 'shows', tab, offers });
    },
    check: () => {
      if (leading || now() - heardAt < ASLEEP_MS) return;
      heardAt = now();
      queued.abort();
      void queue(true);
    },
  };
};
