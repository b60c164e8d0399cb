import { describe, expect, it } from 'vitest';
import type { LiveChange } from '@lendring/contracts/http/live.js';
import { share, type Channel, type Locks } from './share.js';

const change: LiveChange = { what: 'notifications' };
const everything: LiveChange = { what: 'everything' };
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const browser = () => {
  const channels = new Set<Channel>();
  const queue: (() => void)[] = [];
  let holder: { steal: () => void } | null = null;
  const time = { now: 0 };

  const locks: Locks = {
    request: async (_name, { signal, steal }, work) => {
      if (steal) holder?.steal();
      else if (holder)
        await new Promise<void>((resolve, reject) => {
          queue.push(resolve);
          signal?.addEventListener('abort', () => {
            queue.splice(queue.indexOf(resolve), 1);
            reject(new Error('aborted'));
          });
        });
      const stolen = Promise.withResolvers<void>();
      const own = { steal: () => stolen.reject(new Error('stolen')) };
      holder = own;
      try {
        await Promise.race([work(), stolen.promise]);
      } finally {
        if (holder === own) {
          holder = null;
          queue.shift()?.();
        }
      }
    },
  };
  const tab = (name: string) => {
    const seen = { changes: [] as LiveChange[], leads: 0, offers: [] as readonly string[], asleep: false };
    const stop = new AbortController();
    let tell: (() => void) | null = null;
    const channel: Channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of channels)
          if (other !== channel) other.onmessage?.call(null as unknown as BroadcastChannel, { data } as MessageEvent);
      },
      close: () => channels.delete(channel),
    };
    channels.add(channel);
    const shared = share(
      {
        name: 'live',
        locks,
        channel,
        tab: name,
        lead: async (on, signal) => {
          seen.leads += 1;
          on.shown((offers) => {
            seen.offers = offers;
          });
          tell = () => {
            on.sign();
            on.change(change);
          };
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
          tell = null;
        },
        onChange: (each) => void seen.changes.push(each),
        onSign: () => {},
        signal: stop.signal,
      },
      () => time.now,
    );
    return { seen, shared, close: () => stop.abort(), tells: () => tell?.() };
  };
  return { tab, time };
};

describe('the live stream shared by the tabs of a browser', () => {
  it('delivers its changes to every tab over one connection', async () => {
    const { tab } = browser();
    const [one, two, three] = [tab('one'), tab('two'), tab('three')];
    await settle();
    one.tells();
    expect([one, two, three].map(({ seen }) => [seen.leads, seen.changes])).toEqual([
      [1, [change]],
      [0, [everything, change]],
      [0, [everything, change]],
    ]);
  });

  it('brings only a newly joined tab up to date, once', async () => {
    const { tab } = browser();
    const one = tab('one');
    await settle();
    one.tells();
    const two = tab('two');
    await settle();
    const three = tab('three');
    await settle();
    three.close();
    await settle();
    expect([one.seen.changes, two.seen.changes, three.seen.changes]).toEqual([[change], [everything], [everything]]);
  });

  it('passes to another tab when its owner tab closes, with the subscribed offers of all tabs', async () => {
    const { tab } = browser();
    const [one, two, three] = [tab('one'), tab('two'), tab('three')];
    one.shared.shows(['tent']);
    three.shared.shows(['bike']);
    await settle();
    expect(one.seen.offers).toEqual(['bike', 'tent']);
    one.close();
    await settle();
    two.tells();
    expect([two.seen.leads, three.seen.leads, two.seen.offers]).toEqual([1, 0, ['bike']]);
    expect([one.seen.changes, two.seen.changes, three.seen.changes]).toEqual([
      [],
      [everything, change],
      [everything, change],
    ]);
  });

  it('moves away from a sleeping tab, which queues for the stream again', async () => {
    const { tab, time } = browser();
    const [one, two] = [tab('one'), tab('two')];
    await settle();
    two.shared.check();
    await settle();
    expect(two.seen.leads).toBe(0);
    time.now = 61_000;
    one.tells();
    two.shared.check();
    await settle();
    expect(two.seen.leads).toBe(0);
    time.now = 130_000;
    two.shared.check();
    await settle();
    two.tells();
    expect([one.seen.leads, two.seen.leads]).toEqual([1, 1]);
    expect(one.seen.changes).toHaveLength(2);
    two.close();
    await settle();
    expect(one.seen.leads).toBe(2);
  });
});
