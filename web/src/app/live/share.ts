import { liveLimits } from '@lendring/contracts/http/live-limits.js';
import type { LiveChange } from '@lendring/contracts/http/live.js';

/** What the tabs of one browser tell each other. `shows`: the offers whose days a tab shows. */
type Word =
  | Readonly<{ kind: 'change'; change: LiveChange }>
  | Readonly<{ kind: 'sign' }>
  | Readonly<{ kind: 'leads' }>
  | Readonly<{ kind: 'shows'; tab: string; offers: readonly string[] }>;

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
/** The part of `navigator.locks` that is used. */
export type Locks = Readonly<{
  request: (
    name: string,
    options: Readonly<{ signal?: AbortSignal; steal?: boolean }>,
    work: () => Promise<void>,
  ) => Promise<void>;
}>;

/** Keeps a stream open for all tabs until the signal ends it. */
export type Lead = (
  on: Readonly<{
    change: (change: LiveChange) => void;
    sign: () => void;
    /** Tells from now on of the offers that any tab shows. */
    shown: (listener: (offers: readonly string[]) => void) => void;
  }>,
  signal: AbortSignal,
) => Promise<void>;

type Options = Readonly<{
  /** One name for each person: tabs of another one keep apart. */
  name: string;
  locks: Locks;
  channel: Channel;
  tab: string;
  lead: Lead;
  onChange: (change: LiveChange) => void;
  /** A sign of life of the stream, in whichever tab it is. */
  onSign: () => void;
  signal: AbortSignal;
}>;

export type Shared = Readonly<{
  /** The offers whose days this tab shows now. */
  shows: (offers: readonly string[]) => void;
  /** Looks whether the leading tab is asleep, and takes its place then; for a tab that somebody looks at. */
  check: () => void;
}>;

/** A leader that says nothing for so long is asleep: browsers freeze tabs that nobody looks at. */
const ASLEEP_MS = 3 * liveLimits.heartbeatMs;

/**
 * One stream for all tabs of a browser, since HTTP/1.1 has six connections for all of them: the tab that holds the lock
 * keeps it and passes on what it hears; when it closes, the lock goes to another.
 */
export const share = (options: Options, now: () => number = Date.now): Shared => {
  const { name, locks, channel, tab, lead, onChange, onSign, signal } = options;
  const offersOf = new Map<string, readonly string[]>();
  let onShown: ((offers: readonly string[]) => void) | null = null;
  let leading = false;
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
      // Stolen by a tab that somebody looks at, or no longer waited for.
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
    else if (data.kind === 'leads') say({ kind: 'shows', tab, offers: offersOf.get(tab) ?? [] });
    else {
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
