import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rememberingChannel } from '../testing/channel.js';
import { creator, idOf, now, ofGroup, stranger, vendor } from '../testing/notification.js';
import { startService, type RunningService } from '../testing/service.js';

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
        items: [{ kind: 'group_asked', about: groupId, count: 2, requestId: null, otherId: null }],
      });
    expect(await service.kinds(guest)).toEqual([]);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([['group_asked'], ['group_asked']]);
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
    ['member_gone', { blocked: true }, 'group_out'],
  ] as const)('tells a person, and nobody else, that they are %s', async (type, more, kind) => {
    await service.hear(ofGroup(type, groupId, guest, more));
    expect(await service.kinds(guest)).toEqual([kind]);
    for (const other of [vendor, creator, stranger]) expect(await service.kinds(other)).toEqual([]);
  });

  it('tells nobody what they did themselves', async () => {
    await service.hear(ofGroup('member_gone', groupId, guest));
    await service.hear(ofGroup('listed', groupId, guest));
    expect(await service.kinds(guest)).toEqual([]);
  });
});
