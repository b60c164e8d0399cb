import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notificationApi } from '@lendring/contracts/notification/queries.js';
import { defaultSwitches } from '@lendring/contracts/notification/preferences.js';
import { rememberingChannel } from '../../testing/channel.js';
import { asked, cloud, idOf, message, now, vendor } from '../../testing/notification.js';
import { linkSecret, startService, type RunningService } from '../../testing/service.js';
import { unsubscribeToken } from '../channels/mail/unsubscribe-link.js';

let service: RunningService;
let mails: ReturnType<typeof rememberingChannel>;
beforeEach(async () => {
  mails = rememberingChannel();
  service = await startService(':memory:', [mails.channel]);
});
afterEach(() => service.stop());

const after = (minutes: number): string => new Date(Date.parse(now) + minutes * 60_000).toISOString();
const zone = 'Europe/Berlin';
const off = (group: 'requests' | 'messages') => ({ channel: 'mail', group, on: false }) as const;

describe('notification preferences', () => {
  it('have defaults, are private, and return the choices of the user', async () => {
    expect(await service.preferences(vendor)).toEqual({
      channels: ['mail'],
      switches: defaultSwitches,
      quiet: null,
      digest: { kind: 'soon' },
      refused: [],
    });
    const quiet = { from: '22:00', until: '07:00', zone };
    await service.changePreferences(vendor, { switches: [off('messages')], quiet });
    await service.changePreferences(vendor, { digest: { kind: 'daily', zone } });
    expect(await service.preferences(vendor)).toMatchObject({
      switches: { mail: { messages: false, requests: true } },
      quiet,
      digest: { kind: 'daily', zone },
    });
    expect(await service.preferences(null)).toBeNull();
    expect(await service.preferences(idOf('stranger'))).toMatchObject({ switches: defaultSwitches, quiet: null });
  });

  it('are unchanged by the same values, even when sent many times at once', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () => service.changePreferences(vendor, { switches: [off('messages')], quiet: null })),
    );
    expect(await service.types(`preferences-${vendor}`)).toEqual(['ChannelSwitched']);
    await service.changePreferences(null, { switches: [off('messages')] });
  });

  it('apply when a delivery is planned, and again when it is sent', async () => {
    await service.changePreferences(vendor, { switches: [off('messages')] });
    await service.hear(message('creator'), asked(), cloud('request.withdrawn', {}, { subject: idOf('other') }));
    await service.changePreferences(vendor, { switches: [off('requests')] });
    await service.strike(after(5));
    expect(mails.handed).toEqual([]);
    expect(await service.kinds(vendor)).toHaveLength(3);
  });

  it('with quiet hours and daily digests hold all deliveries until then, combined', async () => {
    await service.changePreferences(vendor, { quiet: { from: '11:30', until: '13:00', zone } });
    await service.hear(asked());
    await service.strike(after(59));
    expect(mails.handed).toEqual([]);
    await service.strike(after(60));
    expect(mails.kinds()).toEqual([['asked']]);
    await service.changePreferences(vendor, { digest: { kind: 'daily', zone }, quiet: null });
    for (const n of [1, 2, 3]) await service.hear(asked({ subject: idOf(`${n}`) }));
    await service.strike(after(359));
    expect(mails.handed).toHaveLength(1);
    await service.strike(after(360));
    expect(mails.kinds()[1]).toHaveLength(3);
  });

  it('report a refused address until a retry is requested', async () => {
    mails.answers.push({ outcome: 'refused', mark: 'one', code: '550' });
    await service.hear(asked());
    await service.strike(after(2));
    expect((await service.preferences(vendor))?.refused).toEqual(['mail']);
    await service.tryAddressAgain(vendor);
    await service.tryAddressAgain(vendor);
    expect((await service.preferences(vendor))?.refused).toEqual([]);
    expect((await service.types(`deliveries-${vendor}`)).filter((type) => type === 'AddressTriedAgain')).toHaveLength(
      1,
    );
  });

  it('are changed repeatedly by an unsubscribe link, but not by a forged link', async () => {
    const token = unsubscribeToken(linkSecret, vendor, ['messages', 'loans'], now);
    expect(await service.unsubscribing(token)).toEqual({ groups: ['messages', 'loans'], expired: false, done: false });
    expect(await service.types(`preferences-${vendor}`)).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => service.unsubscribe(token)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await service.types(`preferences-${vendor}`)).toEqual(['ChannelSwitched', 'ChannelSwitched']);
    expect(await service.unsubscribing(token)).toMatchObject({ done: true });
    expect((await service.preferences(vendor))?.switches).toMatchObject({
      mail: { messages: false, loans: false, requests: true },
      push: { messages: true },
    });
    const forged = token.replace(vendor, idOf('stranger'));
    expect(await service.unsubscribe(forged)).toEqual({ ok: false, refusal: { code: 'unsubscribe_link_unknown' } });
    expect(await service.unsubscribing(forged)).toBeNull();
    service.clock.time = '2026-05-05T10:00:01.000Z';
    expect(await service.unsubscribe(token)).toEqual({ ok: false, refusal: { code: 'unsubscribe_link_expired' } });
    expect(await service.unsubscribing(token)).toMatchObject({ expired: true });
  });

  it.each<[string, unknown]>([
    ['ten thousand of them', { switches: Array.from({ length: 10_000 }, () => off('messages')) }],
    ['an unknown kind', { switches: [{ channel: 'mail', group: 'security', on: false }] }],
    ['an unknown way', { switches: [{ channel: 'pigeon', group: 'messages', on: false }] }],
    ['no time', { quiet: { from: '25:00', until: '07:00', zone } }],
    ['quiet without an end', { quiet: { from: '07:00', until: '07:00', zone } }],
    ['a zone that is none', { quiet: { from: '22:00', until: '07:00', zone: 'Europe/Atlantis' } }],
    ['a long zone', { digest: { kind: 'daily', zone: 'x'.repeat(100) } }],
    ['somebody else', { userId: vendor }],
  ])('refuse %s', (_, changes) => {
    expect(notificationApi.commands.changePreferences.safeParse(changes).success).toBe(false);
  });
});
