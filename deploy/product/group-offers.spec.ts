import { beforeAll, describe, expect, it } from 'vitest';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { actOn, enterGroup, forMembersOf, foundGroup, shareOffer } from '../testing/groups.js';
import { askFor, must, publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const day = dayAhead(20);

describe('offers in groups', () => {
  let product: People;
  let n = 0;
  /** A new user per call keeps tests independent. */
  const someone = async (): Promise<TestPerson> => product.person(`neighbour${(n += 1)}x`);
  beforeAll(async () => {
    product = await sharedProduct();
  });

  const codeOf = ({ failure }: Readonly<{ failure: Readonly<{ msgcode?: string }> }>) => failure.msgcode;

  it('exist for members only in every response, immediately after each change', async () => {
    const [anna, member, blocked, former, stranger] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ];
    const { group_id: groupId } = await foundGroup(anna);
    await enterGroup(anna, groupId, member, blocked, former);
    const offer = await publishOffer(anna, 'Wurfzelt der Verschworenen');
    const { offerId } = offer;
    const unknown = offerId.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const image = must('offer', await anna.call('offer', { id: offerId })).data.images[0];
    const requestId = await askFor(stranger, offer, day);
    expect((await shareOffer(anna, offerId, forMembersOf(groupId))).audience).toEqual({
      ...forMembersOf(),
      group_ids: undefined,
      groups: [{ group_id: groupId, name: 'Geheimbund Wurfzelt' }],
      joinable: [],
      of_group: false,
    });

    const addressesOf = (id: string): readonly string[] => [
      `/v1/offer/${id}`,
      `/v1/offer_list?ids=${id}`,
      `/v1/offer_calendar/${id}?date_from=${day}&date_to=${day}`,
      `/v1/offer_permalink/${id}`,
      `/v1/rating?offer_id=${id}`,
      `/v1/offer_search?ref_id=${id}`,
    ];
    const asks = (id: string) => [
      ['POST', `/v1/offer_hit/${id}`, '{}'],
      [
        'POST',
        '/v1/request',
        JSON.stringify({
          offer_id: id,
          pricing_id: offer.pricingId,
          date_from: day,
          date_to: day,
          message: 'Gern am Samstag.',
        }),
      ],
    ];
    const answersOf = async (who: TestPerson, id: string) => {
      const answers = await Promise.all([
        ...addressesOf(id).map(async (path) => who.raw('GET', path)),
        ...asks(id).map(async ([method = '', path = '', body = '']) => who.raw(method, path, { body })),
      ]);
      return answers.map(({ status, text }) => ({
        status,
        text: text.replaceAll(/"request_?id":"[^"]*"/gi, '').replaceAll(id, 'ID'),
      }));
    };
    const lists = ['', '?query=wurfzelt', `?user_id=${anna.userId}`, `?group_id=${groupId}`].map(
      (query) => `/v1/offer_search${query}`,
    );
    const pages = (['de', 'en', 'nl'] as const).map((locale) => pageAddress(locale, '/offer/$offerId', { offerId }));

    const isNothingTo = async (who: TestPerson) => {
      expect(await answersOf(who, offerId)).toEqual(await answersOf(who, unknown));
      for (const path of [...lists, ...pages, '/sitemap/offers-1.xml', '/'])
        expect((await who.raw('GET', path)).text).not.toMatch(new RegExp(`Verschworenen|${offerId}"`));
    };
    for (const who of [product.visitor, stranger]) await isNothingTo(who);
    expect(codeOf(await stranger.call('offer', { id: offerId }))).toBe('offer_not_found');
    await eventually(
      async () => (await product.visitor.raw('GET', `/media/${image?.image_id}/320.webp`)).status,
      (status) => status === 404,
    );

    await actOn(anna, groupId, blocked, 'block');
    await isNothingTo(blocked);
    must('leaveGroup', await former.call('leaveGroup', { id: groupId, body: {} }));
    await isNothingTo(former);

    for (const path of [...addressesOf(offerId), ...lists]) expect((await member.raw('GET', path)).status).toBe(200);
    const seen = must('offer', await member.call('offer', { id: offerId })).data;
    expect(seen).toMatchObject({ members_only: true, audience: { groups: [{ group_id: groupId }] } });
    expect((await member.raw('GET', seen.images[0]?.medium ?? '')).status).toBe(200);
    for (const path of lists) expect((await member.raw('GET', path)).text).toContain(offerId);
    expect(
      must(
        'ask',
        await member.call('ask', {
          body: {
            offer_id: offerId,
            pricing_id: offer.pricingId,
            date_from: day,
            date_to: day,
            message: 'Gern am Samstag.',
          },
        }),
      ).data.offer_id,
    ).toBe(offerId);
    expect(must('request', await stranger.call('request', { id: requestId })).data.offer_id).toBe(offerId);
  });

  it('are lent to members only, or free for members, as the owner chooses', async () => {
    const [anna, member, stranger] = [await someone(), await someone(), await someone()];
    const { group_id: groupId } = await foundGroup(anna, { listed: true });
    await enterGroup(anna, groupId, member);
    const offer = await publishOffer(anna, 'Bollerwagen');
    await shareOffer(anna, offer.offerId, { ...forMembersOf(groupId), seen_by: 'everyone', free_for_members: true });
    const body = {
      offer_id: offer.offerId,
      pricing_id: offer.pricingId,
      date_from: day,
      date_to: day,
      message: 'Gern am Samstag.',
    };
    const outside = must('offer', await stranger.call('offer', { id: offer.offerId })).data;
    expect(outside.pricing[0]?.amount).toBe(900);
    expect(outside.audience).toEqual({
      groups: [],
      joinable: [{ group_id: groupId, name: 'Geheimbund Wurfzelt' }],
      seen_by: 'everyone',
      lent_to: 'members',
      free_for_members: false,
      belongs_to: null,
      of_group: false,
    });
    expect(codeOf(await stranger.call('ask', { body }))).toBe('members_only');
    const inside = must('offer', await member.call('offer', { id: offer.offerId })).data;
    expect(inside.pricing[0]).toMatchObject({ paymenttype_id: 5, amount: 0 });
    const request = must('ask', await member.call('ask', { body })).data;
    expect(request.pricing).toMatchObject({ paymenttype_id: 5, amount: 0 });
  });

  it('list the groups a reader could join for access, but never a hidden group', async () => {
    const [anna, member, stranger] = [await someone(), await someone(), await someone()];
    const settings = [
      { name: 'Offene Werkstatt', listed: true, joining: 'open' },
      { name: 'Werkzeugkeller', listed: true, joining: 'request' },
      { name: 'Kita Löwenzahn', listed: true, joining: 'invitation' },
      { name: 'Geheimbund', listed: false, joining: 'open' },
    ] as const;
    const groups = await Promise.all(settings.map(async (one) => foundGroup(anna, one)));
    await enterGroup(anna, groups[3]?.group_id ?? '', member);
    const offer = await publishOffer(anna, 'Fugenfräse');
    const share = async (lentTo: 'everyone' | 'members') =>
      shareOffer(anna, offer.offerId, {
        ...forMembersOf(...groups.map(({ group_id: id }) => id)),
        seen_by: 'everyone',
        lent_to: lentTo,
      });
    const named = async (who: TestPerson) => {
      const { audience } = must('offer', await who.call('offer', { id: offer.offerId })).data;
      return audience.joinable.map(({ name }) => name).toSorted();
    };
    await share('members');
    for (const who of [stranger, product.visitor])
      expect(await named(who)).toEqual(['Offene Werkstatt', 'Werkzeugkeller']);
    for (const who of [anna, member]) expect(await named(who)).toEqual([]);
    const { text } = await product.visitor.raw('GET', `/v1/offer/${offer.offerId}`);
    expect(text).not.toMatch(/Geheimbund|Löwenzahn/);
    await share('everyone');
    expect(await named(stranger)).toEqual([]);
  });

  it('leave the group with their owner, or when the group is deleted', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const { group_id: groupId } = await foundGroup(anna);
    await enterGroup(anna, groupId, ben);
    const { offerId } = await publishOffer(ben, 'Leiter');
    await shareOffer(ben, offerId, forMembersOf(groupId));
    const inGroup = async () =>
      must('offerSearch', await anna.call('offerSearch', { query: { group_id: groupId } })).data.total;
    expect(await inGroup()).toBe(1);
    must('leaveGroup', await ben.call('leaveGroup', { id: groupId, body: {} }));
    expect(await eventually(inGroup, (total) => total === 0)).toBe(0);
    expect(must('offer', await ben.call('offer', { id: offerId })).data.audience).toMatchObject({
      groups: [],
      seen_by: 'members',
    });
    expect(codeOf(await ben.call('changeOffer', { id: offerId, body: { audience: forMembersOf(groupId) } }))).toBe(
      'group_unknown',
    );
    await enterGroup(anna, groupId, ben);
    await shareOffer(ben, offerId, forMembersOf(groupId));
    must('deleteGroup', await anna.call('deleteGroup', { id: groupId }));
    const groupsOf = async () => must('offer', await ben.call('offer', { id: offerId })).data.audience.groups;
    expect(await eventually(groupsOf, (groups) => groups.length === 0)).toEqual([]);
    expect((await anna.call('offer', { id: offerId })).status).toBe(404);
  });

  it('cannot be the subject of a saved search', async () => {
    const anna = await someone();
    const { group_id: groupId } = await foundGroup(anna);
    const saved = await anna.call('saveSearch', {
      body: { name: 'In der Gruppe', page: { term: null, city: null, fields: {} }, query: { group_id: groupId } },
    });
    expect(saved.status).toBe(400);
  });
});
