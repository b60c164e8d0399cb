import { createHash } from 'node:crypto';
import { AddressRefused, ImpossibleMail, type Mailer } from '@lendring/platform/mail/mail.port.js';
import type { Clients } from '../../ports.js';
import type { ChannelPort } from '../channel.port.js';
import { isMailed, type Mailed } from './mailed.js';
import { composeNews, groupsOf, type Known } from './compose.js';
import { unsubscribeToken } from './unsubscribe-link.js';

export type MailClients = Pick<Clients, 'recipientOf'> &
  Readonly<{ knownOf: (userId: string, news: readonly Mailed[]) => Promise<Known> }>;

type Options = Readonly<{
  mailer: Pick<Mailer, 'send'>;
  clients: MailClients;
  linkSecret: Uint8Array;
  publicUrl: string;
  collectMs: number;
  now: () => string;
}>;

const HOURLY = 6;

/** One-click unsubscribe URL path for mail clients (RFC 8058). */
export const unsubscribePath = '/mail/unsubscribe/';

/** Digest of an address, to recognise it without storing it. */
const markOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');

export const createMailChannel = ({
  mailer,
  clients,
  linkSecret,
  publicUrl,
  collectMs,
  now,
}: Options): ChannelPort => ({
  name: 'mail',
  collectMs,
  digests: true,
  hourly: HOURLY,
  async deliver({ deliveryId, userId, notifications, searches, refusedMark }) {
    const recipient = await clients.recipientOf(userId);
    if (!recipient || recipient.email === null) return { outcome: 'nowhere' };
    const { email, locale, name } = recipient;
    const mark = markOf(email);
    if (mark === refusedMark) return { outcome: 'refused', mark, code: 'before' };
    const news = notifications.filter(isMailed);
    if (news.length === 0) return { outcome: 'nowhere' };
    const token = unsubscribeToken(linkSecret, userId, groupsOf(news), now());
    const known = await clients.knownOf(userId, news);
    try {
      await mailer.send({
        id: deliveryId,
        to: email,
        unsubscribe: `${publicUrl}${unsubscribePath}${token}`,
        ...composeNews({ locale, name, news, known, searches, publicUrl, unsubscribeToken: token }),
      });
      return { outcome: 'sent' };
    } catch (error) {
      if (error instanceof AddressRefused) return { outcome: 'refused', mark, code: error.code };
      if (error instanceof ImpossibleMail) return { outcome: 'impossible', code: 'mail' };
      throw error;
    }
  },
});
