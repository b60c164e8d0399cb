import { createTransport } from 'nodemailer';
import { checkMail, type Mail, type Mailer } from './mail.port.js';

type Options = Readonly<{
  /** `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
  url: string;
  /** Sender, for example `Lendring <hello@lend.example.org>`. */
  from: string;
  timeoutMs?: number;
}>;

/**
 * Mails through a server. SMTP itself knows no repeats, so ids that went out are remembered while the process runs;
 * across a restart the receiving side can tell a repeat by its Message-ID.
 */
export const openSmtpMailer = ({ url, from, timeoutMs = 15_000 }: Options): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const domain = /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const sent = new Map<string, Promise<void>>();

  const deliver = async ({ id, to, subject, text, html }: Mail): Promise<void> => {
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      html,
      messageId: `<${id}@${domain}>`,
      // Mails are our own texts: nothing is fetched from addresses or files in them.
      disableFileAccess: true,
      disableUrlAccess: true,
      // Asks for no automatic replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };

  return {
    send: async (mail) => {
      checkMail(mail);
      const known = sent.get(mail.id);
      if (known) return known;
      const delivery = deliver(mail);
      sent.set(mail.id, delivery);
      if (sent.size > 10_000) sent.delete(sent.keys().next().value ?? '');
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
