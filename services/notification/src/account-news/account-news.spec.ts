import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberingChannel } from '../../testing/channel.js';
import { creator, now, ofAccount, vendor } from '../../testing/notification.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
let mails: ReturnType<typeof rememberingChannel>;
beforeEach(async () => {
  mails = rememberingChannel();
  service = await startService(':memory:', [mails.channel]);
});
afterEach(() => service.stop());

const anHourLater = new Date(Date.parse(now) + 3_600_000).toISOString();

describe.each(['role_given', 'role_taken', 'trader_overdue'] as const)('account news: %s', (kind) => {
  it('is sent once to the account holder only, in the list and by mail', async () => {
    const heard = ofAccount(kind, vendor);
    await service.hear(heard);
    await service.hear(heard);
    expect(await service.read(vendor)).toMatchObject({ items: [{ kind, about: vendor, count: 1 }], unread: 1 });
    expect(await service.kinds(creator)).toEqual([]);
    await service.strike(anHourLater);
    expect(mails.kinds()).toEqual([[kind]]);
  });
});

it('a role granted and then removed is mailed as both notifications', async () => {
  await service.hear(ofAccount('role_given', vendor));
  await service.hear(ofAccount('role_taken', vendor));
  await service.strike(anHourLater);
  expect(mails.kinds()).toEqual([['role_given', 'role_taken']]);
});

it('the deadline for trader details is part of the notification', async () => {
  const until = '2025-05-12T10:00:00.000Z';
  await service.hear(ofAccount('trader_began', vendor, { until }));
  await service.strike(anHourLater);
  expect(mails.handed.flatMap(({ notifications }) => notifications)).toMatchObject([{ kind: 'trader_began', until }]);
});

describe('a trader who has given the details', () => {
  it('gets no mail about them and no unread notification', async () => {
    await service.hear(ofAccount('trader_began', vendor, { until: '2025-05-12T10:00:00.000Z' }));
    await service.hear(ofAccount('trader_settled', vendor));
    expect(await service.read(vendor)).toMatchObject({ items: [{ kind: 'trader_began', read: true }], unread: 0 });
    await service.strike(anHourLater);
    expect(mails.kinds()).toEqual([]);
  });
  it('is notified of a later correction', async () => {
    await service.hear(ofAccount('trader_settled', vendor));
    await service.hear(ofAccount('trader_correction_asked', vendor));
    expect(await service.read(vendor)).toMatchObject({ items: [{ kind: 'trader_correction' }], unread: 1 });
  });
});
