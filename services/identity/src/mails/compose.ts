import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';
import { signInMails, type SignInMail } from '@lendring/contracts/texts/mails.js';
import { fillIn, inLanguage } from '@lendring/contracts/texts/text.js';

/** A mail of the sign-in in the person's language, with the link to the page where it goes on. */
export const composeMail = (
  kind: SignInMail,
  locale: Locale,
  link: string,
  words: Readonly<Record<string, string>> = {},
): { subject: string; text: string; html: string } => {
  const own = inLanguage(signInMails[kind], locale);
  const w = { ...own, text: fillIn(own.text, words) };
  return {
    subject: w.subject,
    text: `${w.greeting}\n\n${w.text}\n\n${w.action}: ${link}\n\n${w.after}\n\nLendring\n`,
    html: `<!doctype html><html lang="${locale}"><body style="margin:0;background:#f3f9f9;font:16px/1.5 sans-serif;color:#22292e"><div style="max-width:520px;margin:24px auto;background:#fff;border-radius:14px;padding:28px">
<p>${escapeMarkup(w.greeting)}</p><p>${escapeMarkup(w.text)}</p><p style="margin:28px 0"><a href="${escapeMarkup(link)}" style="background:#007a7e;color:#fff;padding:13px 22px;border-radius:999px;text-decoration:none;font-weight:700">${escapeMarkup(w.action)}</a></p>
<p style="color:#59636b;font-size:14px">${escapeMarkup(w.after)}</p><p style="color:#005b5e">Lendring</p></div></body></html>`,
  };
};
