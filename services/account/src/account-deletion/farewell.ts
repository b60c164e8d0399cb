import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { farewellMail } from '@lendring/contracts/texts/farewell.js';
import { BRAND_GAP, inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { Log } from '@lendring/platform/base/log.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';

export type Farewell = (
  person: Readonly<{
    /** Recipient's address; null if it was never confirmed. */
    to: string | null;
    locale: Locale;
    certificateId: string;
    /** Addresses, names and numbers that stored mails may contain. */
    forget: readonly string[];
  }>,
) => Promise<void>;

const TRIES = 3;

type Options = Readonly<{ mailer: Mailer | null; publicUrl: string; log: Log }>;

/**
 * Sends the final mail with the link to the certificate. A mail server failure must not delay the erasure, which
 * continues without a mail after three attempts.
 */
export const farewellBy =
  ({ mailer, publicUrl, log }: Options): Farewell =>
  async ({ to, locale, certificateId, forget }) => {
    const id = `farewell-${certificateId}`;
    if (!mailer) return;
    if (to !== null) await sendOrGoOn(mailer, { id, to, ...compose(publicUrl, locale, certificateId) }, log);
    await mailer.forget?.(forget, id);
  };

const sendOrGoOn = async (mailer: Mailer, mail: Parameters<Mailer['send']>[0], log: Log): Promise<void> => {
  for (let tried = 1; tried <= TRIES; tried += 1)
    try {
      return await mailer.send(mail);
    } catch (error) {
      if (tried === TRIES)
        log.warn({ mail: mail.id, err: error }, 'Confirmation mail of an account deletion could not be sent');
    }
};

const compose = (publicUrl: string, locale: Locale, certificateId: string) => {
  const words = inLanguage(farewellMail, locale);
  const link = `${publicUrl}${pageAddress(locale, '/certificate/$certificateId', { certificateId })}`;
  return {
    subject: words.subject,
    text: `${words.greeting}\n\n${words.text}\n\n${words.action}: ${link}\n\n${words.after}\n\n${BRAND_GAP}\n`,
    html: `<!doctype html><html lang="${locale}"><body style="font:16px/1.5 sans-serif;color:#22292e"><p>${escapeMarkup(words.greeting)}</p><p>${escapeMarkup(words.text)}</p><p><a href="${escapeMarkup(link)}">${escapeMarkup(words.action)}</a></p><p>${escapeMarkup(words.after)}</p><p>${BRAND_GAP}</p></body></html>`,
  };
};
