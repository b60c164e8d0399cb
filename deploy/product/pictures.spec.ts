import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import sharp from 'sharp';
import { draftOffer, must, publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const widths = [128, 320, 640, 1200];

describe('removed pictures', () => {
  let product: People;
  let owner: TestPerson;
  let stranger: TestPerson;
  let file: Buffer;

  beforeAll(async () => {
    file = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#aa8866' } })
      .webp()
      .toBuffer();
    product = await sharedProduct();
    [owner, stranger] = await Promise.all([product.person('fotografin'), product.person('neugierig')]);
  });

  const at = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${product.config.publicUrl}${path}`, { headers });
  const statuses = async (id: string) =>
    Promise.all(widths.map(async (width) => (await at(`/media/${id}/${width}.webp`)).status));
  const become = (id: string, status: number) =>
    eventually(
      () => statuses(id),
      (all) => all.every((one) => one === status),
    );
  const upload = async (url: string) =>
    fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'image/webp', 'content-encoding': 'base64' },
      body: file.toString('base64'),
    });
  const announced = () => ({ content_type: 'image/webp' as const, size: file.length });
  const profilePicture = async () => {
    const { url, image_id: id } = must(
      'prepareUserImage',
      await owner.call('prepareUserImage', { body: announced() }),
    ).data;
    await upload(url);
    must('activateUserImage', await owner.call('activateUserImage', { body: { image_id: id } }));
    return id;
  };

  it('are gone in all widths after removal from the offer or deletion of the offer', async () => {
    const { offerId } = await publishOffer(owner, 'Kamera');
    const { url, image_id: second } = must(
      'prepareOfferImage',
      await owner.call('prepareOfferImage', { id: offerId, body: announced() }),
    ).data;
    await upload(url);
    const { images } = must(
      'activateOfferImage',
      await owner.call('activateOfferImage', { id: offerId, body: { image_id: second } }),
    ).data;
    const first = images[0]?.image_id ?? '';
    expect([await statuses(first), await statuses(second)]).toEqual([
      [200, 200, 200, 200],
      [200, 200, 200, 200],
    ]);
    must('deleteOfferImage', await owner.call('deleteOfferImage', { id: offerId, query: { image_id: first } }));
    await become(first, 404);
    expect(await statuses(second)).toEqual([200, 200, 200, 200]);
    must('deleteOffer', await owner.call('deleteOffer', { id: offerId }));
    await become(second, 404);
  });

  it('are hidden in a draft from all but its owner, and public once published', async () => {
    const { offerId, publish } = await draftOffer(owner, 'Leiter');
    const draft = (await owner.call('offer', { id: offerId })).data;
    const id = draft.images[0]?.image_id ?? '';
    const list = must('offers', await owner.call('offers', { query: { status: 'draft' } })).data.offers.find(
      (offer) => offer.offer_id === offerId,
    );
    for (const path of [draft.images[0]?.medium ?? '', list?.image?.small ?? '']) {
      const shown = await at(path);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400']);
    }
    expect(await statuses(id)).toEqual([404, 404, 404, 404]);
    for (const end of ['x', '&until=2999-01-01'])
      expect((await at(`${draft.images[0]?.medium ?? ''}${end}`)).status).toBe(404);
    expect((await stranger.call('offer', { id: offerId })).status).toBe(404);
    const published = await publish();
    expect(await statuses(id)).toEqual([200, 200, 200, 200]);
    expect(published.images[0]?.medium).toBe(`/media/${id}/640.webp`);
  });

  it('are hidden while the offer is paused, except from its owner, and return with it', async () => {
    const { offerId } = await publishOffer(owner, 'Stativ');
    const id = (await owner.call('offer', { id: offerId })).data.images[0]?.image_id ?? '';
    const paused = must('deactivateOffer', await owner.call('deactivateOffer', { id: offerId, body: {} })).data;
    await become(id, 404);
    const list = must('offers', await owner.call('offers', { query: { status: 'inactive' } })).data.offers.find(
      (offer) => offer.offer_id === offerId,
    );
    for (const path of [paused.images[0]?.medium ?? '', list?.image?.small ?? '']) {
      const shown = await at(path);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400']);
    }
    expect((await at(`${paused.images[0]?.medium ?? ''}x`)).status).toBe(404);
    must('activateOffer', await owner.call('activateOffer', { id: offerId, body: {} }));
    expect(await statuses(id)).toEqual([200, 200, 200, 200]);
    expect((await product.visitor.call('offer', { id: offerId })).data.images[0]?.medium).toBe(`/media/${id}/640.webp`);
  });

  it('are copied to another own offer once, hidden in its draft, and outlive the original', async () => {
    const { offerId } = await publishOffer(owner, 'Objektiv');
    const original = (await owner.call('offer', { id: offerId })).data.images[0]?.image_id ?? '';
    const { offer_id: copyId } = must('draftOffer', await owner.call('draftOffer', { body: {} })).data;
    const copy = () => owner.call('copyOfferImages', { id: copyId, body: { offer_id: offerId } });
    const images = must('copyOfferImages', await copy()).data.images.map(({ image_id: id }) => id);
    expect([images.length, images[0] === original]).toEqual([1, false]);
    expect(must('copyOfferImages', await copy()).data.images.map(({ image_id: id }) => id)).toEqual(images);
    expect([await statuses(images[0]!), await statuses(original)]).toEqual([
      [404, 404, 404, 404],
      [200, 200, 200, 200],
    ]);
    must('deleteOffer', await owner.call('deleteOffer', { id: offerId }));
    await become(original, 404);
    const kept = (await owner.call('offer', { id: copyId })).data.images[0]?.medium ?? '';
    expect((await at(kept)).status).toBe(200);
    const foreign = await draftOffer(stranger, 'Linse');
    const taken = await stranger.call('copyOfferImages', { id: foreign.offerId, body: { offer_id: copyId } });
    expect(taken.status).toBe(404);
  });

  it('are deleted when a profile replaces or removes them', async () => {
    const [first, second] = [await profilePicture(), await profilePicture()];
    await become(first, 404);
    expect(await statuses(second)).toEqual([200, 200, 200, 200]);
    must('activateUserImage', await owner.call('activateUserImage', { body: { image_id: null } }));
    await become(second, 404);
  });

  it('are revalidated soon and cheaply by shared caches', async () => {
    const id = await profilePicture();
    const first = await at(`/media/${id}/320.webp`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=60');
    expect((await at(`/media/${id}/320.webp`, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
    expect((await at('/media/11111111-1111-4111-8111-111111111111/320.webp')).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  it('cannot be added or inspected by users who do not own them', async () => {
    const { offerId } = await publishOffer(owner, 'Objektiv');
    const id = (await owner.call('offer', { id: offerId })).data.images[0]?.image_id ?? '';
    expect((await owner.call('activateOfferImage', { id: offerId, body: { image_id: id } })).status).toBe(200);
    expect((await stranger.call('activateOfferImage', { id: offerId, body: { image_id: id } })).failure.msgcode).toBe(
      'offer_not_found',
    );
  });

  it('are processed a few at a time per user, and clients that must wait lose none', async () => {
    const big = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#aa8866' } })
      .jpeg()
      .toBuffer();
    const { offerId } = await draftOffer(owner, 'Alles auf einmal');
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const body = { content_type: 'image/jpeg' as const, size: big.length };
        const { url, image_id: id } = must(
          'prepareOfferImage',
          await owner.call('prepareOfferImage', { id: offerId, body }),
        ).data;
        await fetch(url, { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(big) });
        return id;
      }),
    );
    const activate = (id: string) => owner.call('activateOfferImage', { id: offerId, body: { image_id: id } });
    const answers = await Promise.all(ids.map(activate));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ status, failure }) => [status, failure.msgcode])).toEqual(
      refused.map(() => [503, 'pictures_busy']),
    );
    for (const [n, { status }] of answers.entries())
      if (status !== 200) must('activateOfferImage', await activate(ids[n] ?? ''));
    expect((await owner.call('offer', { id: offerId })).data.images).toHaveLength(9);
  });

  it('are limited in the number of announced uploads', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => stranger.call('prepareUserImage', { body: announced(), lang: 'en' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.failure.msgcode).toBe('too_many_uploads');
    expect(refused?.failure.msgtext).toContain('20');
  });
});
