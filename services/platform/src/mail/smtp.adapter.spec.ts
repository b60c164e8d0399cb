import { afterEach, describe, expect, it } from 'vitest';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { aMail, mailContract } from '../../testing/mail/contract.js';
import { AddressRefused, ImpossibleMail, type Mail } from './mail.port.js';
import { openSmtpMailer } from './smtp.adapter.js';

const servers: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(
      (server) =>
        new Promise<void>((done) => {
          server.close(done);
        }),
    ),
  );
});

const mailServer = async ({ failures = 0, code = 451, unknown = '', refusedSender = false } = {}): Promise<{
  url: string;
  raw: string[];
}> => {
  const raw: string[] = [];
  let left = failures;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom: (_address, _session, done) =>
      refusedSender ? done(Object.assign(new Error('not from here'), { responseCode: 550 })) : done(),
    onRcptTo: ({ address }, _session, done) =>
      address === unknown ? done(Object.assign(new Error(`no ${address} here`), { responseCode: 550 })) : done(),
    onData: (stream, session, done) => {
      void text(stream).then((content) => {
        if (left-- > 0) {
          done(Object.assign(new Error('busy'), { responseCode: code }));
          return;
        }
        raw.push(`X-To: ${session.envelope.rcptTo.map(({ address }) => address).join(',')}\r\n${content}`);
        done();
      });
    },
  });
  servers.push(server);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, raw };
};

const header = (raw: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'mi').exec(raw)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';

const decodeWords = (value: string): string =>
  value.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
  );
const unquote = (value: string): string =>
  Buffer.from(
    value
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const part = (raw: string, type: string): string => {
  const section =
    raw.split(/\r\n--[^\r\n]+/).find((candidate) => header(candidate.trimStart(), 'Content-Type').startsWith(type)) ??
    '';
  const body = section.slice(section.indexOf('\r\n\r\n') + 4);
  return (
    header(section.trimStart(), 'Content-Transfer-Encoding') === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : unquote(body)
  )
    .replaceAll('\r\n', '\n')
    .trimEnd();
};

const filesOf = (raw: string): Pick<Mail, 'files'> => {
  const files = raw
    .split(/\r\n--[^\r\n]+/)
    .map((section) => section.trimStart())
    .filter((section) => header(section, 'Content-Disposition').startsWith('attachment'))
    .map((section) => ({
      name: /filename="([^"]*)"/.exec(header(section, 'Content-Disposition'))?.[1] ?? '',
      contentType: header(section, 'Content-Type').split(';')[0] ?? '',
      content: section.slice(section.indexOf('\r\n\r\n')).replaceAll(/\s/g, ''),
    }));
  return files.length > 0 ? { files } : {};
};

const mailOf = (raw: string): Mail => ({
  id: /<(.+)@/.exec(header(raw, 'Message-ID'))?.[1] ?? '',
  to: header(raw, 'X-To'),
  subject: decodeWords(header(raw, 'Subject')),
  text: part(raw, 'text/plain'),
  html: part(raw, 'text/html'),
  ...(header(raw, 'List-Unsubscribe') && { unsubscribe: header(raw, 'List-Unsubscribe').trim().slice(1, -1) }),
  ...filesOf(raw),
});

describe('SMTP mails', () => {
  const from = 'Lendring <hello@lend.example.org>';

  mailContract(async () => {
    const { url, raw } = await mailServer();
    return { mailer: openSmtpMailer({ url, from }), arrived: async () => raw.map(mailOf) };
  });

  it('have the configured sender and are marked as automatic', async () => {
    const { url, raw } = await mailServer();
    const mailer = openSmtpMailer({ url, from });
    await mailer.send(aMail({ id: 'verify-1' }));
    expect(header(raw[0] ?? '', 'From')).toBe(from);
    expect(header(raw[0] ?? '', 'Message-ID')).toBe('<verify-1@lend.example.org>');
    expect(header(raw[0] ?? '', 'Auto-Submitted')).toBe('auto-generated');
    await mailer.close();
  });

  it('can be resent after a failure', async () => {
    const { url, raw } = await mailServer({ failures: 1 });
    const mailer = openSmtpMailer({ url, from });
    const mail = aMail();
    await expect(mailer.send(mail)).rejects.toThrow('busy');
    await mailer.send(mail);
    expect(raw).toHaveLength(1);
    await mailer.close();
  });

  it('support one-click unsubscribe if an unsubscribe address is given', async () => {
    const { url, raw } = await mailServer();
    const mailer = openSmtpMailer({ url, from });
    await mailer.send(aMail({ unsubscribe: 'https://lend.example.org/mail/unsubscribe/abc' }));
    await mailer.send(aMail());
    expect(header(raw[0] ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header(raw[1] ?? '', 'List-Unsubscribe-Post')).toBe('');
    await mailer.close();
  });

  it('distinguish a permanently rejected address from a rejected mail or sender', async () => {
    const { url } = await mailServer({ unknown: 'nobody@example.org', failures: 1, code: 554 });
    const mailer = openSmtpMailer({ url, from });
    const refused = mailer.send(aMail({ to: 'nobody@example.org' }));
    await expect(refused).rejects.toBeInstanceOf(AddressRefused);
    await expect(refused).rejects.toMatchObject({ code: '550', message: expect.not.stringContaining('nobody') });
    await expect(mailer.send(aMail())).rejects.toBeInstanceOf(ImpossibleMail);
    await mailer.send(aMail());
    await mailer.close();
    const strict = openSmtpMailer({ url: (await mailServer({ refusedSender: true })).url, from });
    await expect(strict.send(aMail())).rejects.not.toBeInstanceOf(AddressRefused);
    await strict.close();
  });

  it('fail when the server does not answer', async () => {
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as AddressInfo;
    const silent = openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 50 });
    await expect(silent.send(aMail())).rejects.toThrow(/Greeting never received|Timeout/);
    await silent.close();
    nobody.close();
    const refused = openSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from });
    await expect(refused.send(aMail())).rejects.toThrow('ECONNREFUSED');
    await refused.close();
  });
});
