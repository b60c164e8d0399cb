import { describe, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { MailboxController, type Mailbox } from './mailbox.controller.js';

const mail = {
  id: 'a',
  to: 'mila@example.org',
  subject: 'Neues Passwort',
  at: '2026-11-01T10:00:00.000Z',
  text: 'http://localhost:3000/auth/reset?token=a.b',
  html: '<!doctype html><html><head></head><body>Hallo</body></html>',
};
const mailbox: Mailbox = { list: async () => [mail], read: async (id) => (id === 'a' ? mail : null) };

const asked = (remoteAddress: string, headers: Record<string, string>) =>
  ({ raw: { socket: { remoteAddress }, headers } }) as unknown as FastifyRequest;
const here = asked('127.0.0.1', { host: 'localhost:3000' });

describe('the local mailbox', () => {
  const controller = new MailboxController(mailbox);

  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000'],
    ['127.0.0.1', 'lendring.localhost'],
  ])('opens on this machine: %s at %s', async (address, host) => {
    expect(await controller.list(asked(address, { host }))).toContain('Neues Passwort');
  });

  it.each<[string, FastifyRequest]>([
    ['another machine', asked('192.168.1.9', { host: 'localhost:3000' })],
    ['a proxy on this machine', asked('127.0.0.1', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' })],
    ...['cf-connecting-ip', 'true-client-ip', 'x-client-ip', 'fastly-client-ip', 'cdn-loop'].map(
      (name): [string, FastifyRequest] => [
        `a proxy that says so by ${name}`,
        asked('127.0.0.1', { host: 'localhost:3000', [name]: '203.0.113.7' }),
      ],
    ),
    ['a proxy that says so otherwise', asked('127.0.0.1', { host: 'localhost:3000', forwarded: 'for=203.0.113.7' })],
    ['a page of a foreign name that leads here', asked('127.0.0.1', { host: 'evil.example:3000' })],
    ['nobody knows who', asked('', {})],
  ])('stays closed to %s', async (_, request) => {
    await expect(controller.list(request)).rejects.toMatchObject({ code: 'not_found' });
    await expect(controller.one(request, 'a')).rejects.toMatchObject({ code: 'not_found' });
    await expect(controller.html(request, 'a')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('shows a mail in a sandboxed frame, like a mail client', async () => {
    expect(await controller.one(here, 'a')).toMatch(/<iframe [^>]*sandbox="[^"]*" src="\/dev\/mail\/a\/html">/);
    expect(await controller.one(here, 'a')).not.toContain('allow-scripts');
    expect(await controller.html(here, 'a')).toContain('<base target="_blank">');
    await expect(controller.html(here, 'b')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('labels SMS among the mails', async () => {
    const sms = { ...mail, to: '+4915123456789', html: '', sms: true as const };
    const both: Mailbox = { list: async () => [mail, sms], read: async () => sms };
    const list = await new MailboxController(both).list(here);
    expect(list.match(/<strong>SMS<\/strong> · \+49/g)).toHaveLength(1);
    expect(await new MailboxController(both).one(here, 'a')).toContain('<strong>SMS</strong> · +4915123456789');
  });

  it('lists existing mails only, and is absent when mails are really delivered', async () => {
    expect(await controller.one(here, 'a')).toContain('auth/reset');
    await expect(controller.one(here, 'b')).rejects.toMatchObject({ code: 'not_found' });
    await expect(new MailboxController(null).list(here)).rejects.toMatchObject({ code: 'not_found' });
  });
});
