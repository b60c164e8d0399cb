import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { askFor, must, publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

import { actOn, enterGroup, forMembersOf, foundGroup, shareOffer } from '../testing/groups.js';

describe('items owned by a group', () => {
  let product: People;
  let n = 0;
  const someone = async (): Promise<TestPerson> => {
    const name = `keeper${(n += 1)}x`;
    return product.person(name);
  };
  beforeAll(async () => {
    product = await sharedProduct();
  });

  const lent = async () => {
    const [anna, ben, carl, dora] = [await someone(), await someone(), await someone(), await someone()];
    const { group_id: id } = await foundGroup(anna);
    await enterGroup(anna, id, ben, carl, dora);
    await actOn(anna, id, carl, 'appoint');
    const tent = await publishOffer(ben, 'Vereinszelt');
    await shareOffer(ben, tent.offerId, { ...forMembersOf(id), belongs_to: id });
    return { anna, ben, carl, dora, id, tent, requestId: await askFor(dora, tent, dayAhead(3)) };
  };
  const requestsOf = async (who: TestPerson, id: string) =>
    must('groupRequests', await who.call('groupRequests', { id, query: {} })).data.requests;
  const kinds = async (who: TestPerson) =>
    must('notifications', await who.call('notifications', { query: {} })).data.notifications.map(({ kind }) => kind);
  const isTold = (who: TestPerson, kind: string) =>
    eventually(
      () => kinds(who),
      (all) => all.some((one) => one === kind),
    );

  it('are requested from the contributor, and lent after a takeover by a group admin', async () => {
    const { anna, ben, carl, dora, id, tent, requestId } = await lent();
    expect(must('offer', await dora.call('offer', { id: tent.offerId })).data.audience.belongs_to).toBe(id);
    for (const leader of [anna, carl]) {
      await isTold(leader, 'group_thing_asked');
      const [one] = await requestsOf(leader, id);
      expect(one).toMatchObject({
        request_id: requestId,
        title: 'Vereinszelt',
        status: 'open',
        own: false,
        may_take_over: true,
      });
      expect([one?.vendor?.user_id, one?.creator?.user_id]).toEqual([ben.userId, dora.userId]);
      expect(JSON.stringify(one)).not.toContain('vertraulich');
      expect((await leader.call('request', { id: requestId })).failure.msgcode).toBe('request_not_found');
    }

    const taken = must('takeOver', await carl.call('takeOver', { id: requestId, body: {} })).data;
    expect(taken).toMatchObject({
      side: 'vendor',
      timeline: [{ type: 'asked' }, { type: 'message' }, { type: 'taken_over' }],
    });
    await Promise.all([isTold(dora, 'taken_over'), isTold(ben, 'group_request_taken')]);
    const seen = must('request', await dora.call('request', { id: requestId })).data;
    expect([seen.other?.user_id, seen.unread]).toEqual([carl.userId, true]);
    expect((await ben.call('request', { id: requestId })).failure.msgcode).toBe('request_not_found');
    expect((await ben.call('accept', { id: requestId, body: {} })).failure.msgcode).toBe('request_not_found');

    must('accept', await carl.call('accept', { id: requestId, body: {} }));
    const agreed = must('accept', await dora.call('accept', { id: requestId, body: {} })).data;
    expect(agreed).toMatchObject({ status: 'agreed', contact: { email: carl.email } });
    expect(await requestsOf(anna, id)).toMatchObject([{ status: 'agreed', vendor: { user_id: carl.userId } }]);
    expect((await requestsOf(carl, id)).map(({ own }) => own)).toEqual([true]);
  });

  it('hide their requests from members, former admins, strangers and visitors', async () => {
    const { anna, ben, carl, dora, id, requestId } = await lent();
    const stranger = await someone();
    await actOn(anna, id, carl, 'dismiss');
    const unknown = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const withoutIds = ({ status, text }: Readonly<{ status: number; text: string }>) => ({
      status,
      text: text.replaceAll(/"request_?id":"[^"]*"/gi, ''),
    });
    for (const who of [product.visitor, stranger, ben, carl, dora])
      expect(withoutIds(await who.raw('GET', `/v1/group_request/${id}`))).toEqual(
        withoutIds(await who.raw('GET', `/v1/group_request/${unknown}`)),
      );
    for (const who of [stranger, ben, carl])
      expect((await who.call('takeOver', { id: requestId, body: {} })).failure.msgcode).toBe('request_not_found');
    await actOn(anna, id, dora, 'appoint');
    expect((await dora.call('takeOver', { id: requestId, body: {} })).failure.msgcode).toBe('own_request');
  });

  it('are lent by only one of two admins who take over at the same time', async () => {
    const { anna, carl, dora, requestId } = await lent();
    const clicks = [anna, carl, anna, carl].map(async (who) => who.call('takeOver', { id: requestId, body: {} }));
    // The slower of two concurrent calls may find the request already reassigned.
    for (const { status } of await Promise.all(clicks)) expect([200, 404]).toContain(status);
    const { other } = must('request', await dora.call('request', { id: requestId })).data;
    const lends = [anna, carl].filter(({ userId }) => userId === other?.user_id);
    expect(lends).toHaveLength(1);
    const [loser] = [anna, carl].filter((who) => who !== lends[0]);
    expect((await loser?.call('request', { id: requestId }))?.status).toBe(404);
  });

  it('return to their contributor once the group no longer owns them', async () => {
    const { ben, id, tent } = await lent();
    const other = await foundGroup(ben);
    const refused = await ben.call('changeOffer', {
      id: tent.offerId,
      body: { audience: { ...forMembersOf(id), belongs_to: other.group_id } },
    });
    expect(refused.failure.msgcode).toBe('group_unknown');
    must('leaveGroup', await ben.call('leaveGroup', { id, body: {} }));
    const audience = await eventually(
      async () => must('offer', await ben.call('offer', { id: tent.offerId })).data.audience,
      ({ belongs_to: owner }) => owner === null,
    );
    expect(audience.groups).toEqual([]);
  });
});
