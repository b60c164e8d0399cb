import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import type { GroupBody } from '@lendring/contracts/http/groups.js';
import type { SearchRequestBody } from '@lendring/contracts/http/search-requests.js';
import { until } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

import { foundGroup } from '../testing/groups.js';

describe('search requests', () => {
  let product: People;
  let cologne: string;
  let n = 0;
  const someone = async (): Promise<TestPerson> => product.person(`sucht${(n += 1)}x`);
  beforeAll(async () => {
    product = await sharedProduct();
    const towns = must('citySearch', await product.visitor.call('citySearch', { query: { query: 'Köln' } })).data;
    cologne = towns[0]?.id ?? '';
  });

  const found = async (who: TestPerson, more: Partial<GroupBody> = {}): Promise<string> =>
    (await foundGroup(who, { name: 'Hinterhof', city_id: cologne, listed: true, ...more })).group_id;
  const ladder = (more: Partial<SearchRequestBody> = {}): SearchRequestBody => ({
    title: 'Wer hat eine lange Leiter?',
    text: 'Drei Meter reichen.',
    category_id: null,
    date_from: dayAhead(3),
    date_to: dayAhead(4),
    city_id: cologne,
    public: false,
    group_id: null,
    ...more,
  });
  const make = async (who: TestPerson, more: Partial<SearchRequestBody> = {}): Promise<string> =>
    must('makeSearchRequest', await who.call('makeSearchRequest', { body: ladder(more) })).data.search_request_id;
  const join = async (who: TestPerson, id: string) =>
    must('joinGroup', await who.call('joinGroup', { id, body: { message: '' } }));
  const read = async (who: TestPerson, id: string, groupId: string) => {
    const lists = await Promise.all(
      ([{}, { among: 'groups' }, { group_id: groupId }, { query: 'leiter' }] as const).map(async (query) => {
        const reply = await who.call('searchRequests', { query: { ...query, all: '1' } });
        return (
          reply.status === 200 && reply.data.search_requests.some(({ search_request_id }) => search_request_id === id)
        );
      }),
    );
    const page = await who.call('searchRequest', { id });
    const reply = await who.call('replyToSearchRequest', { id, body: { text: 'Ich!', offer_id: null } });
    const solved = await who.call('settleSearchRequest', { id, body: { solved: true } });
    const gone = await who.call('deleteSearchRequest', { id });
    return {
      listed: lists.some(Boolean),
      status: page.status,
      acts: [reply, solved, gone].map(({ failure }) => failure.msgcode),
      text: page.text.replaceAll(id, 'ID'),
    };
  };

  it('are created in a group, receive replies with an offer, and are announced', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const groupId = await found(anna);
    await join(ben, groupId);
    await join(cleo, groupId);
    const id = await make(anna, { group_id: groupId });
    const { offerId } = await publishOffer(ben, 'Ausziehleiter');
    const foreign = await cleo.call('replyToSearchRequest', { id, body: { text: 'Seine', offer_id: offerId } });
    expect([foreign.status, foreign.failure.msgcode]).toEqual([409, 'search_request_offer']);
    const body = { text: 'Meine kannst du haben.', offer_id: offerId };
    const once = await ben.call('replyToSearchRequest', { id, body, key: 'one-press' });
    const twice = await ben.call('replyToSearchRequest', { id, body, key: 'one-press' });
    expect([once.status, twice.data.replies.length]).toEqual([200, 1]);
    expect((await anna.call('searchRequest', { id })).data).toMatchObject({
      group: { group_id: groupId, name: 'Hinterhof' },
      leads: true,
      solved_at: null,
      replies: [{ user_id: ben.userId, text: body.text, offer: { offer_id: offerId, title: 'Ausziehleiter' } }],
    });
    await until(async () =>
      (await anna.call('notifications')).data.notifications.some(
        ({ kind, search_request: about }) => kind === 'wanted_replied' && about?.title === 'Wer hat eine lange Leiter?',
      ),
    );
    must(
      'replyToSearchRequest',
      await anna.call('replyToSearchRequest', { id, body: { text: 'Danke, gern!', offer_id: null } }),
    );
    await until(async () =>
      (await ben.call('notifications')).data.notifications.some(
        ({ kind, search_request: about }) =>
          kind === 'wanted_answered' && about?.title === 'Wer hat eine lange Leiter?',
      ),
    );
    for (const member of [ben, cleo])
      await until(async () =>
        (await member.call('notifications')).data.notifications.some(
          ({ kind, group }) => kind === 'group_wanted' && group?.name === 'Hinterhof',
        ),
      );
    const told = (await anna.call('notifications')).data.notifications.map(({ kind }) => kind);
    expect(told).not.toContain('group_wanted');
    must('settleSearchRequest', await anna.call('settleSearchRequest', { id, body: { solved: true } }));
    const open = async (all: boolean) =>
      must(
        'searchRequests',
        await ben.call('searchRequests', { query: { group_id: groupId, ...(all && { all: '1' }) } }),
      ).data.search_requests.length;
    expect([await open(false), await open(true)]).toEqual([0, 1]);
  });

  it('do not exist for visitors, strangers, and former or blocked members', async () => {
    const [anna, ben, cleo, dora] = [await someone(), await someone(), await someone(), await someone()];
    for (const listed of [true, false]) {
      const groupId = await found(anna, { listed: true });
      for (const member of [ben, cleo]) await join(member, groupId);
      must('changeGroup', await anna.call('changeGroup', { id: groupId, body: { listed } }));
      const id = await make(anna, { group_id: groupId });
      expect((await ben.call('searchRequest', { id })).status).toBe(200);
      must('leaveGroup', await ben.call('leaveGroup', { id: groupId, body: {} }));
      must(
        'changeMember',
        await anna.call('changeMember', { id: groupId, body: { user_id: cleo.userId, act: 'block' } }),
      );
      for (const who of [ben, cleo, dora]) {
        const never = await read(who, 'n3v3rwas00', groupId);
        expect(await read(who, id, groupId)).toEqual(never);
        expect(never).toMatchObject({ listed: false, status: 404 });
      }
      const visitor = await product.visitor.call('searchRequest', { id });
      expect([visitor.status, visitor.failure.msgcode]).toEqual([404, 'search_request_not_found']);
      expect((await anna.call('searchRequest', { id })).data.replies).toEqual([]);
    }
  });

  it('end when their creator leaves the group, or when the group is deleted', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const groupId = await found(anna);
    await join(ben, groupId);
    const his = await make(ben, { group_id: groupId });
    const hers = await make(anna, { group_id: groupId });
    must('leaveGroup', await ben.call('leaveGroup', { id: groupId, body: {} }));
    await until(async () => (await anna.call('searchRequest', { id: his })).status === 404);
    expect((await ben.call('searchRequest', { id: his })).status).toBe(404);
    must('deleteGroup', await anna.call('deleteGroup', { id: groupId }));
    expect((await anna.call('searchRequest', { id: hers })).status).toBe(404);
    await until(async () => {
      const own = await anna.call('searchRequests', { query: { among: 'own', all: '1' } });
      return own.data.search_requests.length === 0;
    });
  });

  it('lose the replies of a departed member, except replies that the member may still read', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const groupId = await found(anna, { listed: true, public_search_requests: true });
    for (const member of [ben, cleo]) await join(member, groupId);
    const closed = await make(anna, { group_id: groupId });
    const open = await make(anna, { group_id: groupId, public: true });
    for (const id of [closed, open])
      for (const who of [ben, cleo, anna])
        must(
          'replyToSearchRequest',
          await who.call('replyToSearchRequest', { id, body: { text: 'Ich.', offer_id: null } }),
        );
    must('leaveGroup', await ben.call('leaveGroup', { id: groupId, body: {} }));
    must(
      'changeMember',
      await anna.call('changeMember', { id: groupId, body: { user_id: cleo.userId, act: 'block' } }),
    );
    const repliers = async (id: string) =>
      must('searchRequest', await anna.call('searchRequest', { id })).data.replies.map(({ user_id }) => user_id);
    await until(async () => (await repliers(closed)).length === 1);
    expect(await repliers(closed)).toEqual([anna.userId]);
    expect(await repliers(open)).toEqual([ben.userId, cleo.userId, anna.userId]);
  });

  it('are public near a place without a group, or in a group while the group allows it', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const groupId = await found(anna, { public_search_requests: true });
    const ids = [
      await make(anna, { title: 'Bohrmaschine gesucht' }),
      await make(anna, { group_id: groupId, public: true }),
    ];
    const near = async () =>
      must('searchRequests', await product.visitor.call('searchRequests', { query: { city_id: cologne, size: 50 } }))
        .data.search_requests.map(({ search_request_id: id }) => id)
        .filter((id) => ids.includes(id));
    expect(new Set(await near())).toEqual(new Set(ids));
    for (const who of [product.visitor, ben])
      for (const { text } of [
        await who.call('searchRequest', { id: ids[1]! }),
        await who.call('searchRequests', { query: { city_id: cologne, size: 50 } }),
      ])
        expect(text).not.toContain(groupId);
    for (const id of ids)
      must(
        'replyToSearchRequest',
        await ben.call('replyToSearchRequest', { id, body: { text: 'Ich', offer_id: null } }),
      );
    const reply = await product.visitor.raw('POST', `/v1/search_request_reply/${ids[0]}`, {
      body: JSON.stringify({ text: 'Ich', offer_id: null }),
    });
    expect(reply.status).toBe(401);
    must('changeGroup', await anna.call('changeGroup', { id: groupId, body: { public_search_requests: false } }));
    expect(await near()).toEqual([ids[0]]);
    expect((await ben.call('searchRequest', { id: ids[1]! })).status).toBe(404);
    expect((await anna.call('searchRequest', { id: ids[1]! })).status).toBe(200);
  });

  it('show an attached offer only to users who may see the offer', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const groupId = await found(ben, { listed: false });
    const { offerId } = await publishOffer(ben, 'Leiter nur für uns');
    const audience: Body<'changeOffer'>['audience'] = {
      group_ids: [groupId],
      seen_by: 'members',
      lent_to: 'members',
      free_for_members: false,
    };
    must('changeOffer', await ben.call('changeOffer', { id: offerId, body: { audience } }));
    const id = await make(anna);
    must(
      'replyToSearchRequest',
      await ben.call('replyToSearchRequest', { id, body: { text: 'Diese', offer_id: offerId } }),
    );
    expect((await anna.call('searchRequest', { id })).data.replies[0]?.offer).toBeNull();
    expect((await anna.call('searchRequest', { id })).text).not.toContain(offerId);
    expect((await ben.call('searchRequest', { id })).data.replies[0]?.offer?.offer_id).toBe(offerId);
  });

  it('deleted during a reply keep no part of the reply', async () => {
    const [anna, ben] = [await someone(), await someone()];
    for (let round = 0; round < 10; round += 1) {
      const id = await make(anna);
      const [gone, replied] = await Promise.all([
        anna.call('deleteSearchRequest', { id }),
        ben.call('replyToSearchRequest', { id, body: { text: 'Ich', offer_id: null } }),
      ]);
      expect(gone.status).toBe(204);
      expect([200, 404]).toContain(replied.status);
      expect((await ben.call('searchRequest', { id })).status).toBe(404);
    }
  });

  it.each<[string, Partial<Record<keyof SearchRequestBody, unknown>>, string]>([
    ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }, 'invalid_input'],
    ['no title', { title: '  ' }, 'invalid_input'],
    ['a title with a control character', { title: 'Leiter\u0007' }, 'invalid_input'],
    ['an end before the beginning', { date_from: dayAhead(4), date_to: dayAhead(2) }, 'invalid_input'],
    ['an end without a beginning', { date_from: null }, 'invalid_input'],
    ['days of three years', { date_to: dayAhead(1_100) }, 'invalid_input'],
    ['days that have passed', { date_from: '2020-01-01', date_to: '2020-01-02' }, 'search_request_days_over'],
    ['a category that is none', { category_id: 999_999 }, 'invalid_input'],
    ['a town that is none', { city_id: 'nowhere' }, 'invalid_input'],
    ['nobody near by', { city_id: null }, 'search_request_place_needed'],
    ['a group of others', { group_id: 'n3v3rwas00' }, 'group_not_found'],
  ])('are rejected with %s', async (_, more, code) => {
    const who = await someone();
    const reply = await who.call('makeSearchRequest', { body: { ...ladder(), ...more } as SearchRequestBody });
    expect([reply.failure.msgcode, reply.status < 500]).toEqual([code, true]);
    expect((await who.call('searchRequests', { query: { among: 'own', all: '1' } })).data.search_requests).toEqual([]);
  });

  it('store HTML as text, and are limited to twenty open requests', async () => {
    const who = await someone();
    const title = '<img src=x onerror=alert(1)> Leiter';
    const id = await make(who, { title });
    expect((await who.call('searchRequest', { id })).data.title).toBe(title);
    for (let more = 1; more < 20; more += 1) await make(who);
    const reply = await who.call('makeSearchRequest', { body: ladder() });
    expect([reply.status, reply.failure.msgcode]).toEqual([409, 'too_many_search_requests']);
    must('settleSearchRequest', await who.call('settleSearchRequest', { id, body: { solved: true } }));
    await make(who);
    const again = await who.call('settleSearchRequest', { id, body: { solved: false } });
    expect([again.status, again.failure.msgcode]).toEqual([409, 'too_many_search_requests']);
  });

  it('are limited to thirty a day including deleted requests, even with many parallel clicks', async () => {
    const who = await someone();
    for (let made = 0; made < 24; made += 1)
      must('deleteSearchRequest', await who.call('deleteSearchRequest', { id: await make(who) }));
    const clicks = Array.from({ length: 10 }, async () => who.call('makeSearchRequest', { body: ladder() }));
    const codes = (await Promise.all(clicks)).map(({ failure }) => failure.msgcode ?? 'made');
    expect(codes.filter((code) => code === 'made')).toHaveLength(6);
    expect(new Set(codes)).toEqual(new Set(['made', 'too_many_search_requests_today']));
  });

  it('accept identical replies of a user once, even with many parallel clicks', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const id = await make(anna);
    const replies = await Promise.all(
      Array.from({ length: 3 }, async () =>
        ben.call('replyToSearchRequest', { id, body: { text: 'Meine!', offer_id: null } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(must('searchRequest', await anna.call('searchRequest', { id })).data.replies).toHaveLength(1);
  });

  it('accept three replies of a user until the creator replies, even with many parallel clicks', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const id = await make(anna);
    let written = 0;
    const write = async (who: TestPerson) =>
      who.call('replyToSearchRequest', { id, body: { text: `Meine ${(written += 1)}`, offer_id: null } });
    const stop = async (who: TestPerson) =>
      must('searchRequest', await who.call('searchRequest', { id })).data.reply_stop;
    const replies = await Promise.all(Array.from({ length: 8 }, async () => write(ben)));
    const codes = replies.map(({ failure }) => failure.msgcode ?? 'written');
    expect(codes.filter((code) => code === 'written')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['written', 'search_request_answer_awaited']));
    expect(await stop(ben)).toEqual({ reason: 'unanswered', until: null });
    expect((await product.visitor.call('searchRequest', { id })).data.reply_stop).toBeNull();
    must('replyToSearchRequest', await write(anna));
    expect(await stop(ben)).toBeNull();
    must('replyToSearchRequest', await write(ben));
  });

  it('accept forty replies of a user a day, across creators', async () => {
    const [anna, ben] = [await someone(), await someone()];
    let last = '';
    for (let written = 0; written < 40; written += 1) {
      if (written % 3 === 0) last = await make(anna);
      must(
        'replyToSearchRequest',
        await ben.call('replyToSearchRequest', { id: last, body: { text: `Meine ${written}`, offer_id: null } }),
      );
    }
    const reply = await ben.call('replyToSearchRequest', { id: last, body: { text: 'Meine!', offer_id: null } });
    expect([reply.status, reply.failure.msgcode]).toEqual([429, 'too_many_search_request_replies_today']);
    const shown = must('searchRequest', await ben.call('searchRequest', { id: last })).data.reply_stop;
    expect(shown?.reason).toBe('today');
  });
});
