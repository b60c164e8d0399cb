import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';

/** Brand of the installation (ADR 106). `logo` is a path on this server, `accent` is `#rrggbb`. */
export type ShownBrand = Readonly<{ name: string | null; accent: string | null; logo: string | null }>;

/**
 * Colours of `styles/app.css` derived from the accent. On white, and below white text, they are at least as dark as the
 * accent; the dark theme mixes them with white.
 */
const coloursOf = (accent: string): string => {
  const mix = (other: string, part: number) => `color-mix(in oklab,var(--accent) ${part}%,${other})`;
  const both = (light: string, dark: string) => `light-dark(${light},${dark})`;
  const night = '#14191b';
  return Object.entries({
    accent,
    'color-teal': both(mix('#000', 88), mix('#fff', 38)),
    'color-teal-deep': both(mix('#000', 75), mix('#fff', 28)),
    'color-teal-ink': mix('#000', 50),
    'color-teal-light': mix('#fff', 50),
    'color-tint': both(mix('#fff', 9), mix(night, 25)),
    'color-tint-2': both(mix('#fff', 4), mix(night, 12)),
    'color-tint-3': both(mix('#fff', 16), mix(night, 38)),
    'background-color-teal': 'var(--accent)',
    'background-color-teal-deep': mix('#000', 75),
  })
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
};

/** Select the built-in ring (`app/Brand.tsx`) by its viewBox, because a class would be part of every page. */
const ring = 'a>svg[viewBox="0 0 32 32"]';

const LONG = 9;
const small = `@media(width<48rem){${ring}{flex:none}${ring}+span{font-size:1.125rem;line-height:1.15;letter-spacing:0}}`;

const logoStyle = (logo: string): string =>
  `${ring}{background:url("${logo}") center/contain no-repeat}${ring}>*{display:none}`;

/**
 * Inserts the brand into the rendered HTML. Hydration preserves the brand, because React keeps unknown attributes of
 * the root element and unknown elements in the head.
 */
export const brandedPage = (html: string, { name, accent, logo }: ShownBrand, nonce: string): string => {
  const style =
    (accent ? `html:root{${coloursOf(accent)}}` : '') +
    (logo ? logoStyle(logo) : '') +
    (name && name.length > LONG ? small : '');
  const head =
    (name === null ? '' : `<meta property="og:site_name" content="${escapeMarkup(name)}"/>`) +
    (accent === null ? '' : `<meta name="theme-color" content="${accent}"/>`) +
    (style && `<style nonce="${nonce}">${style}</style>`);
  const named = name === null ? html : html.replace('<html', () => `<html data-brand="${escapeMarkup(name)}"`);
  const marked = logo
    ? named
        .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${logo}"/>`)
        .replace(/<link rel="apple-touch-icon"[^>]*>/, () => `<link rel="apple-touch-icon" href="${logo}"/>`)
    : named;
  return marked.replace('</head>', () => `${head}</head>`);
};

export const branded = async (response: Response, brand: ShownBrand, nonce: string): Promise<Response> => {
  if (!response.body || !(brand.name ?? brand.accent ?? brand.logo)) return response;
  return new Response(brandedPage(await response.text(), brand, nonce), response);
};
