import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { withoutWebAddresses } from '@lendring/contracts/kernel/web-address.js';
import { BRAND_GAP } from '@lendring/contracts/kernel/texts.js';
import { Html, html } from './html.js';
import type { Mail } from './mail.port.js';

export type LetterLink = Readonly<{ label: string; href: string }>;

/**
 * Sentences on one topic with a link to continue. `page`: the only URL within the text that becomes a link;
 * user-written URLs never do.
 */
export type LetterPart = Readonly<{
  title?: string;
  lines: readonly string[];
  page?: string;
  action?: LetterLink;
  other?: LetterLink;
}>;

/** Content of a mail; the layout is the same for all mails. Texts are plain, so names cannot inject markup. */
export type Letter = Readonly<{
  locale: Locale;
  subject: string;
  preview: string;
  greeting: string;
  parts: readonly LetterPart[];
  after?: string;
  footer?: Readonly<{ text: string; links: readonly LetterLink[] }>;
}>;

const ink = '#22292e';
const muted = '#59636b';
const teal = '#007a7e';
const deep = '#005b5e';
const page = '#f3f9f9';
const light = '#7fd6d9';
const border = '#dbe3e5';

const dark = new Html(`@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #14191b !important; }
  .sheet { background-color: #1f2629 !important; }
  .ink { color: #eef3f4 !important; }
  .muted, .muted a { color: #aab6bb !important; }
  .brand, .title { color: ${light} !important; }
  .line { border-color: #3a4448 !important; }
}`);

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const textStyle = (size: number, height: number, below: number, colour: string): string =>
  `font-size:${size}px;line-height:${height}px;margin:0 0 ${below}px;color:${colour}`;
const paragraph = textStyle(16, 25, 14, ink);
const small = textStyle(14, 21, 8, muted);

/** Build boxes from tables, which mail programs support better than other elements. */
const box = html`align="center" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"`;

const linkTo = ({ label, href }: LetterLink, colour: string): Html =>
  html`<a href="${href}" style="color:${colour};text-decoration:underline" target="_blank">${label}</a>`;

/**
 * Button link. Outlook ignores the padding of links, so three stretched hair spaces at each side give it the same 24
 * px.
 */
const buttonTo = ({ label, href }: LetterLink, colours: string): Html =>
  html`<a
    href="${href}"
    style="${colours};border-radius:999px;font-size:16px;font-weight:700;line-height:24px;padding:12px 24px;text-decoration:none;display:inline-block;max-width:100%;mso-padding-alt:0px"
    target="_blank"
    ><span
      ><!--[if mso]><i style="mso-font-width:400%;mso-text-raise:18" hidden>&#8202;&#8202;&#8202;</i><![endif]--></span
    ><span style="max-width:100%;display:inline-block;line-height:120%;mso-padding-alt:0px;mso-text-raise:9px"
      >${label}</span
    ><span
      ><!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]--></span
    ></a
  >`;

const withLink = (sentence: string, href: string | undefined): string | Html => {
  if (href === undefined || !sentence.includes(href)) return sentence;
  const [before = '', ...after] = sentence.split(href);
  return html`${before}${linkTo({ label: href, href }, teal)}${after.join(href)}`;
};

const partOf = ({ title, lines, page: href, action, other }: LetterPart): Html =>
  html`<table ${box} style="margin:0 0 10px">
    <tbody>
      <tr>
        <td>
          ${
            title !== undefined &&
            html`<h2 class="title" style="margin:12px 0 8px;font-size:18px;line-height:26px;color:${deep}">
              ${title}
            </h2>`
          }${lines.map((sentence) => html`<p class="ink" style="${paragraph}">${withLink(sentence, href)}</p>`)}${
            action &&
            html`<div style="margin:6px 0 18px">
              ${buttonTo(action, `background-color:${teal};color:#ffffff`)}${
                other && html` ${buttonTo(other, `background-color:#ffffff;border:1px solid ${teal};color:${teal}`)}`
              }
            </div>`
          }
        </td>
      </tr>
    </tbody>
  </table>`;

const footerOf = ({ text: why, links }: NonNullable<Letter['footer']>): Html =>
  html`<hr
      class="line"
      style="width:100%;border:none;border-top:1px solid #eaeaea;border-color:${border};margin:18px 0 14px"
    />
    <p class="muted" style="${small}">${why}</p>
    <p class="muted" style="${small}">${links.map((link, at) => html`${at > 0 && ' · '}${linkTo(link, muted)}`)}</p>`;

const PREVIEW_LENGTH = 150;
/** Invisible characters appended to a short preview, so that inboxes do not add the beginning of the mail. */
const filler = '\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF';
const previewOf = (preview: string): string => {
  const seen = preview.slice(0, PREVIEW_LENGTH);
  return seen + filler.repeat(PREVIEW_LENGTH - seen.length);
};

const htmlOf = ({ locale, preview, greeting, parts, after, footer }: Letter): Html =>
  html`<!doctype html>
    <html dir="ltr" lang="${locale}">
      <head>
        <meta content="text/html; charset=UTF-8" http-equiv="Content-Type" />
        <meta name="viewport" content="width=device-width" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>
          ${dark}
        </style>
      </head>
      <body class="page" style="background-color:${page};margin:0;padding:0">
        <div
          style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0"
          data-skip-in-text="true"
        >
          ${previewOf(preview)}
        </div>
        <table ${box}>
          <tbody>
            <tr>
              <td style="padding:24px 12px;background-color:${page};font-family:${font}">
                <table
                  ${box}
                  class="sheet"
                  style="max-width:560px;background-color:#ffffff;border-radius:14px;padding:26px 26px 18px"
                >
                  <tbody>
                    <tr style="width:100%">
                      <td>
                        <p class="brand" style="${textStyle(18, 25, 14, deep)};font-weight:700">${BRAND_GAP}</p>
                        <p class="ink" style="${paragraph}">${greeting}</p>
                        ${parts.map(partOf)}
                        ${after !== undefined && html`<p class="muted" style="${small}">${after}</p>`}
                        ${footer && footerOf(footer)}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>`;

const textOf = ({ greeting, parts, after, footer }: Letter): string =>
  [
    greeting,
    ...parts.flatMap(({ title, lines, action, other }) => [
      ...(title === undefined ? [] : [title]),
      ...lines,
      ...(action ? [lines.at(-1)?.endsWith(':') && !other ? action.href : `${action.label}: ${action.href}`] : []),
      ...(other ? [`${other.label}: ${other.href}`] : []),
    ]),
    ...(after === undefined ? [] : [after]),
    BRAND_GAP,
    ...(footer ? ['-- ', footer.text, ...footer.links.map(({ label, href }) => `${label}: ${href}`)] : []),
  ].join('\n\n');

/** Control and bidirectional formatting characters, which names may contain but subjects must not. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

const SUBJECT = 150;

const lineOf = (text: string): string => text.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim();
const subjectOf = (text: string): string => (text.length > SUBJECT ? `${text.slice(0, SUBJECT - 1).trimEnd()}…` : text);

const cleaned = (letter: Letter): Letter => ({
  ...letter,
  // Remove URLs from the subject, because names and titles are user-written.
  subject: subjectOf(withoutWebAddresses(lineOf(letter.subject))),
  preview: lineOf(letter.preview),
  greeting: lineOf(letter.greeting),
  parts: letter.parts.map(({ title, lines, ...part }) => ({
    ...part,
    ...(title !== undefined && { title: lineOf(title) }),
    lines: lines.map(lineOf),
  })),
});

const mixed = (hex: string, part: number, other: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * part + other * (1 - part)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** Replaces the built-in colours in a mail's HTML with the installation's accent. @param accent `#rrggbb` */
export const accentOf = (markup: string, accent: string): string =>
  markup
    .replaceAll(teal, accent)
    .replaceAll(deep, mixed(accent, 0.75, 0))
    .replaceAll(page, mixed(accent, 0.05, 255))
    .replaceAll(light, mixed(accent, 0.4, 255));

export const writeLetter = (letter: Letter): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const clean = cleaned(letter);
  return { subject: clean.subject, text: `${textOf(clean)}\n`, html: htmlOf(clean).markup };
};
