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
const WARM_UP = 3;

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

  const quiet = async (): Promise<void> => {
    for (let before = -1; before !== standIn.reads().length; await pause(QUIET_MS)) before = standIn.reads().length;
  };
  /** Streams read by a call until its answer, and by its reactions; the log itself is no stream. */
  const readsOf = async (call: () => Promise<unknown>) => {
    await quiet();
    const from = standIn.reads().length;
    await call();
    const answered = standIn.reads().length;
    await quiet();
    const streams = (reads: readonly string[]) => reads.filter((stream) => stream !== '$all');
    return { before: streams(standIn.reads().slice(from, answered)), behind: streams(standIn.reads().slice(answered)) };
  };
  const warm = async (call: () => Promise<unknown>) => {
    for (let n = 0; n < WARM_UP; n += 1) await call();
    return readsOf(call);
  };

  it('read no stream for a message or a changed offer', async () => {
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
    const said = await warm(say);
    const changed = await warm(change);
    expect({ said, changed }).toEqual({ said: { before: [], behind: [] }, changed: { before: [], behind: [] } });
  });

  it('read at most two streams for a request', async () => {
    const offer = await publishOffer(owner, 'Familienzelt');
    let day = 3;
    const ask = () => askFor(asker, offer, dayAhead((day += 2)));
    const asked = await warm(ask);
    expect([...asked.before, ...asked.behind].length).toBeLessThanOrEqual(2);
  });
});
