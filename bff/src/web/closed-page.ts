import type { Brand } from '@lendring/contracts/installation/brand.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { localeCodes, locales } from '@lendring/contracts/reference/languages.js';
import { closedPageTexts as words, closedWords } from '@lendring/contracts/texts/closed-page.js';
import { fillIn, inLanguage, type Texts } from '@lendring/contracts/kernel/texts.js';
import { pictureUrl } from '../shapes/picture.js';
import { bareDocument, bareHeaders, bareStyle } from './bare-page.js';

export type ClosedPage = Readonly<{ html: string; headers: Readonly<Record<string, string>> }>;

const styleOf = ({ accent }: Brand): string =>
  `${bareStyle}:root{--accent:${accent ?? '#007a7e'};--ink:light-dark(color-mix(in oklab,var(--accent) 88%,#000),color-mix(in oklab,var(--accent) 38%,#fff))}` +
  'body{margin-top:12vh}a{color:var(--ink)}img{display:block;width:64px;height:64px;margin-bottom:16px}' +
  '.ways{display:flex;flex-wrap:wrap;gap:12px;margin:28px 0}' +
  '.ways a,button{box-sizing:border-box;min-height:48px;padding:10px 22px;border:2px solid var(--accent);border-radius:24px;font:inherit;font-weight:700;text-decoration:none;background:var(--accent);color:#fff;cursor:pointer}' +
  '.ways a+a{background:none;border-color:currentColor;color:var(--ink)}' +
  'label{display:block;font-weight:700}input{box-sizing:border-box;width:100%;min-height:48px;margin:6px 0 16px;padding:8px 12px;font:inherit;color:inherit;background:transparent;border:1px solid light-dark(#6b767d,#9aa6ad);border-radius:8px}' +
  '.wrong{font-weight:700;color:light-dark(#a3123f,#ff9db6)}' +
  'nav{display:flex;flex-wrap:wrap;gap:4px 20px;margin:48px 0 24px;font-size:.9em}nav a{display:inline-block;padding:8px 0}' +
  ':focus-visible{outline:3px solid var(--ink);outline-offset:2px}';

const nameOf = ({ name }: Brand): string => name ?? BUILT_IN_NAME;

export const earlyBirdAddress = (locale: Locale): string => `${locales[locale].prefix}/earlybird`;
export const partnerAddress = (locale: Locale): string => `${locales[locale].prefix}/partner`;

const pageOf = (
  brand: Brand,
  locale: Locale,
  title: string,
  inner: string,
  other: (one: Locale) => string,
): ClosedPage => {
  const style = styleOf(brand);
  const link = (href: string, text: string, language = '') =>
    `<a href="${escapeMarkup(href)}"${language}>${escapeMarkup(text)}</a>`;
  const logo = brand.logo ? `<img src="${escapeMarkup(pictureUrl(brand.logo, 128))}" alt="">` : '';
  const ends = [
    link(pageAddress(locale, '/imprint'), inLanguage(words.imprint, locale)),
    link(pageAddress(locale, '/privacy'), inLanguage(words.privacy, locale)),
    link(pageAddress(locale, '/terms'), inLanguage(words.terms, locale)),
    link(pageAddress(locale, '/terms-of-use'), inLanguage(words.termsOfUse, locale)),
    ...localeCodes
      .filter((one) => one !== locale)
      .map((one) => link(other(one), locales[one].name, ` lang="${one}" hreflang="${one}"`)),
  ];
  return {
    html: bareDocument(
      locale,
      { title, style },
      `<main>${logo}<h1>${escapeMarkup(title)}</h1>\n${inner}</main>
<nav aria-label="${escapeMarkup(inLanguage(words.more, locale))}">${ends.join('')}</nav>`,
    ),
    headers: {
      ...bareHeaders(locale, { style, form: "'self'", images: "'self'" }),
      'cache-control': 'private, no-store',
    },
  };
};

/**
 * Page that replaces closed pages for strangers. @param opensAt null when no opening is scheduled @param back return
 * path after the sign-in
 */
export const closedPage = (
  brand: Brand,
  locale: Locale,
  { opensAt, back }: Readonly<{ opensAt: string | null; back: string }>,
): ClosedPage => {
  const { title, text } = closedWords(nameOf(brand), locale, opensAt);
  const say = (one: Texts) => escapeMarkup(inLanguage(one, locale));
  const signIn = `/auth/login?locale=${locale}&return=${encodeURIComponent(back)}`;
  return pageOf(
    brand,
    locale,
    title,
    `<p>${escapeMarkup(text)}</p>
<p class="ways"><a href="${escapeMarkup(signIn)}">${say(words.signIn)}</a> <a href="${earlyBirdAddress(locale)}">${say(words.toCode)}</a></p>`,
    (one) => pageAddress(one, '/'),
  );
};

/**
 * Page to enter an early-bird code. @param problem error of the submitted code, which stays in the field for
 * correction
 */
export const codePage = (brand: Brand, locale: Locale, problem: string | null, typed = ''): ClosedPage => {
  const say = (text: Texts) => escapeMarkup(fillIn(inLanguage(text, locale), { brand: nameOf(brand) }));
  return pageOf(
    brand,
    locale,
    inLanguage(words.codeTitle, locale),
    `<p>${say(words.codeText)}</p>
<form action="${earlyBirdAddress(locale)}"><label for="code">${say(words.code)}</label>
${problem === null ? '' : `<p class="wrong" id="wrong" role="alert">${escapeMarkup(problem)}</p>`}
<input id="code" name="code" value="${escapeMarkup(typed)}" required maxlength="40" autocomplete="off" autocapitalize="none" spellcheck="false"${problem === null ? '' : ' aria-invalid="true" aria-describedby="wrong" autofocus'}>
<button>${say(words.enter)}</button></form>
<p><a href="${pageAddress(locale, '/')}">${say(words.back)}</a></p>`,
    earlyBirdAddress,
  );
};
