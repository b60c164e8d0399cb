import { describe, expect, it } from 'vitest';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { AddressRefused, checkMail, ImpossibleMail, type Mail } from '@lendring/platform/mail/mail.port.js';
import type { Unread } from '../../inbox/inbox.aggregate.js';
import { aNews, mailClients } from '../../../testing/news.js';
import { idOf, now, vendor } from '../../../testing/notification.js';
import { linkSecret } from '../../../testing/service.js';
import { createMailChannel } from './mail-channel.js';
import { unsubscribeToken, unsubscribingOf } from './unsubscribe-link.js';

const open = (send: (mail: Mail) => Promise<void> = async () => undefined) => {
  const sent: Mail[] = [];
  const clients = mailClients();
  const mailer = {
    send: async (mail: Mail) => {
      checkMail(mail);
      await send(mail);
      sent.push(mail);
    },
  };
  const channel = createMailChannel({
    mailer,
    clients,
    linkSecret,
    publicUrl: 'https://lend.example.org',
    collectMs: 0,
    now: () => now,
  });
  const deliver = (refusedMark: string | null = null, notifications: readonly Unread[] = [aNews()]) =>
    channel.deliver({
      deliveryId: idOf('delivery'),
      userId: vendor,
      notificationIds: [aNews().notificationId],
      notifications,
      searches: [],
      refusedMark,
    });
  return { clients, sent, deliver };
};

const refuses = async () => {
  throw new AddressRefused('550');
};

describe('the mail channel', () => {
  it('sends to the confirmed address, with the delivery id and an unsubscribe link', async () => {
    const { deliver, sent } = open();
    expect(await deliver()).toEqual({ outcome: 'sent' });
    expect(sent).toMatchObject([
      { id: idOf('delivery'), to: 'vera@example.org', subject: 'carlo fragt „Bohrhammer“ an' },
    ]);
    const [, token = ''] = (sent[0]?.unsubscribe ?? '').split('https://lend.example.org/mail/unsubscribe/');
    expect(unsubscribingOf(linkSecret, token)).toMatchObject({ userId: vendor, groups: ['requests'] });
  });

  it('sends nothing without an account or a confirmed address', async () => {
    const { deliver, clients, sent } = open();
    clients.recipient = { email: null, locale: 'de', chose: false, name: 'vera' };
    expect(await deliver()).toEqual({ outcome: 'nowhere' });
    clients.recipient = null;
    expect(await deliver()).toEqual({ outcome: 'nowhere' });
    expect(sent).toEqual([]);
  });

  it('sends nothing without content', async () => {
    const decided: Unread = {
      notificationId: idOf('notice'),
      kind: 'decision_made',
      about: idOf('decision'),
      count: 1,
      at: now,
    };
    const { deliver, sent } = open();
    expect(await deliver(null, [])).toEqual({ outcome: 'nowhere' });
    expect(await deliver(null, [decided])).toEqual({ outcome: 'nowhere' });
    expect(sent).toEqual([]);
  });

  it('skips an address that was refused, and uses a new address', async () => {
    const first = await open(refuses).deliver();
    expect(first).toEqual({ outcome: 'refused', mark: expect.stringMatching(/^[0-9a-f]{64}$/), code: '550' });
    const mark = first.outcome === 'refused' ? first.mark : '';
    const { deliver, clients, sent } = open();
    expect(await deliver(mark)).toEqual({ outcome: 'refused', mark, code: 'before' });
    clients.recipient = { email: 'new@example.org', locale: 'de', chose: false, name: 'vera' };
    expect(await deliver(mark)).toEqual({ outcome: 'sent' });
    expect(sent.map(({ to }) => to)).toEqual(['new@example.org']);
  });

  it('abandons a mail that can never be sent, and waits for an unavailable server', async () => {
    const broken = open(async () => {
      throw new ImpossibleMail('no');
    });
    expect(await broken.deliver()).toEqual({ outcome: 'impossible', code: 'mail' });
    const away = open(async () => {
      throw new EngineUnavailable('mail server');
    });
    await expect(away.deliver()).rejects.toBeInstanceOf(EngineUnavailable);
  });
});

describe('an unsubscribe link', () => {
  const token = unsubscribeToken(linkSecret, vendor, ['messages', 'loans'], now);

  it('names the notifications it disables, works for a year, and fits in a URL', () => {
    expect(unsubscribingOf(linkSecret, token)).toEqual({
      userId: vendor,
      groups: ['messages', 'loans'],
      until: Date.parse('2026-05-05T10:00:00.000Z'),
    });
    expect(token).toMatch(/^[\w.-]{1,300}$/);
  });

  it.each([
    ['another person', token.replace(vendor, idOf('stranger'))],
    ['more groups', token.replace('messages-loans', 'messages-loans-requests')],
    ['a later end', token.replace(/\.(\w+)\.([^.]+)$/, '.zzzzzzz.$2')],
    ['a cut signature', token.slice(0, -2)],
    ['no signature', token.slice(0, token.lastIndexOf('.'))],
    ['nothing', '.'],
    ['a long one', 'x'.repeat(300)],
  ])('forged with %s is rejected', (_, forged) => {
    expect(forged).not.toBe(token);
    expect(unsubscribingOf(linkSecret, forged)).toBeNull();
  });

  it('from another installation is rejected', () => {
    expect(unsubscribingOf(new Uint8Array(32), token)).toBeNull();
  });
});
