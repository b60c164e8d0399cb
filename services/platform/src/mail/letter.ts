import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { withoutWebAddresses } from '@lendring/contracts/kernel/web-address.js';
import { BRAND_GAP } from '@lendring/contracts/kernel/texts.js';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
const line = '#dbe3e5';

const dark = `@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #14191b !important; }
  .sheet { background-color: #1f2629 !important; }
  .ink { color: #eef3f4 !important; }
  .muted, .muted a { color: #aab6bb !important; }
  .brand, .title { color: ${light} !important; }
  .line { border-color: #3a4448 !important; }
}`;

const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const paragraph: CSSProperties = { margin: '0 0 14px', fontSize: 16, lineHeight: '25px', color: ink };
const small: CSSProperties = { margin: '0 0 8px', fontSize: 14, lineHeight: '21px', color: muted };
const button: CSSProperties = {
  backgroundColor: teal,
  borderRadius: 999,
  color: '#ffffff',
  fontSize: 16,
  fontWeight: 700,
  lineHeight: '24px',
  padding: '12px 24px',
  textDecoration: 'none',
};

const quiet: CSSProperties = { ...button, backgroundColor: '#ffffff', border: `1px solid ${teal}`, color: teal };

const withLink = (text: string, href: string | undefined): ReactNode => {
  if (href === undefined || !text.includes(href)) return text;
  const [before = '', ...after] = text.split(href);
  return [
    before,
    h(Link, { key: href, href, style: { color: teal, textDecoration: 'underline' } }, href),
    after.join(href),
  ];
};

const partOf = ({ title, lines, page: href, action, other }: LetterPart, index: number): ReactNode =>
  h(
    Section,
    { key: index, style: { margin: '0 0 10px' } },
    title !== undefined &&
      h(
        Heading,
        {
          as: 'h2',
          className: 'title',
          style: { margin: '12px 0 8px', fontSize: 18, lineHeight: '26px', color: deep },
        },
        title,
      ),
    lines.map((text, at) => h(Text, { key: at, className: 'ink', style: paragraph }, withLink(text, href))),
    action &&
      h(
        'div',
        { style: { margin: '6px 0 18px' } },
        h(Button, { href: action.href, style: button }, action.label),
        other && ' ',
        other && h(Button, { href: other.href, style: quiet }, other.label),
      ),
  );

const footerOf = ({ text, links }: NonNullable<Letter['footer']>): ReactNode => [
  h(Text, { key: 'text', className: 'muted', style: small }, text),
  h(
    Text,
    { key: 'links', className: 'muted', style: small },
    links.flatMap(({ label, href }, at) => [
      at > 0 && ' · ',
      h(Link, { key: href, href, style: { color: muted, textDecoration: 'underline' } }, label),
    ]),
  ),
];

const htmlOf = ({ locale, preview, greeting, parts, after, footer }: Letter): string =>
  `<!doctype html>${renderToStaticMarkup(
    h(
      Html,
      { lang: locale },
      h(
        Head,
        null,
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('style', { dangerouslySetInnerHTML: { __html: dark } }),
      ),
      h(Preview, null, preview),
      h(
        Body,
        { className: 'page', style: { margin: 0, padding: '24px 12px', backgroundColor: page, fontFamily: font } },
        h(
          Container,
          {
            className: 'sheet',
            style: { maxWidth: 560, backgroundColor: '#ffffff', borderRadius: 14, padding: '26px 26px 18px' },
          },
          h(
            Text,
            { className: 'brand', style: { ...paragraph, fontSize: 18, fontWeight: 700, color: deep } },
            BRAND_GAP,
          ),
          h(Text, { className: 'ink', style: paragraph }, greeting),
          parts.map(partOf),
          after !== undefined && h(Text, { className: 'muted', style: small }, after),
          footer && h(Hr, { className: 'line', style: { borderColor: line, margin: '18px 0 14px' } }),
          footer && footerOf(footer),
        ),
      ),
    ),
  )}`;

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

/** Control and bidirectional formatting characters: allowed in names, but not in subjects. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

const SUBJECT = 150;

const lineOf = (text: string): string => text.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim();
const subjectOf = (text: string): string => (text.length > SUBJECT ? `${text.slice(0, SUBJECT - 1).trimEnd()}…` : text);

const cleaned = (letter: Letter): Letter => ({
  ...letter,
  // Names and titles are user-written, so URLs are removed from the subject.
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
export const accentOf = (html: string, accent: string): string =>
  html
    .replaceAll(teal, accent)
    .replaceAll(deep, mixed(accent, 0.75, 0))
    .replaceAll(page, mixed(accent, 0.05, 255))
    .replaceAll(light, mixed(accent, 0.4, 255));

export const writeLetter = (letter: Letter): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const clean = cleaned(letter);
  return { subject: clean.subject, text: `${textOf(clean)}\n`, html: htmlOf(clean) };
};
