import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProfileChanges } from '@lendring/contracts/account/profile.js';
import { accountApi } from '@lendring/contracts/account/queries.js';
import { address, otherId, userId } from '../testing/account.js';
import { blur } from './places/blur.js';
import { nicknameId } from './nickname/nickname-id.js';
import { asking, at, by, keys, runningService, system, user, visitor } from '../testing/service.js';
import { until } from '@lendring/platform/testing/eventually.js';

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(async () => {
  await service.stop();
});

const own = user(userId);
const change = (changes: ProfileChanges, actor = own) => service.commands.changeProfile({ changes }, by(actor));
const full: ProfileChanges = {
  nickname: 'Kamera.Kiste',
  firstname: 'Alex',
  lastname: 'Beispiel',
  address,
  phone: '+49 761 1',
};
const completed = async (changes: ProfileChanges = full) => {
  await service.open(userId);
  expect(await change(changes)).toMatchObject({ ok: true });
  await service.settle();
};

describe('the account service API', () => {
  it('returns answers that match its schemas', async () => {
    await completed();
    const { queries } = service;
    const answers = {
      profile: await queries.profile({}, asking(own)),
      publicProfile: await queries.publicProfile({ userId }, asking(visitor)),
      cards: await queries.cards({ userIds: [userId] }, asking(visitor)),
      nicknameProblem: await queries.nicknameProblem({ nickname: 'kurz' }, asking(visitor)),
      contact: await queries.contact({ userId }, asking(system)),
      place: await queries.place({ userId }, asking(system)),
      places: await queries.places({}, asking(own)),
      favourites: await queries.favourites({}, asking(own)),
    };
    for (const [name, answer] of Object.entries(answers)) {
      expect(answer).not.toBeNull();
      expect(accountApi.queries[name as keyof typeof answers].answer.parse(answer)).toEqual(answer);
    }
  });

  it('opens an account once, for the user or the system', async () => {
    const data = { userId, email: 'a@example.org', emailVerified: false };
    expect(await service.commands.open(data, by(visitor))).toEqual({
      ok: false,
      refusal: { code: 'account_not_found' },
    });
    expect(await service.commands.open(data, by(user(otherId)))).toEqual({
      ok: false,
      refusal: { code: 'account_not_found' },
    });
    for (const actor of [own, system, own])
      expect(await service.commands.open(data, by(actor))).toMatchObject({ ok: true });
    expect(await service.store.read(`account-${userId}`)).toHaveLength(1);
    await service.settle();
    expect(await service.queries.profile({}, asking(own))).toMatchObject({
      email: 'a@example.org',
      contactEmail: '',
      nickname: null,
      completed: false,
      registeredAt: at,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(await service.queries.publicProfile({ userId }, asking(visitor))).toBeNull();
  });

  it('has no data of a user who never signed in', async () => {
    expect(await change({ firstname: 'Alex' })).toEqual({ ok: false, refusal: { code: 'account_not_found' } });
    expect(await service.commands.changePicture({ imageId: null }, by(visitor))).toEqual({
      ok: false,
      refusal: { code: 'account_not_found' },
    });
    const { queries } = service;
    expect([
      await queries.profile({}, asking(own)),
      await queries.profile({}, asking(visitor)),
      await queries.place({ userId }, asking(system)),
      await queries.contact({ userId }, asking(own)),
    ]).toEqual([null, null, null, null]);
  });

  it('encrypts personal data in its log', async () => {
    await completed();
    const stored = JSON.stringify([
      await service.ports.store.read(`account-${userId}`),
      await service.ports.store.read(`nickname-${nicknameId(keys.nickname, 'Kamera.Kiste')}`),
    ]);
    for (const secret of [
      'Alex',
      'Beispiel',
      'Kamera',
      'Lindenweg',
      '+49 761 1',
      String(address.point.lat),
      'example.org',
    ])
      expect(stored).not.toContain(secret);
  });
});

describe('the public view of a user', () => {
  it('contains no name, street or exact place of a private user', async () => {
    await completed();
    const { queries } = service;
    const seen = JSON.stringify([
      await queries.publicProfile({ userId }, asking(visitor)),
      await queries.cards({ userIds: [userId] }, asking(visitor)),
      await queries.place({ userId }, asking(system)),
    ]);
    for (const secret of [
      'Alex',
      'Beispiel',
      'Lindenweg',
      '79098',
      '+49 761 1',
      'example.org',
      String(address.point.lat),
      String(address.point.lng),
    ])
      expect(seen).not.toContain(secret);
    expect((await queries.place({ userId }, asking(system)))?.place).toMatchObject({
      point: blur(keys.blur, userId, address),
      radius: 1500,
      exact: false,
    });
  });

  it('contains the shop of a commercial user, and no shop once the user is private again', async () => {
    await completed({ ...full, commercial: true });
    const company = {
      company: 'Beispielverleih',
      description: 'Kameras',
      legalHints: 'Impressum',
      homepage: 'https://example.org/',
    };
    expect(await service.queries.place({ userId }, asking(system))).toMatchObject({
      commercial: true,
      completed: true,
      completedCommercial: false,
    });
    expect(await service.commands.changeCompany({ changes: company }, by(own))).toMatchObject({ ok: true });
    await service.settle();
    expect(await service.queries.publicProfile({ userId }, asking(visitor))).toMatchObject({
      commercial: true,
      company: 'Beispielverleih',
      legalHints: 'Impressum',
    });
    expect(await service.queries.place({ userId }, asking(system))).toMatchObject({
      place: { exact: true, radius: 0, street: 'Lindenweg 4' },
      completedCommercial: true,
    });
    await change({ commercial: false });
    await service.settle();
    expect(await service.queries.publicProfile({ userId }, asking(visitor))).toMatchObject({
      commercial: false,
      company: null,
      legalHints: null,
      homepage: null,
    });
    expect(await service.queries.place({ userId }, asking(system))).toMatchObject({
      place: { exact: false, street: null },
    });
    expect(await service.commands.changeCompany({ changes: company }, by(own))).toEqual({
      ok: false,
      refusal: { code: 'not_commercial' },
    });
  });

  it('validates and normalises the VAT id of a company, and hides the id from others', async () => {
    await completed({ ...full, commercial: true });
    const told = (vatId: string) => ({ changes: { company: 'Beispielverleih', legalHints: 'Impressum', vatId } });
    expect(await service.commands.changeCompany(told('DE136695977'), by(own))).toEqual({
      ok: false,
      refusal: { code: 'vat_id_wrong' },
    });
    expect(await service.commands.changeCompany(told('de 136 695 976'), by(own))).toMatchObject({ ok: true });
    await service.settle();
    expect(await service.queries.profile({}, asking(own))).toMatchObject({ vatId: 'DE136695976' });
    expect(JSON.stringify(await service.queries.publicProfile({ userId }, asking(visitor)))).not.toContain('136695976');
  });

  it('gives mail recipients to the system only, and only with a confirmed address', async () => {
    const ask = (actor: typeof system | typeof own | typeof visitor, id = userId) =>
      service.queries.recipient({ userId: id }, asking(actor));
    expect(await ask(system)).toBeNull();
    await service.open(userId);
    expect(await ask(system)).toEqual({ email: expect.stringContaining('@'), locale: 'de', chose: false, name: null });
    for (const actor of [own, user(otherId), visitor]) expect(await ask(actor)).toBeNull();
    await service.commands.open({ userId: otherId, email: 'x@example.org', emailVerified: false }, by(system));
    expect(await ask(system, otherId)).toMatchObject({ email: null });
  });

  it('gives the language of a confirmed address to the system only', async () => {
    const read = (email: string, actor: typeof system | typeof own | typeof visitor = system) =>
      service.queries.languageAt({ email }, asking(actor));
    await service.commands.open({ userId, email: 'Alex@example.org', emailVerified: true }, by(system));
    await service.commands.changeProfile({ changes: { language: 'nl' } }, by(own));
    await service.commands.open({ userId: otherId, email: 'x@example.org', emailVerified: false }, by(system));
    await service.settle();
    expect(await read('alex@example.org')).toBe('nl');
    for (const email of ['x@example.org', 'nobody@example.org']) expect(await read(email)).toBeNull();
    for (const actor of [own, user(otherId), visitor]) expect(await read('alex@example.org', actor)).toBeNull();
  });

  it('tells the system alone that the owner of a confirmed address and another user are apart', async () => {
    const read = (email: string, other: string, actor: typeof system | typeof own = system) =>
      service.queries.isAddressApart({ email, other }, asking(actor));
    await service.commands.open({ userId, email: 'Alex@example.org', emailVerified: true }, by(system));
    await service.commands.open({ userId: otherId, email: 'x@example.org', emailVerified: false }, by(system));
    await service.settle();
    expect(await read('alex@example.org', otherId)).toBe(false);
    await service.commands.blockPerson({ personId: otherId }, by(own));
    expect(await read('ALEX@example.org', otherId)).toBe(true);
    expect(await read('x@example.org', userId)).toBe(false);
    expect(await read('alex@example.org', otherId, own)).toBe(false);
  });

  it('gives contact details to the user and the system only', async () => {
    await completed();
    const contact = {
      userId,
      firstname: 'Alex',
      lastname: 'Beispiel',
      commercial: false,
      company: null,
      email: '0b9a5f7e@example.org',
      phone: '+49 761 1',
      address,
      placeDeleted: false,
    };
    expect(await service.queries.contact({ userId }, asking(system))).toEqual(contact);
    expect(await service.queries.contact({ userId }, asking(own))).toEqual(contact);
    expect(await service.queries.contact({ userId }, asking(user(otherId)))).toBeNull();
    expect(
      await service.queries.contact({ userId }, asking({ kind: 'user', userId: otherId, roles: ['admin'] })),
    ).toBeNull();
    expect(await service.queries.contact({ userId }, asking(visitor))).toBeNull();
  });

  it('returns a new lending place at once, before the read model is updated', async () => {
    await service.open(userId);
    await change({ ...full, address: { ...address, city: 'Staufen' } });
    expect(await service.queries.place({ userId }, asking(system))).toMatchObject({ place: { city: 'Staufen' } });
  });
});

describe('an additional lending place', () => {
  const placeId = '5e2d9a41-7c38-4b06-9f1d-2a6b8c0e4d17';
  const garage = {
    ...address,
    street: 'Garagenhof 2',
    postalId: 'DE-79100',
    postal: '79100',
    point: { lat: 47.98123, lng: 7.83456 },
  };
  const add = (actor = own, name?: string) => service.commands.addPlace({ placeId, address: garage }, by(actor, name));

  it('is blurred with the key of the main address, and exact for the user and the system only', async () => {
    await completed();
    expect(await add()).toMatchObject({ ok: true });
    await service.settle();
    const seen = await service.queries.place({ userId, placeId }, asking(system));
    expect(seen).toMatchObject({
      placeId,
      place: { point: blur(keys.blur, userId, garage), radius: 1500, exact: false, street: null, postal: null },
    });
    for (const secret of ['Garagenhof', '79100', '47.98123', '7.83456'])
      expect(JSON.stringify(seen)).not.toContain(secret);
    expect(await service.queries.places({}, asking(own))).toEqual([{ placeId, name: null, address: garage }]);
    for (const actor of [user(otherId), visitor, system])
      expect(await service.queries.places({}, asking(actor))).toEqual([]);
    expect((await service.queries.contact({ userId, placeId }, asking(system)))?.address).toEqual(garage);
    const deleted = { address: null, placeDeleted: true };
    expect(await service.queries.contact({ userId, placeId: otherId }, asking(system))).toMatchObject(deleted);
    expect(await service.queries.contact({ userId, placeId }, asking(user(otherId)))).toBeNull();
    expect(JSON.stringify(await service.ports.store.read(`account-${userId}`))).not.toContain('Garagenhof');
  });

  it('has a name that only its owner reads, encrypted in the log', async () => {
    await completed();
    await add();
    const rename = (name: string | null, actor = own) => service.commands.namePlace({ placeId, name }, by(actor));
    expect(await rename('Lager Nord')).toMatchObject({ ok: true });
    await service.settle();
    expect(await service.queries.places({}, asking(own))).toEqual([{ placeId, name: 'Lager Nord', address: garage }]);
    const taken = await service.queries.ownData({ file: 'addresses', cursor: null }, asking(own));
    expect(taken?.rows).toEqual([{ placeId, name: 'Lager Nord', address: garage }]);
    expect(JSON.stringify(await service.queries.place({ userId, placeId }, asking(system)))).not.toContain('Lager');
    expect(JSON.stringify(await service.ports.store.read(`account-${userId}`))).not.toContain('Lager Nord');
    await service.open(otherId);
    expect(await rename('Halle', user(otherId))).toMatchObject({ ok: false, refusal: { code: 'place_unknown' } });
    expect(await rename(null)).toMatchObject({ ok: true });
    await service.settle();
    expect(await service.queries.places({}, asking(own))).toMatchObject([{ name: null }]);
  });

  it('falls back to the main address when unknown or removed', async () => {
    await completed();
    await add();
    await service.open(otherId);
    expect(await service.commands.removePlace({ placeId }, by(user(otherId)))).toMatchObject({ ok: true });
    expect(await service.queries.place({ userId, placeId }, asking(system))).toMatchObject({ placeId });
    const heard = service.bus.published.length;
    expect(await service.commands.removePlace({ placeId }, by(own))).toMatchObject({ ok: true });
    expect(await service.queries.place({ userId, placeId }, asking(system))).not.toHaveProperty('placeId');
    expect(await service.queries.place({ userId, placeId }, asking(system))).toMatchObject({
      place: { point: blur(keys.blur, userId, address) },
    });
    await until(() => service.bus.published.length > heard);
    expect(service.bus.published.at(-1)).toMatchObject({ type: 'account.relocated', subject: userId, data: {} });
  });

  it('is added once by double and parallel clicks', async () => {
    await completed();
    const answers = await Promise.all([
      add(own, 'click'),
      add(own, 'click'),
      ...Array.from({ length: 6 }, () => add()),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: true });
    await service.settle();
    expect(await service.queries.places({}, asking(own))).toHaveLength(1);
  });
});

describe('favourites', () => {
  const [tent, drill] = ['aaaaaaaaaa', 'bbbbbbbbbb'];
  const keep = (offerIds: readonly string[], actor = own) =>
    service.commands.keepOffers({ offerIds: [...offerIds] }, by(actor));
  const list = async (actor = own) => {
    await service.settle();
    return service.queries.favourites({}, asking(actor));
  };

  it('are readable and changeable by their owner only', async () => {
    await keep([tent]);
    await keep([drill, tent]);
    expect(await list()).toEqual([drill, tent]);
    expect(await list(user(otherId))).toEqual([]);
    expect(await service.queries.favourites({}, asking(visitor))).toEqual([]);
    expect(await service.commands.dropOffer({ offerId: tent }, by(user(otherId)))).toMatchObject({ ok: true });
    expect(await service.commands.keepOffers({ offerIds: [tent] }, by(visitor))).toEqual({
      ok: false,
      refusal: { code: 'account_not_found' },
    });
    expect(await list()).toEqual([drill, tent]);
    expect(JSON.stringify(await service.ports.store.read(`favourites-${userId}`))).not.toContain(tent);
  });

  it('stay unique and complete after double and parallel clicks', async () => {
    const ids = Array.from({ length: 8 }, (_, n) => `${n}`.repeat(10));
    await Promise.all([
      ...ids.map((one) => keep([one])),
      keep(ids),
      service.commands.dropOffer({ offerId: tent }, by(own)),
    ]);
    expect((await list()).toSorted()).toEqual(ids);
    await Promise.all([
      service.commands.dropOffer({ offerId: '0000000000' }, by(own)),
      service.commands.dropOffer({ offerId: '0000000000' }, by(own)),
    ]);
    expect(await list()).toHaveLength(7);
  });
});

describe('published account events', () => {
  it('report a move or a change of kind, without the destination', async () => {
    await completed();
    await change({ firstname: 'Robin', color: '#123456' });
    await change({ commercial: true });
    await until(() => service.bus.published.length >= 3);
    const told = service.bus.published.map(({ type, subject, data }) => ({ type, subject, data }));
    expect(told.filter(({ type }) => type !== 'account.trader_began')).toEqual(
      Array.from({ length: 2 }, () => ({ type: 'account.relocated', subject: userId, data: {} })),
    );
    expect(told.at(-1)).toMatchObject({ type: 'account.trader_began', subject: userId, data: { userId } });
  });
});
