import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';
import { BRAND_GAP } from '@lendring/contracts/kernel/texts.js';
import type { SmsSender } from '../sms/sms.port.js';
import { accentOf } from './letter.js';
import type { Mailer } from './mail.port.js';

/** Brand of the installation's mails; null fields use the default. `accent`: `#rrggbb`. */
export type MailBrand = Readonly<{ name: string | null; accent: string | null }>;

export interface KnownBrand {
  brand(): MailBrand;
}

export type CurrentBrand = KnownBrand & Readonly<{ set: (brand: MailBrand) => void }>;

export const currentBrand = (): CurrentBrand => {
  let known: MailBrand = { name: null, accent: null };
  return {
    brand: () => known,
    set: (brand) => {
      known = brand;
    },
  };
};

const named = (text: string, name: string): string => text.replaceAll(BRAND_GAP, () => name);

/** Adds the current brand to each mail: its name in the placeholders and as sender, its accent colour in the HTML. */
export const brandedMailer = (mailer: Mailer, known: KnownBrand): Mailer => ({
  async send(mail) {
    const { name: own, accent } = known.brand();
    const name = own ?? BUILT_IN_NAME;
    await mailer.send({
      ...mail,
      subject: named(mail.subject, name),
      text: named(mail.text, name),
      html: named(accent === null ? mail.html : accentOf(mail.html, accent), escapeMarkup(name)),
      ...(own !== null && { senderName: own }),
    });
  },
  ...(mailer.forget && { forget: (words, last) => mailer.forget?.(words, last) ?? Promise.resolve() }),
  close: () => mailer.close(),
});

export const brandedSms = (sender: SmsSender, known: KnownBrand): SmsSender => ({
  send: (sms) => sender.send({ ...sms, text: named(sms.text, known.brand().name ?? BUILT_IN_NAME) }),
});
