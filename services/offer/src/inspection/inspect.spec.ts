import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { at, runningService, user } from '../../testing/service.js';
import { offerId, ownerId, perDay, picture, privateOwner, strangerId } from '../../testing/offer.js';

const moderation: Actor = { kind: 'system', name: 'moderation' };
const print = '0f3c7e1e9c3b66d20f3c7e1e9c3b66d2';
const nearly = '0f3c7e1e9c3b66d20f3c7e1e9c3b66d3';
const different = 'f0c381e163c4992df0c381e163c4992d';
const otherId = 'k3v9w0m2xb';

describe('an offer inspected by moderation', () => {
  let service: Awaited<ReturnType<typeof runningService>>;
  const inspect = (id = offerId, actor: Actor = moderation) => service.queries.inspect({ offerId: id }, { actor, at });
  const published = async (
    id: string,
    owner: string,
    { fingerprint = null as string | null, cents = 1_500, n = 1 } = {},
  ) => {
    const own = user(owner);
    service.owners.set(owner, privateOwner);
    await service.commands.draft({ offerId: id }, service.by(own));
    await service.commands.addImage({ offerId: id, picture: picture(n), fingerprint }, service.by(own));
    const price = { kind: 'money' as const, money: { minor: cents, currency: 'EUR' as const } };
    await service.commands.edit(
      {
        offerId: id,
        changes: {
          categoryId: 102,
          title: 'Kamera',
          description: 'Mit zwei Objektiven.',
          tags: ['foto'],
          pricings: [{ ...perDay, price }],
          termsVersion: '2024-11',
        },
      },
      service.by(own),
    );
    expect(await service.commands.publish({ offerId: id }, service.by(own))).toMatchObject({ ok: true });
  };

  beforeEach(async () => {
    service = await runningService();
  });
  afterEach(async () => service.stop());

  it('shows its public content, its day price, and how many offers its owner has online', async () => {
    await published(offerId, ownerId);
    await published(otherId, ownerId, { n: 2 });
    expect(await inspect()).toMatchObject({
      ownerId,
      categoryId: 102,
      title: 'Kamera',
      text: 'Mit zwei Objektiven.\n\nfoto',
      day: { cents: 1_500, currency: 'EUR' },
      online: 2,
      usual: null,
      like: [],
    });
  });

  it('is visible to moderation only, and only while public', async () => {
    await published(offerId, ownerId);
    for (const actor of [user(ownerId), user(strangerId), { kind: 'visitor' as const }])
      expect(await inspect(offerId, actor)).toBeNull();
    await service.commands.deactivate({ offerId }, service.by(user(ownerId)));
    expect(await inspect()).toBeNull();
    expect(await inspect('k3v9w0m2xz')).toBeNull();
  });

  it('includes the usual price of other offers in its category', async () => {
    await published(offerId, ownerId);
    await published(otherId, strangerId, { cents: 900, n: 2 });
    expect((await inspect())?.usual).toMatchObject({ offers: 1, median: 900 });
  });

  it('lists similar pictures of other owners while those pictures are public', async () => {
    await published(offerId, ownerId, { fingerprint: print });
    await published(otherId, strangerId, { fingerprint: nearly, n: 2 });
    const like = [
      {
        imageId: picture(1).imageId,
        other: { imageId: picture(2).imageId, offerId: otherId, ownerId: strangerId },
        bits: 1,
      },
    ];
    expect((await inspect())?.like).toEqual(like);
    expect((await inspect(otherId))?.like).toHaveLength(1);
    await service.commands.deactivate({ offerId: otherId }, service.by(user(strangerId)));
    expect((await inspect())?.like).toEqual([]);
    await service.commands.activate({ offerId: otherId }, service.by(user(strangerId)));
    expect((await inspect())?.like).toEqual(like);
    await service.commands.delete({ offerId: otherId }, service.by(user(strangerId)));
    expect((await inspect())?.like).toEqual([]);
  });

  it('lists earlier pictures, but not later pictures', async () => {
    await published(offerId, ownerId, { fingerprint: print });
    const own = user(strangerId);
    await published(otherId, strangerId, { n: 2 });
    const later = { ...service.by(own), at: '2025-06-01T10:00:00.000Z' };
    await service.commands.addImage({ offerId: otherId, picture: picture(3), fingerprint: print }, later);
    expect((await inspect())?.like).toEqual([]);
    expect((await inspect(otherId))?.like).toHaveLength(1);
  });

  it('lists no pictures that are different, removed or from the same owner', async () => {
    await published(offerId, ownerId, { fingerprint: print });
    await published('k3v9w0m2xc', ownerId, { fingerprint: print, n: 2 });
    await published(otherId, strangerId, { fingerprint: different, n: 3 });
    expect((await inspect())?.like).toEqual([]);
    const own = user(strangerId);
    await service.commands.addImage({ offerId: otherId, picture: picture(4), fingerprint: print }, service.by(own));
    expect((await inspect())?.like).toHaveLength(1);
    await service.commands.removeImage({ offerId: otherId, imageId: picture(4).imageId }, service.by(own));
    expect((await inspect())?.like).toEqual([]);
  });
});
