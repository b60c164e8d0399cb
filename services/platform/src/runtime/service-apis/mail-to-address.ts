import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { IsAddressApart, LanguageAt, NameOf } from './account-facts.js';
import type { Mail, Mailer } from '../../mail/mail.port.js';

/** Ports of mail that a user has sent to an address. */
export type AddressMail = Readonly<{
  mailer: Pick<Mailer, 'send'>;
  nameOf: NameOf;
  languageAt: LanguageAt;
  isAddressApart: IsAddressApart;
}>;

type Letter = Omit<Mail, 'id' | 'to'>;

type Sending = Readonly<{
  id: Mail['id'];
  email: string;
  /** User who has the mail sent. */
  senderId: string;
  /** Language of the sender, for recipients without an account. */
  locale: Locale;
  at: string;
  /** Sends between blocked people as well, for agreements that continue (ADR 119). */
  evenBlocked?: boolean;
  write: (sender: Readonly<{ locale: Locale; by: string | null }>) => Letter | Promise<Letter>;
}>;

/**
 * Sends mail in the language of the recipient's account, else in the sender's. The sender does not learn which, so
 * accounts cannot be probed. Skips recipients who are blocked or have blocked the sender.
 */
export const mailToAddress =
  ({ mailer, nameOf, languageAt, isAddressApart }: AddressMail) =>
  async ({ id, email, senderId, locale, at, evenBlocked = false, write }: Sending): Promise<void> => {
    if (!evenBlocked && (await isAddressApart(email, senderId, at))) return;
    const letter = await write({ locale: (await languageAt(email, at)) ?? locale, by: await nameOf(senderId, at) });
    await mailer.send({ id, to: email, ...letter });
  };
