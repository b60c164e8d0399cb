import { lruMap } from '../base/lru-map.js';
import { createTransport } from 'nodemailer';
import { awayFor, connectionFault, hostsOf, refusedFor, type Called } from '../base/engine-errors.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { AddressRefused, checkMail, ImpossibleMail, type Mail, type Mailer } from './mail.port.js';

type Options = Readonly<{
  /** `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
  url: string;
  from: string;
  timeoutMs?: number;
  watch?: EngineWatch;
}>;

/**
 * Sends mails through an SMTP server. SMTP has no idempotency, so sent ids are remembered while the process runs;
 * after a restart the recipient can detect a repeat by its Message-ID. @throws EngineUnavailable when the server does
 * not answer or refuses the password; AddressRefused or ImpossibleMail for a permanent refusal; other errors concern
 * the mail
 */
export const openSmtpMailer = ({ url, from, timeoutMs = 15_000, watch }: Options): Mailer => {
  const called: Called = { engine: 'mail server', name: `The mail server at ${hostsOf(url)}`, settings: 'SMTP_URL' };
  const { call } = watch ?? watchEngine(called.engine, { at: hostsOf(url) });
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
  const domain = /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const sent = lruMap<string, Promise<void>>(10_000);

  const deliver = async ({ id, to, subject, text, html, unsubscribe, files = [], senderName }: Mail): Promise<void> => {
    await transport.sendMail({
      from: senderName === undefined ? from : { name: senderName, address: addressIn(from) },
      to,
      subject,
      text,
      html,
      messageId: `<${id}@${domain}>`,
      attachments: files.map(({ name, contentType, content }) => ({
        filename: name,
        contentType,
        content: Buffer.from(content, 'base64'),
      })),
      // Never fetch content from addresses or files referenced in a mail.
      disableFileAccess: true,
      disableUrlAccess: true,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== undefined && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  };

  return {
    send: async (mail) => {
      checkMail(mail);
      const known = sent.get(mail.id);
      if (known) return known;
      const delivery = call(() =>
        deliver(mail).catch((error: unknown) => {
          throw meaningOf(called, error);
        }),
      );
      sent.set(mail.id, delivery);
      try {
        await delivery;
      } catch (error) {
        sent.delete(mail.id);
        throw error;
      }
    },
    close: async () => {
      transport.close();
    },
  };
};

const away = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT']);
const ofTls = /\bTLS\b|\bSSL\b|certificate|wrong version/i;

type Failure = Readonly<{ code?: unknown; command?: unknown; responseCode?: unknown; message?: string }>;

const isFinal = (responseCode: unknown): boolean =>
  typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;

const meaningOf = (called: Called, error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return error;
  const { code, command, responseCode, message = '' } = error as Failure;
  // Blame the recipient's address only for RCPT TO: a refused sender is a configuration problem.
  if (command === 'RCPT TO' && isFinal(responseCode)) return new AddressRefused(String(responseCode), error);
  if (code === 'EMESSAGE' && isFinal(responseCode))
    return new ImpossibleMail(`The mail server takes no such mail (${String(responseCode)})`, { cause: error });
  if (code === 'EAUTH') return refusedFor(called, error);
  if (code === 'ESOCKET' && ofTls.test(message)) return awayFor(called, Object.assign(error, { code: 'ETLS' }));
  // Treat 421 as an unavailable server: it is closing or over its limit.
  return connectionFault(error) !== null || away.has(String(code)) || responseCode === 421
    ? awayFor(called, error)
    : error;
};
