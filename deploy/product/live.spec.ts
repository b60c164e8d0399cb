import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { liveLimits } from '@lendring/contracts/http/live-limits.js';
import type { LiveChange } from '@lendring/contracts/http/live.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { openLive, type LiveStream } from '../driver/live-stream.js';
import { askFor, must, publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('the live update stream', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;
  let stranger: TestPerson;
  let offer: Awaited<ReturnType<typeof publishOffer>>;
  const open: LiveStream[] = [];

  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator, stranger] = await Promise.all([
      product.person('vendora'),
      product.person('creator'),
      product.person('strange'),
    ]);
    offer = await publishOffer(vendor, 'Familienzelt für sechs');
  });
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });

  const live = async (who: TestPerson, offers: readonly string[] = []): Promise<LiveStream> => {
    const stream = await openLive(product.config.publicUrl, who.token ?? '', { offers });
    open.push(stream);
    await until(() => stream.take().some(({ what }) => what === 'everything'));
    return stream;
  };
  const told = async (stream: LiveStream, ...expected: readonly LiveChange[]): Promise<readonly LiveChange[]> => {
    const seen: LiveChange[] = [];
    await eventually(
      () => {
        seen.push(...stream.take());
        return seen;
      },
      () => expected.every((each) => seen.some((one) => JSON.stringify(one) === JSON.stringify(each))),
    );
    return seen;
  };
  const ask = async (from: number): Promise<string> => askFor(creator, offer, dayAhead(from));
  const request = (id: string): LiveChange => ({ what: 'request', request_id: id });
  const notifications: LiveChange = { what: 'notifications' };
  const days = (): LiveChange => ({ what: 'days', offer_id: offer.offerId });

  it('notifies only both sides of a request, and viewers of the days of the offer', async () => {
    const [hers, his, guests] = [await live(vendor), await live(creator), await live(stranger, [offer.offerId])];
    const id = await ask(3);
    expect(await told(hers, request(id), notifications)).not.toContainEqual(days());
    await told(his, request(id));
    must('accept', await vendor.call('accept', { id, body: {} }));
    await told(his, request(id), notifications);
    must('accept', await creator.call('accept', { id, body: {} }));
    await told(hers, request(id), notifications);
    must('say', await vendor.call('say', { id, body: { text: 'Streng vertraulich' } }));
    await told(his, request(id), notifications);
    // All changes visible to the visitor, possibly including the publication of the offer.
    const published: LiveChange = { what: 'offer', offer_id: offer.offerId };
    for (const each of await told(guests, days())) expect([days(), published]).toContainEqual(each);
  });

  it('notifies once queries return the change', async () => {
    const asker = await product.person('asking');
    const his = await live(asker);
    const id = await askFor(asker, offer, dayAhead(8));
    await told(his, request(id));
    for (const text of ['Eins', 'Zwei', 'Drei', 'Vier']) {
      must('say', await vendor.call('say', { id, body: { text } }));
      const seen = await told(his, request(id));
      const { timeline } = must('request', await asker.call('request', { id })).data;
      expect(JSON.stringify(timeline)).toContain(`"${text}"`);
      if (!seen.some(({ what }) => what === 'notifications')) await told(his, notifications);
      expect(must('notifications', await asker.call('notifications')).data.notifications[0]).toMatchObject({
        kind: 'message',
        request_id: id,
      });
    }
  });

  it('notifies users of their own read marks, and hides those from the other side', async () => {
    const his = await live(creator);
    const id = await ask(12);
    await told(his, request(id));
    await until(async () => (must('status', await vendor.call('status')).data.badge.notification.total ?? 0) > 0);
    const hers = await live(vendor);
    must('markRead', await vendor.call('markRead', { id, body: {} }));
    await told(hers, request(id), notifications);
    must('say', await vendor.call('say', { id, body: { text: 'Gern' } }));
    const seen = await told(his, request(id));
    expect(seen.filter((each) => each.what === 'request' && each.request_id === id)).toHaveLength(1);
  });

  it('ignores offers the user may not see', async () => {
    const { offerId: hidden } = await publishOffer(vendor, 'Zelt, das ruht');
    const block = async (offerId: string) =>
      must(
        'block',
        await vendor.call('block', {
          body: { offer_id: offerId, date_from: dayAhead(40), date_to: dayAhead(41), requesttype_id: 2 },
        }),
      ).data.block_id;
    const blockId = await block(hidden);
    must('deactivateOffer', await vendor.call('deactivateOffer', { id: hidden, body: {} }));
    const guest = await live(stranger, [hidden, offer.offerId]);
    must('unblock', await vendor.call('unblock', { id: blockId, query: { offer_id: hidden } }));
    await block(offer.offerId);
    expect(await told(guest, days())).toEqual([days()]);
  });

  it('is flushed at once, and never compressed or cached', async () => {
    const { headers } = await live(vendor);
    expect(
      Object.fromEntries(
        ['content-type', 'content-encoding', 'cache-control', 'x-accel-buffering'].map((name) => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'text/event-stream; charset=utf-8',
      'content-encoding': null,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });

  it('requires sign-in, a valid query and a free slot', async () => {
    const refused = async (who: TestPerson, path = '/v1/live') => {
      const { status, text } = await who.raw('GET', path);
      return [status, (JSON.parse(text) as { msgcode: string }).msgcode];
    };
    expect(await refused(product.visitor)).toEqual([401, 'sign_in_needed']);
    expect(await refused(vendor, '/v1/live?offers=x')).toEqual([400, 'invalid_input']);
    const many = Array.from({ length: liveLimits.offers + 1 }, (_, n) => `k3v9w0m2${String(n).padStart(2, '0')}`);
    expect(await refused(vendor, `/v1/live?offers=${many.join(',')}`)).toEqual([400, 'invalid_input']);
    for (let n = 0; n < liveLimits.perPerson; n += 1) await live(stranger);
    expect(await refused(stranger)).toEqual([429, 'too_many_live']);
    expect((await vendor.raw('HEAD', '/v1/live')).status).toBe(200);
    open.pop()?.close();
    await until(async () => (await stranger.raw('HEAD', '/v1/live')).status === 200);
  });
});
