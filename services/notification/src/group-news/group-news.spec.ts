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

describe('what happens in a group', () => {
  it('tells everybody who leads it of those who ask to join, counted in one line', async () => {
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

  it('tells who leads it of those who joined by themselves, counted in one line, and nobody what they did', async () => {
    const come = ofGroup('joined', groupId, guest);
    await service.hear(come, come, ofGroup('joined', groupId, stranger), ofGroup('joined', groupId, creator));
    expect(await service.read(creator)).toMatchObject({
      items: [{ kind: 'group_joined', about: groupId, count: 2, otherId: guest }],
    });
    expect(await service.read(vendor)).toMatchObject({ items: [{ kind: 'group_joined', count: 3 }] });
    for (const other of [guest, stranger]) expect(await service.kinds(other)).toEqual([]);
  });

  it('is no news to who leads it once nobody waits any more', async () => {
    await service.hear(ofGroup('asked', groupId, guest), ofGroup('asked', groupId, stranger));
    service.waiting.set(groupId, 1);
    await service.hear(ofGroup('admitted', groupId, guest));
    expect(await service.kinds(vendor)).toEqual(['group_asked']);
    service.waiting.set(groupId, 0);
    await service.hear(ofGroup('declined', groupId, stranger));
    for (const admin of [vendor, creator]) expect(await service.kinds(admin)).toEqual(['(group_asked)']);
  });

  it('tells nobody of an ask in a group that is gone', async () => {
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
  ] as const)('tells a person, and nobody else, that they are %s', async (type, more, kind) => {
    await service.hear(ofGroup(type, groupId, guest, more));
    expect(await service.kinds(guest)).toEqual([kind]);
    for (const other of [vendor, creator, stranger]) expect(await service.kinds(other)).toEqual([]);
  });

  it('mails what somebody is to a group now, and not what they were before', async () => {
    await service.hear(ofGroup('admitted', groupId, guest));
    await service.hear(ofGroup('member_gone', groupId, guest, { blocked: true }));
    expect((await service.kinds(guest)).toSorted()).toEqual(['(group_admitted)', 'group_out']);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['group_out']]);
  });

  it('tells nobody what they did themselves', async () => {
    await service.hear(ofGroup('member_gone', groupId, guest));
    await service.hear(ofGroup('listed', groupId, guest));
    expect(await service.kinds(guest)).toEqual([]);
  });
});

describe('a group that is deleted', () => {
  const ended = ofGroup('ended', groupId, guest);
  const withdrawn = ofGroup('withdrawn', groupId, guest);

  it.each([
    ['hidden', ended],
    ['listed', withdrawn],
  ])('and was %s is told to each of those who were in it, once', async (_, said) => {
    service.endedMembers.set(groupId, [vendor, guest]);
    await service.hear(said, said);
    for (const member of [vendor, guest])
      expect(await service.read(member)).toMatchObject({ items: [{ kind: 'group_ended', about: groupId, count: 1 }] });
    expect(await service.kinds(stranger)).toEqual([]);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['group_ended'], ['group_ended']]);
  });

  it('a moment after it was hidden is told once, also to more than one page', async () => {
    const many = Array.from({ length: MEMBERS_AT_ONCE + 3 }, (_, n) => idOf(`member ${n}`));
    service.endedMembers.set(groupId, many);
    await service.hear(withdrawn);
    await service.hear(ended);
    for (const member of many) expect(await service.read(member)).toMatchObject({ items: [{ count: 1 }] });
  });

  it('is told to nobody while it is there, and only hidden', async () => {
    service.members.set(groupId, [vendor, guest]);
    await service.hear(withdrawn);
    expect(await service.kinds(vendor)).toEqual([]);
  });
});

describe('a wanted ad', () => {
  const searchRequestId = 'w4n73d4567';
  const made = ofSearchRequest('made', searchRequestId, { groupId, userId: creator });
  const replied = ofSearchRequest('replied', searchRequestId, { creatorId: creator, userId: guest });

  it('of a group is told to each of its members once, but to nobody who made it, nor outside', async () => {
    service.members.set(groupId, [vendor, creator, guest]);
    await service.hear(made, made);
    for (const member of [vendor, guest])
      expect(await service.read(member)).toMatchObject({ items: [{ kind: 'group_wanted', about: groupId, count: 1 }] });
    for (const other of [creator, stranger]) expect(await service.kinds(other)).toEqual([]);
  });

  it('reaches everybody in a group of more than one page', async () => {
    const many = Array.from({ length: MEMBERS_AT_ONCE + 3 }, (_, n) => idOf(`member ${n}`));
    service.members.set(groupId, [creator, ...many]);
    await service.hear(made);
    expect(await Promise.all(many.map((member) => service.kinds(member)))).toEqual(many.map(() => ['group_wanted']));
  });

  it('comes by mail only to whoever wants that', async () => {
    service.members.set(groupId, [vendor, guest]);
    await service.changePreferences(guest, { switches: [{ group: 'wanted', channel: 'mail', on: true }] });
    await service.hear(made);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['group_wanted']]);
  });

  it('tells whoever made it of each reply, counted in one line', async () => {
    await service.hear(replied);
    await service.hear(ofSearchRequest('replied', searchRequestId, { creatorId: creator, userId: vendor }));
    expect(await service.read(creator)).toMatchObject({
      items: [{ kind: 'wanted_replied', about: searchRequestId, count: 2 }],
    });
    for (const other of [guest, vendor]) expect(await service.kinds(other)).toEqual([]);
  });

  it('tells everybody who replied that whoever made it has written back', async () => {
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

describe('a thing of a group', () => {
  const thing = cloud('request.group_thing_asked', { groupId });
  const taken = cloud('request.taken_over', { vendorId: guest, groupId, formerId: vendor });

  it('that is asked for is told to whoever leads the group, but to neither side of the request', async () => {
    service.leaders.set(groupId, [vendor, creator, guest]);
    await service.hear(thing, thing);
    expect(await service.read(guest)).toMatchObject({
      items: [{ kind: 'group_thing_asked', about: groupId, count: 1, requestId: null }],
    });
    for (const other of [vendor, creator, stranger]) expect(await service.kinds(other)).toEqual([]);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['group_thing_asked']]);
  });

  it('taken over is told to who asked, and to who lent it: nothing of theirs waits any more', async () => {
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
