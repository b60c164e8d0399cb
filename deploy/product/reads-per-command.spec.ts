import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startKurrentStandIn,
  type KurrentStandIn,
} from '@lendring/platform/testing/event-store/kurrent-stand-in/server.js';
import { dayAhead } from '../driver/days.js';
import { askFor, must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

/** Milliseconds without a read after which reactions of a command have ended. */
const QUIET_MS = 700;
const WARM_UP = 2;
/** Tries to measure a call before the cached streams expire, a minute after their last write. */
const TRIES = 6;

describe('commands on KurrentDB', () => {
  let standIn: KurrentStandIn;
  let product: TestProduct;
  let owner: TestPerson;
  let asker: TestPerson;
  beforeAll(async () => {
    standIn = await startKurrentStandIn();
    product = await startProduct({ EVENT_STORE: 'kurrentdb', KURRENTDB_URL: standIn.url });
    [owner, asker] = await Promise.all([product.person('besitzerin'), product.person('fragerin')]);
  });
  afterAll(async () => {
    await product.stop();
    standIn.stop();
  });

  /** Streams read so far; reads of the log itself confirm that the subscriptions are up to date. */
  const reads = (): readonly string[] => standIn.reads().filter((stream) => stream !== '$all');
  const quiet = async (): Promise<void> => {
    for (let before = -1; before !== reads().length; await pause(QUIET_MS)) before = reads().length;
  };
  /** Streams read by a call until its answer, and by its reactions. */
  const readsOf = async (call: () => Promise<unknown>) => {
    await quiet();
    const from = reads().length;
    await call();
    const answered = reads().length;
    await quiet();
    return { before: reads().slice(from, answered), behind: reads().slice(answered) };
  };
  /** Fewest reads of a warm call. */
  const warm = async (call: () => Promise<unknown>, enough: number) => {
    const sizeOf = ({ before, behind }: Awaited<ReturnType<typeof readsOf>>): number => before.length + behind.length;
    for (let n = 0; n < WARM_UP; n += 1) await call();
    let fewest = await readsOf(call);
    for (let n = 1; n < TRIES && sizeOf(fewest) > enough; n += 1) {
      const next = await readsOf(call);
      if (sizeOf(next) < sizeOf(fewest)) fewest = next;
    }
    return fewest;
  };

  it('read no stream for a message or a changed offer, reactions included', async () => {
    const offer = await publishOffer(owner, 'Bohrmaschine');
    const id = await askFor(asker, offer, dayAhead(3));
    let n = 0;
    const say = async () =>
      must('say', await asker.call('say', { id, body: { text: `Noch eine Frage, die ${(n += 1)}.` } }));
    const change = async () =>
      must(
        'changeOffer',
        await owner.call('changeOffer', { id: offer.offerId, body: { title: `Akkubohrer ${(n += 1)}` } }),
      );
    const said = await warm(say, 0);
    const changed = await warm(change, 0);
    expect({ said, changed }).toEqual({ said: { before: [], behind: [] }, changed: { before: [], behind: [] } });
  });

  it('read at most two streams for a request, reactions included', async () => {
    const offer = await publishOffer(owner, 'Familienzelt');
    let day = 3;
    const ask = () => askFor(asker, offer, dayAhead((day += 2)));
    const asked = await warm(ask, 2);
    expect([...asked.before, ...asked.behind].length).toBeLessThanOrEqual(2);
  });
});
