import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MEMBERS_AT_ONCE } from '../ports.js';
import { rememberingChannel } from '../../testing/channel.js';
import {
  asked,
  cloud,
  creator,
  idOf,
  now,
  ofGroup,
  ofSearchRequest,
  stranger,
  vendor,
} from '../../testing/notification.js';
import { startService, type RunningService } from '../../testing/service.js';

const groupId = 'g4rt3nfr3n';
const guest = idOf('guest');
let mails: ReturnType<typeof rememberingChannel>;
let service: RunningService;

beforeEach(async () => {
  mails = rememberingChannel();
  service = await startService(':memory:', [mails.channel]);
  service.leaders.set(groupId, [vendor, creator]);
});
afterEach(async () => {
  await service.stop();
});

describe('group news', () => {
  it('informs all admins of membership requests, counted in one line', async () => {
    const ask = ofGroup('asked', groupId, guest);
    await service.hear(ask, ask);
    await service.hear(ofGroup('asked', groupId, stranger));
    for (const admin of [vendor, creator])
      expect(await service.read(admin)).toMatchObject({
        items: [{ kind: 'group_asked', about: groupId, count: 2, requestId: null, otherId: guest }],
      });
    expect(await service.kinds(guest)).toEqual([]);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['group_asked'], ['group_asked']]);
  });

  it('informs admins of direct joins, counted in one line, except for joins by themselves', async () => {
    const come = ofGroup('joined', groupId, guest);
    await service.hear(come, come, ofGroup('joined', groupId, stranger), ofGroup('joined', groupId, creator));
    expect(await service.read(creator)).toMatchObject({
      items: [{ kind: 'group_joined', about: groupId, count: 2, otherId: guest }],
    });
    expect(await service.read(vendor)).toMatchObject({ items: [{ kind: 'group_joined', count: 3 }] });
    for (const other of [guest, stranger]) expect(await service.kinds(other)).toEqual([]);
  });

  it('disappears for admins once no request is pending', async () => {
    await service.hear(ofGroup('asked', groupId, guest), ofGroup('asked', groupId, stranger));
    service.waiting.set(groupId, 1);
    await service.hear(ofGroup('admitted', groupId, guest));
    expect(await service.kinds(vendor)).toEqual(['group_asked']);
    service.waiting.set(groupId, 0);
    await service.hear(ofGroup('declined', groupId, stranger));
    for (const admin of [vendor, creator]) expect(await service.kinds(admin)).toEqual(['(group_asked)']);
  });

  it('is not sent for a request in a deleted group', async () => {
    service.leaders.clear();
    await service.hear(ofGroup('asked', groupId, guest));
    expect(await service.kinds(vendor)).toEqual([]);
  });

  it.each([
    ['admitted', {}, 'group_admitted'],
    ['declined', {}, 'group_declined'],
    ['appointed', {}, 'group_appointed'],
    ['handed_over', {}, 'group_handed_over'],
    ['member_gone', { blocked: true }, 'group_out'],
  ] as const)('informs only the user that they are %s', async (type, more, kind) => {
    await service.hear(ofGroup(type, groupId, guest, more));
    expect(await service.kinds(guest)).toEqual([kind]);
    for (const other of [vendor, creator, stranger]) expect(await service.kinds(other)).toEqual([]);
  });

  it('mails only the current membership status', async () => {
    await service.hear(ofGroup('admitted', groupId, guest));
    await service.hear(ofGroup('member_gone', groupId, guest, { blocked: true }));
    expect((await service.kinds(guest)).toSorted()).toEqual(['(group_admitted)', 'group_out']);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['group_out']]);
  });

  it('omits the own actions of a user', async () => {
    await service.hear(ofGroup('member_gone', groupId, guest));
    await service.hear(ofGroup('listed', groupId, guest));
    expect(await service.kinds(guest)).toEqual([]);
  });
});

describe('a deleted group', () => {
  const ended = ofGroup('ended', groupId, guest);
  const withdrawn = ofGroup('withdrawn', groupId, guest);

  it.each([
    ['hidden', ended],
    ['listed', withdrawn],
  ])('is announced once to each former member if it was %s', async (_, said) => {
    service.endedMembers.set(groupId, [vendor, guest]);
    await service.hear(said, said);
    for (const member of [vendor, guest])
      expect(await service.read(member)).toMatchObject({ items: [{ kind: 'group_ended', about: groupId, count: 1 }] });
    expect(await service.kinds(stranger)).toEqual([]);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['group_ended'], ['group_ended']]);
  });

  it('is announced once if deleted right after being hidden, across several pages', async () => {
    const many = Array.from({ length: MEMBERS_AT_ONCE + 3 }, (_, n) => idOf(`member ${n}`));
    service.endedMembers.set(groupId, many);
    await service.hear(withdrawn);
    await service.hear(ended);
    for (const member of many) expect(await service.read(member)).toMatchObject({ items: [{ count: 1 }] });
  });

  it('is not announced if it is merely hidden', async () => {
    service.members.set(groupId, [vendor, guest]);
    await service.hear(withdrawn);
    expect(await service.kinds(vendor)).toEqual([]);
  });
});

describe('a search request', () => {
  const searchRequestId = 'w4n73d4567';
  const made = ofSearchRequest('made', searchRequestId, { groupId, userId: creator });
  const replied = ofSearchRequest('replied', searchRequestId, { creatorId: creator, userId: guest });

  it('within a group is announced once to each member except its creator, and to no outsiders', async () => {
    service.members.set(groupId, [vendor, creator, guest]);
    await service.hear(made, made);
    for (const member of [vendor, guest])
      expect(await service.read(member)).toMatchObject({ items: [{ kind: 'group_wanted', about: groupId, count: 1 }] });
    for (const other of [creator, stranger]) expect(await service.kinds(other)).toEqual([]);
  });

  it('reaches all members of a group larger than one page', async () => {
    const many = Array.from({ length: MEMBERS_AT_ONCE + 3 }, (_, n) => idOf(`member ${n}`));
    service.members.set(groupId, [creator, ...many]);
    await service.hear(made);
    expect(await Promise.all(many.map((member) => service.kinds(member)))).toEqual(many.map(() => ['group_wanted']));
  });

  it('is mailed only to members who chose so', async () => {
    service.members.set(groupId, [vendor, guest]);
    await service.changePreferences(guest, { switches: [{ group: 'wanted', channel: 'mail', on: true }] });
    await service.hear(made);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['group_wanted']]);
  });

  it('informs its creator of each reply, counted in one line', async () => {
    await service.hear(replied);
    await service.hear(ofSearchRequest('replied', searchRequestId, { creatorId: creator, userId: vendor }));
    expect(await service.read(creator)).toMatchObject({
      items: [{ kind: 'wanted_replied', about: searchRequestId, count: 2 }],
    });
    for (const other of [guest, vendor]) expect(await service.kinds(other)).toEqual([]);
  });

  it('informs everyone who replied that the creator answered', async () => {
    const answered = { creatorId: creator, userIds: [guest, vendor] };
    await service.hear(ofSearchRequest('answered', searchRequestId, answered));
    for (const other of [guest, vendor])
      expect(await service.read(other)).toMatchObject({
        items: [{ kind: 'wanted_answered', about: searchRequestId, otherId: creator, count: 1 }],
      });
    expect(await service.kinds(creator)).toEqual([]);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['wanted_answered'], ['wanted_answered']]);
  });
});

describe('an item owned by a group', () => {
  const thing = cloud('request.group_thing_asked', { groupId });
  const taken = cloud('request.taken_over', { vendorId: guest, groupId, formerId: vendor });

  it('is announced to the group admins when requested, but not to the two sides', async () => {
    service.leaders.set(groupId, [vendor, creator, guest]);
    await service.hear(thing, thing);
    expect(await service.read(guest)).toMatchObject({
      items: [{ kind: 'group_thing_asked', about: groupId, count: 1, requestId: null }],
    });
    for (const other of [vendor, creator, stranger]) expect(await service.kinds(other)).toEqual([]);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['group_thing_asked']]);
  });

  it('is announced to requester and lender when taken over, and their pending items end', async () => {
    await service.hear(asked(), taken, taken);
    expect(await service.read(creator)).toMatchObject({
      items: [{ kind: 'taken_over', otherId: guest, side: 'creator' }],
    });
    expect(await service.kinds(vendor)).toEqual(['group_request_taken']);
    expect(await service.kinds(guest)).toEqual([]);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds().toSorted()).toEqual([['group_request_taken'], ['taken_over']]);
  });
});
