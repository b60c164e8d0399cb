import { beforeAll, describe, expect, it } from 'vitest';
import { groupLimits } from '@lendring/contracts/group/limits.js';
import type { MemberAct } from '@lendring/contracts/http/group-members.js';
import type { GroupBody, GroupShape } from '@lendring/contracts/http/groups.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { must, type TestPerson, type People } from '../driver/people.js';
import { mailboxOf } from '../testing/mails.js';
import { sharedProduct } from '../testing/shared-product.js';

const settings: GroupBody = {
  name: 'Werkzeug im Veedel',
  description: 'Bohrhammer, Leitern, Sägen.',
  rules: 'Sauber zurück.',
  color: '#007a7e',
  city_id: null,
  joining: 'open',
  public_search_requests: false,
  listed: true,
};

describe('groups', () => {
  let product: People;
  let cologne: string;
  let n = 0;
  /** A new user per call keeps tests independent. */
  const someone = async (): Promise<TestPerson> => product.person(`person${(n += 1)}x`);
  beforeAll(async () => {
    product = await sharedProduct();
    const towns = must('citySearch', await product.visitor.call('citySearch', { query: { query: 'Köln' } })).data;
    cologne = towns[0]?.id ?? '';
  });

  const found = async (who: TestPerson, changes: Partial<GroupBody> = {}): Promise<GroupShape> =>
    must('foundGroup', await who.call('foundGroup', { body: { ...settings, ...changes } })).data;
  const act = async (who: TestPerson, id: string, whom: TestPerson, what: MemberAct) =>
    who.call('changeMember', { id, body: { user_id: whom.userId, act: what } });
  const join = async (who: TestPerson, id: string, message = '') => who.call('joinGroup', { id, body: { message } });
  const codeOf = ({ failure }: Readonly<{ failure: Readonly<{ msgcode?: string }> }>) => failure.msgcode;
  const linkOf = async (admin: TestPerson, id: string, terms: { days: number | null; uses: number | null }) => {
    const [link] = must('makeGroupLink', await admin.call('makeGroupLink', { id, body: terms })).data;
    return link?.token ?? '';
  };

  it('are created once per click, and can be found by name, town and place', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const ask = { key: 'one-click', body: { ...settings, name: 'Kletterhalle Sülz', city_id: cologne } };
    const [first, second] = await Promise.all([anna.call('foundGroup', ask), anna.call('foundGroup', ask)]);
    expect(must('foundGroup', first).data.group_id).toBe(must('foundGroup', second).data.group_id);
    const { group_id: id } = first.data;
    expect(first.data).toMatchObject({ role: 'creator', members: 1, place: { city_id: cologne } });
    for (const query of [{ query: 'klett' }, { query: 'köln sülz' }, { city_id: cologne }, { lat: 50.9, lng: 6.9 }])
      expect(must('groups', await product.visitor.call('groups', { query })).data.groups).toContainEqual(
        expect.objectContaining({ group_id: id, role: null, waiting: null }),
      );
    expect(must('groups', await product.visitor.call('groups', { query: { query: 'kegel' } })).data.groups).toEqual([]);
    expect(must('joinGroup', await join(ben, id)).data).toMatchObject({ role: 'member', members: 2 });
    expect(must('joinGroup', await join(ben, id)).data).toMatchObject({ role: 'member', members: 2 });
    expect(must('ownGroups', await ben.call('ownGroups')).data).toMatchObject([{ group_id: id, role: 'member' }]);
    must('leaveGroup', await ben.call('leaveGroup', { id, body: {} }));
    expect(must('group', await ben.call('group', { id })).data).toMatchObject({ role: null, members: 1 });
    expect(codeOf(await anna.call('leaveGroup', { id, body: {} }))).toBe('group_creator_stays');
  });

  it('show membership requests to admins, who answer them', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const { group_id: id } = await found(anna, { joining: 'request' });
    expect(must('joinGroup', await join(ben, id, 'Ich wohne nebenan.')).data).toMatchObject({
      role: null,
      asked: true,
      waiting: null,
    });
    must('joinGroup', await join(cleo, id, 'Ich auch.'));
    expect(must('group', await anna.call('group', { id })).data.waiting).toBe(2);
    expect(must('groupAsks', await anna.call('groupAsks', { id })).data.items).toMatchObject([
      { user_id: ben.userId, user: { nickname: expect.any(String) }, message: 'Ich wohne nebenan.' },
      { user_id: cleo.userId },
    ]);
    expect(must('groupAsks', await ben.call('groupAsks', { id })).data.items).toEqual([]);
    expect(must('changeMember', await act(anna, id, ben, 'admit')).data).toMatchObject({ members: 2, waiting: 1 });
    must('changeMember', await act(anna, id, cleo, 'decline'));
    expect(must('group', await cleo.call('group', { id })).data).toMatchObject({ role: null, asked: false });
    expect(codeOf(await act(ben, id, cleo, 'admit'))).toBe('group_admin_needed');
    must('changeMember', await act(anna, id, ben, 'appoint'));
    expect(must('groupMembers', await ben.call('groupMembers', { id })).data.items).toMatchObject([
      { user_id: anna.userId, role: 'creator' },
      { user_id: ben.userId, role: 'admin' },
    ]);
  });

  it('notify admins of membership requests, and requesters of the outcome', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const { group_id: id } = await found(anna, { joining: 'request', listed: true });
    const toldTo = async (who: TestPerson, kind: string) =>
      eventually(
        async () => must('notifications', await who.call('notifications', { query: {} })).data.notifications,
        (all) => all.some((one) => one.kind === kind),
      );
    must('joinGroup', await join(ben, id, 'Hallo!'));
    expect(await toldTo(anna, 'group_asked')).toMatchObject([{ group: { group_id: id, name: settings.name } }]);
    must('changeMember', await act(anna, id, ben, 'admit'));
    expect(await toldTo(ben, 'group_admitted')).toMatchObject([{ group: { group_id: id, name: settings.name } }]);
    must('joinGroup', await join(cleo, id, 'Hallo!'));
    must('changeMember', await act(anna, id, cleo, 'decline'));
    expect(await toldTo(cleo, 'group_declined')).toMatchObject([{ group: { group_id: id, name: null } }]);
    must('changeGroup', await anna.call('changeGroup', { id, body: { listed: false } }));
    must('changeMember', await act(anna, id, ben, 'block'));
    expect(await toldTo(ben, 'group_out')).toMatchObject([
      { kind: 'group_out', group: { name: null } },
      { kind: 'group_admitted', group: { name: null } },
    ]);
  });

  it('tell only the removed member about a removal while the group is listed', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const { group_id: id } = await found(anna);
    must('joinGroup', await join(ben, id));
    must('changeMember', await act(anna, id, ben, 'block'));
    const seen = async (who: TestPerson) => must('group', await who.call('group', { id })).data.blocked;
    expect([await seen(ben), await seen(anna), await seen(cleo), await seen(product.visitor)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    must('changeMember', await act(anna, id, ben, 'unblock'));
    expect(await seen(ben)).toBe(false);
  });

  it('notify the new owner of a handover', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const { group_id: id } = await found(anna);
    must('joinGroup', await join(ben, id));
    must('changeMember', await act(anna, id, ben, 'hand_over'));
    const told = await eventually(
      async () => must('notifications', await ben.call('notifications', { query: {} })).data.notifications,
      (all) => all.length > 0,
    );
    expect(told).toMatchObject([{ kind: 'group_handed_over', group: { group_id: id } }]);
  });

  it('notify only their members of the deletion, without naming anything', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const kindsOf = async (who: TestPerson) =>
      must('notifications', await who.call('notifications', { query: {} })).data.notifications.map(
        ({ kind, group }) => [kind, group?.name],
      );
    for (const listed of [true, false]) {
      const { group_id: id } = await found(anna);
      for (const who of [ben, cleo]) must('joinGroup', await join(who, id));
      must('leaveGroup', await cleo.call('leaveGroup', { id, body: {} }));
      must('changeGroup', await anna.call('changeGroup', { id, body: { listed } }));
      must('deleteGroup', await anna.call('deleteGroup', { id }));
    }
    const told = await eventually(
      () => kindsOf(ben),
      (all) => all.length === 2,
    );
    expect(told).toEqual([
      ['group_ended', null],
      ['group_ended', null],
    ]);
    expect((await kindsOf(anna)).filter(([kind]) => kind !== 'group_joined')).toEqual([]);
    expect(await kindsOf(cleo)).toEqual([]);
  });

  it('admit only one user with the last use of a link, and no user with the previous link', async () => {
    const anna = await someone();
    const guests = await Promise.all(Array.from({ length: 4 }, someone));
    const { group_id: id } = await found(anna, { joining: 'invitation', listed: false });
    const before = await linkOf(anna, id, { days: null, uses: null });
    const token = await linkOf(anna, id, { days: 3, uses: 1 });
    expect(codeOf(await product.visitor.call('invitation', { id: before }))).toBe('invitation_not_found');
    expect(must('invitation', await product.visitor.call('invitation', { id: token })).data).toMatchObject({
      group: { name: settings.name, creator: null },
      problem: null,
      invited_by: { nickname: expect.stringMatching(/^person\d+x_/) },
    });
    const answers = await Promise.all(guests.map((guest) => guest.call('acceptInvitation', { id: token, body: {} })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
    expect(must('group', await anna.call('group', { id })).data.members).toBe(2);
    expect(must('invitation', await product.visitor.call('invitation', { id: token })).data).toMatchObject({
      problem: 'invitation_used_up',
      invited_by: null,
    });
  });

  it('hide an inviter who has left or blocked the invited user', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const { group_id: id } = await found(anna, { joining: 'invitation', listed: false });
    const token = await linkOf(anna, id, { days: null, uses: null });
    const inviterFor = async (who: TestPerson) =>
      must('invitation', await who.call('invitation', { id: token })).data.invited_by?.nickname ?? null;
    must('blockPerson', await anna.call('blockPerson', { body: { user_id: cleo.userId } }));
    expect(await inviterFor(ben)).toMatch(/^person\d+x_/);
    expect(await inviterFor(cleo)).toBeNull();
    must('acceptInvitation', await ben.call('acceptInvitation', { id: token, body: {} }));
    await act(anna, id, ben, 'hand_over');
    must('leaveGroup', await anna.call('leaveGroup', { id, body: {} }));
    expect(await inviterFor(product.visitor)).toBeNull();
  });

  it('invite by mail with a link that works once', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const { group_id: id } = await found(anna, { name: 'Bastelkeller', joining: 'invitation', listed: false });
    const address = product.address('neu.dabei@example.org');
    const [invited] = must('inviteByMail', await anna.call('inviteByMail', { id, body: { email: address } })).data;
    const mail = await mailboxOf(product.config.publicUrl).mailTo(address, /Bastelkeller/);
    expect(mail).toContain(new URL(invited?.url ?? '').pathname);
    const token = invited?.token ?? '';
    expect(must('acceptInvitation', await ben.call('acceptInvitation', { id: token, body: {} })).data.role).toBe(
      'member',
    );
    expect(codeOf(await cleo.call('acceptInvitation', { id: token, body: {} }))).toBe('invitation_used_up');
  });

  it('cancel a mail invitation when the user joins by link', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const { group_id: id } = await found(anna, { joining: 'invitation', listed: false });
    const token = await linkOf(anna, id, { days: null, uses: null });
    for (const email of [ben.email, product.address('andere@example.org')])
      must('inviteByMail', await anna.call('inviteByMail', { id, body: { email } }));
    must('acceptInvitation', await ben.call('acceptInvitation', { id: token, body: {} }));
    const open = await eventually(
      async () => must('groupInvitations', await anna.call('groupInvitations', { id })).data,
      (all) => all.length < 3,
    );
    expect(open.map(({ email }) => email)).toEqual([null, product.address('andere@example.org')]);
  });

  it('keep at least one admin under any concurrent changes by admins', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const { group_id: id } = await found(anna);
    for (const who of [ben, cleo]) {
      must('joinGroup', await join(who, id));
      must('changeMember', await act(anna, id, who, 'appoint'));
    }
    await Promise.all([
      act(anna, id, ben, 'hand_over'),
      act(ben, id, cleo, 'dismiss'),
      act(cleo, id, ben, 'dismiss'),
      act(ben, id, anna, 'dismiss'),
      ben.call('leaveGroup', { id, body: {} }),
      cleo.call('leaveGroup', { id, body: {} }),
    ]);
    const { items } = must('groupMembers', await anna.call('groupMembers', { id })).data;
    expect(items.filter(({ role }) => role === 'creator')).toHaveLength(1);
  });

  it('stay deleted when deleted during a join, and lose the invitation', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const { group_id: id } = await found(anna, { listed: false, joining: 'invitation' });
    const token = await linkOf(anna, id, { days: null, uses: null });
    const [deleted, accepted] = await Promise.all([
      anna.call('deleteGroup', { id }),
      ben.call('acceptInvitation', { id: token, body: {} }),
    ]);
    expect(deleted.status).toBe(204);
    expect([200, 404]).toContain(accepted.status);
    expect((await ben.call('group', { id })).status).toBe(404);
    expect(must('ownGroups', await ben.call('ownGroups')).data).toEqual([]);
    expect(codeOf(await ben.call('acceptInvitation', { id: token, body: {} }))).toBe('invitation_not_found');
  });

  it('do not exist for outsiders while hidden, immediately after each change', async () => {
    const [anna, member, blocked, former, stranger] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ];
    const { group_id: id } = await found(anna, { name: 'Geheimbund Wurfzelt', city_id: cologne });
    for (const who of [member, blocked, former]) must('joinGroup', await join(who, id));
    const token = await linkOf(anna, id, { days: null, uses: null });
    must('changeGroup', await anna.call('changeGroup', { id, body: { listed: false } }));
    must('changeMember', await act(anna, id, blocked, 'block'));
    must('leaveGroup', await former.call('leaveGroup', { id, body: {} }));

    const unknown = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const answersOf = async (who: TestPerson, groupId: string) =>
      Promise.all([
        who.raw('GET', `/v1/group/${groupId}`),
        who.raw('GET', `/v1/group_member/${groupId}`),
        who.raw('GET', `/v1/group_ask/${groupId}`),
        who.raw('GET', `/v1/group_blocked/${groupId}`),
        who.raw('GET', `/v1/group_invitation/${groupId}`),
        who.raw('PATCH', `/v1/group/${groupId}`, { body: '{"name":"Meins jetzt"}' }),
        who.raw('POST', `/v1/group_join/${groupId}`, { body: '{"message":""}' }),
        who.raw('POST', `/v1/group_leave/${groupId}`, { body: '{}' }),
        who.raw('POST', `/v1/group_link/${groupId}`, { body: '{"days":null,"uses":null}' }),
        who.raw('POST', `/v1/group_image/${groupId}`, { body: '{"content_type":"image/webp","size":100}' }),
        who.raw('DELETE', `/v1/group/${groupId}`),
      ]);
    const withoutIds = (answers: readonly Readonly<{ status: number; text: string }>[]) =>
      answers.map(({ status, text }) => ({ status, text: text.replaceAll(/"request_?id":"[^"]*"/gi, '') }));
    for (const who of [product.visitor, stranger, blocked, former]) {
      expect(withoutIds(await answersOf(who, id))).toEqual(withoutIds(await answersOf(who, unknown)));
      for (const query of ['', '?query=geheimbund', `?city_id=${cologne}`]) {
        const list = await who.raw('GET', `/v1/group${query}`);
        expect(list.text).not.toContain('Geheimbund');
      }
    }
    for (const who of [stranger, blocked, former])
      expect(must('ownGroups', await who.call('ownGroups')).data.map(({ group_id }) => group_id)).not.toContain(id);
    expect(must('group', await member.call('group', { id })).data).toMatchObject({ name: 'Geheimbund Wurfzelt' });
    expect(codeOf(await member.call('groupInvitations', { id }))).toBeUndefined();
    expect(must('groupInvitations', await member.call('groupInvitations', { id })).data).toEqual([]);
    expect(codeOf(await blocked.call('acceptInvitation', { id: token, body: {} }))).toBe('group_blocked');
  });

  it('are in the site map in each language while they are listed', async () => {
    const anna = await someone();
    const { publicUrl } = product.config;
    const siteMap = async (file: string) => (await product.visitor.raw('GET', file)).text;
    expect(await siteMap('/sitemap.xml')).toContain(`<loc>${publicUrl}/sitemap/groups-1.xml</loc>`);
    const listed = async (id: string) => {
      const text = await siteMap('/sitemap/groups-1.xml');
      return ['/gruppe', '/en/group', '/nl/groep'].map((page) => text.includes(`<loc>${publicUrl}${page}/${id}</loc>`));
    };
    const [all, none] = [
      [true, true, true],
      [false, false, false],
    ];
    const [hidden, deleted] = [(await found(anna, { listed: true })).group_id, (await found(anna)).group_id];
    for (const id of [hidden, deleted]) expect(await listed(id)).toEqual(all);
    must('changeGroup', await anna.call('changeGroup', { id: hidden, body: { listed: false } }));
    must('deleteGroup', await anna.call('deleteGroup', { id: deleted }));
    for (const id of [hidden, deleted]) expect(await listed(id)).toEqual(none);
  });

  it('are limited to fifty per user, and deleting a group frees a slot', async () => {
    const anna = await someone();
    const { group_id: own } = await found(anna, { listed: false });
    const ids = [own];
    while (ids.length < groupLimits.memberships) {
      const founder = await someone();
      for (let made = 0; made < groupLimits.foundedADay && ids.length < groupLimits.memberships; made += 1) {
        const { group_id: id } = await found(founder);
        must('joinGroup', await join(anna, id));
        ids.push(id);
      }
    }
    const oneMore = async () => codeOf(await anna.call('foundGroup', { body: { ...settings, listed: false } }));
    expect(await oneMore()).toBe('too_many_groups');
    must('deleteGroup', await anna.call('deleteGroup', { id: own }));
    const { group_id: open } = await found(await someone(), { joining: 'open' });
    const answers = await Promise.all([oneMore(), join(anna, open).then(codeOf), oneMore()]);
    expect(answers.filter((code) => code === undefined)).toHaveLength(1);
    expect(answers.filter((code) => code === 'too_many_groups')).toHaveLength(2);
    expect(await oneMore()).toBe('too_many_groups');
    must('joinGroup', await join(anna, ids[1] ?? ''));
  });

  it('are limited to five new groups and twenty join requests per user and day, even in parallel', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const founding = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => anna.call('foundGroup', { body: settings })));
    expect(founding.map(codeOf).filter((code) => code === 'too_many_groups_today')).toHaveLength(2);
    const refusal = founding.find((one) => codeOf(one) !== undefined);
    expect(refusal?.status).toBe(429);
    const asked: (string | undefined)[] = [];
    while (asked.length < groupLimits.asksADay + 1) {
      const founder = await someone();
      for (let made = 0; made < groupLimits.foundedADay; made += 1) {
        const { group_id: id } = await found(founder, { joining: 'request' });
        asked.push(codeOf(await join(ben, id)));
      }
    }
    const limit = groupLimits.asksADay;
    expect(asked.slice(0, limit + 1)).toEqual([
      ...Array.from({ length: limit }, () => undefined),
      'too_many_group_asks_today',
    ]);
  });

  it('limit mail invitations of a new account across its groups and parallel clicks', async () => {
    const anna = await someone();
    const groups = [await found(anna), await found(anna)];
    const invite = (id: string, nth: number) =>
      anna.call('inviteByMail', { id, body: { email: product.address(`neu${nth}@example.org`) } });
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, nth) => invite(groups[nth % 2]?.group_id ?? '', nth)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(groupLimits.mailsADayOfNew);
    expect(answers.map(codeOf).filter((code) => code === 'too_many_invitations_today')).toHaveLength(4);
    const [first] = groups;
    must('deleteGroup', await anna.call('deleteGroup', { id: first?.group_id ?? '' }));
    expect(codeOf(await invite((await found(anna)).group_id, 99))).toBe('too_many_invitations_today');
  });

  it('reject invalid input, field by field', async () => {
    const anna = await someone();
    const { group_id: id } = await found(anna);
    const changed = async (body: object) => {
      const { status, text } = await anna.raw('PATCH', `/v1/group/${id}`, { body: JSON.stringify(body) });
      return [status, (JSON.parse(text) as { data?: { fields?: readonly { path: string }[] } }).data];
    };
    for (const body of [
      { name: 'x'.repeat(10_000) },
      { name: 'ab' },
      { name: 'Zelt\u0007' },
      { name: 'Gewinn http://evil.example/3' },
      { name: 'evil.com für alle' },
      { color: 'red' },
      { city_id: 'nowhere' },
      { joining: 'whoever' },
    ])
      expect((await changed(body))[0]).toBe(400);
    expect(must('changeGroup', await anna.call('changeGroup', { id, body: { name: '<b>fett</b>' } })).data.name).toBe(
      '<b>fett</b>',
    );
    for (const guessed of ['x', 'k3v9w0m2q7', `${id}AAAAAAAAAAAAAAAAAAAAAA`])
      expect([400, 404]).toContain((await product.visitor.raw('GET', `/v1/invitation/${guessed}`)).status);
  });
});
