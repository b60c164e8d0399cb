import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberingChannel } from '../../testing/channel.js';
import { creator, decisionToTell, idOf, now, stranger, vendor } from '../../testing/notification.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
let mails: ReturnType<typeof rememberingChannel>;
let pushes: ReturnType<typeof rememberingChannel>;
beforeEach(async () => {
  mails = rememberingChannel();
  pushes = rememberingChannel({ name: 'push' });
  service = await startService(':memory:', [mails.channel, pushes.channel]);
});
afterEach(() => service.stop());

const decisionId = idOf('decision');

describe('a moderation decision', () => {
  it('is announced once to the recipients named by moderation, in list and push only', async () => {
    service.told.set(decisionId, [
      { userId: vendor, kind: 'decision_made' },
      { userId: creator, kind: 'report_decided' },
    ]);
    await service.changePreferences(vendor, { switches: [{ channel: 'push', group: 'account', on: true }] });
    const heard = decisionToTell(decisionId);
    await service.hear(heard);
    await service.hear(heard);
    expect(await service.read(vendor)).toMatchObject({
      items: [{ kind: 'decision_made', about: decisionId, requestId: null, count: 1 }],
      unread: 1,
    });
    expect(await service.kinds(creator)).toEqual(['report_decided']);
    expect(await service.kinds(stranger)).toEqual([]);
    await service.strike(new Date(Date.parse(now) + 5 * 60_000).toISOString());
    expect(mails.kinds()).toEqual([]);
    expect(pushes.kinds()).toEqual([['decision_made']]);
  });

  it('is pushed on repetition only to users who chose so, and not mailed', async () => {
    service.told.set(decisionId, [{ userId: vendor, kind: 'decision_made' }]);
    await service.hear(decisionToTell(decisionId));
    await service.hear({ ...decisionToTell(decisionId), id: idOf('confirmed') });
    expect(await service.read(vendor)).toMatchObject({ items: [{ kind: 'decision_made', count: 2 }] });
    await service.strike(new Date(Date.parse(now) + 2 * 3_600_000).toISOString());
    expect(mails.kinds()).toEqual([]);
    expect(pushes.kinds()).toEqual([]);
  });

  it('is announced to no one if no recipient has an account', async () => {
    await service.hear(decisionToTell(decisionId));
    expect(await service.kinds(vendor)).toEqual([]);
  });
});
