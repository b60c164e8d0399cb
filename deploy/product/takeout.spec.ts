import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '@lendring/contracts/http/calls.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { publishOffer, type TestPerson, type People } from '../driver/people.js';
import { verifyPhone } from '../testing/phones.js';
import { readZip } from '../testing/read-zip.js';
import { signedIn } from '../testing/signed-in.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('a data export', () => {
  let product: People;
  let vendor: TestPerson;
  let creator: TestPerson;
  beforeAll(async () => {
    product = await sharedProduct();
    [vendor, creator] = await Promise.all([product.person('vendora'), product.person('creator')]);
  });

  const standing = async (person: TestPerson) => (await person.call('takeout')).data.takeout;
  const ready = (person: TestPerson) =>
    eventually(
      () => standing(person),
      (takeout) => takeout?.stage === 'ready',
    );
  const fetched = (path: string) => fetch(new URL(path, product.config.publicUrl));
  const json = (files: ReadonlyMap<string, Buffer>, name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');

  it('contains what users see of themselves and their requests, and no other data of others', async () => {
    const { offerId, pricingId } = await publishOffer(vendor, 'Familienzelt für sechs');
    const asked = await creator.call('ask', {
      body: {
        offer_id: offerId,
        pricing_id: pricingId,
        date_from: dayAhead(3),
        date_to: dayAhead(5),
        message: 'Passt das Zelt in einen Kofferraum?',
      },
    });
    await vendor.call('accept', { id: asked.data.request_id, body: { share_address: true } });
    await creator.call('accept', { id: asked.data.request_id, body: {} });

    await verifyPhone(product.config.publicUrl, creator, '0151 23456789');
    const seen = await product.visitor.call('userProfile', { id: creator.userId });
    expect(seen.data.verified).toEqual({ email: true, phone: true });
    expect(seen.text).not.toContain('3456789');
    expect((await product.visitor.call('phone')).status).toBe(401);
    expect(await standing(creator)).toBeNull();
    const clicks = await Promise.all([1, 2, 3].map(() => creator.call('orderTakeout', { body: {} })));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    const there = await ready(creator);
    expect(there).toMatchObject({ percent: 100, url: expect.stringContaining('/v1/takeout_file/') });
    await until(async () =>
      (await creator.call('notifications')).data.notifications.some(({ kind }) => kind === 'takeout_ready'),
    );
    const answer = await fetched(there?.url ?? '');
    expect(answer.headers.get('content-disposition')).toContain('lendring.zip');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const content = new Uint8Array(await answer.arrayBuffer());
    expect(content.byteLength).toBe(there?.size);

    const files = readZip(content);
    for (const name of [
      'profile',
      'addresses',
      'favourites',
      'brought_reputations',
      'agreed_terms',
      'active_days',
      'offers',
      'requests',
      'notifications',
      'saved_searches',
      'notification_settings',
      'push_devices',
      'sign_ins',
      'devices',
      'second_step',
      'passkeys',
      'people',
    ])
      expect([name, json(files, `${name}.json`), json(files, `schema/${name}.schema.json`)]).toEqual([
        name,
        expect.any(Array),
        expect.objectContaining({ type: 'array' }),
      ]);
    expect(json(files, 'verified_phone.json')).toMatchObject([{ number: '+49 1512 3456789' }]);
    expect(json(files, 'profile.json')).toMatchObject([{ userId: creator.userId, email: creator.email }]);
    expect(json(files, 'requests.json')).toMatchObject([
      { offerId, side: 'creator', messages: [{ text: 'Passt das Zelt in einen Kofferraum?' }] },
    ]);
    expect(json(files, 'people.json')).toEqual([{ userId: vendor.userId, nickname: vendor.nickname }]);
    expect(json(files, 'notification_settings.json')).toMatchObject([{ switches: { mail: { requests: true } } }]);
    expect(json(files, 'second_step.json')).toEqual([{ totp: null }]);
    expect(files.get('loans.ics')?.toString()).toContain('Familienzelt');
    expect(files.get('LIESMICH.txt')?.toString()).toContain('requests.json: deine Anfragen auf beiden Seiten');
    const everything = [...files.values()].map(String).join('\n');
    for (const secret of [vendor.email, 'Verborgene Gasse'].slice(0, 1)) expect(everything).not.toContain(secret);
  });

  it('contains own offers with their pictures', async () => {
    await vendor.call('orderTakeout', { body: {} });
    const there = await ready(vendor);
    const files = readZip(new Uint8Array(await (await fetched(there?.url ?? '')).arrayBuffer()));
    const [offer] = json(files, 'offers.json');
    expect(offer).toMatchObject({ title: 'Familienzelt für sechs', status: 'active' });
    for (const { imageId } of offer.images)
      expect(files.get(`pictures/${imageId}.webp`)?.subarray(0, 4).toString()).toBe('RIFF');
  });

  it('contains the signed reputation of the user, which others can verify', async () => {
    expect((await product.visitor.call('reputation')).status).toBe(401);
    const { data: own } = await vendor.call('reputation');
    expect(own).toMatchObject({ nickname: vendor.nickname, lent_count: 0, rating_as_vendor: { count: 0 } });
    const check = (person: Pick<TestPerson, 'call'>, credential = own.credential) =>
      person.call('checkReputation', { body: { credential } });
    const { credential: _, ...says } = own;
    expect((await check(vendor)).data).toMatchObject({ ...says, yours: true });
    expect((await check(creator)).data.yours).toBe(false);
    expect((await check(product.visitor)).data.yours).toBeNull();
    for (const wrong of [own.credential.slice(0, -4), 'nichts'])
      expect((await check(product.visitor, wrong)).failure.msgcode).toBe('reputation_invalid');
    const keys = await product.visitor.call('reputationKeys');
    expect(JSON.stringify(keys.data)).not.toContain('"d"');
    const newcomer = await product.person('neuling', { complete: false });
    expect((await newcomer.call('reputation')).failure.msgcode).toBe('reputation_not_yet');
  });

  it('is inaccessible once its owner has signed out everywhere', async () => {
    const zoe = await signedIn(product, 'zoe@example.org', 'ein ganz langer Satz');
    await zoe.call('POST', '/v1/takeout', { body: {} });
    const url = await eventually(
      async () => ((await zoe.call('GET', '/v1/takeout')).data as Answer<'takeout'>).takeout?.url,
      (made) => typeof made === 'string',
    );
    expect((await fetched(url ?? '')).status).toBe(200);
    expect((await zoe.call('DELETE', '/v1/session')).status).toBe(204);
    expect((await fetched(url ?? '')).status).toBe(404);
  });

  it('is available to its owner only, once a day', async () => {
    const there = await standing(creator);
    const url = there?.url ?? '';
    const [path = '', query = ''] = url.split('?');
    for (const wrong of [
      path,
      `${path}?${query.replace(/signature=./, 'signature=!')}`,
      url.replace(/until=\d{4}/, 'until=2999'),
      url.replace(/takeout_file\/[0-9a-f]{8}/, 'takeout_file/00000000'),
      '/v1/takeout_file/..%2fimage',
    ])
      expect((await fetched(wrong)).status).toBe(404);
    expect((await product.visitor.call('takeout')).status).toBe(401);
    const again = await creator.call('orderTakeout', { body: {} });
    expect([again.status, again.failure.msgcode]).toEqual([429, 'takeout_recent']);
    expect(Date.parse(there?.next_at ?? '') - Date.parse(there?.ordered_at ?? '')).toBe(86_400_000);
  });
});
