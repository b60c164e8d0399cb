import type { Locale } from './ids.js';

export type Texts = Readonly<Record<Locale, string>>;

export type CountedTexts = Readonly<{ singular: Texts; plural: Texts }>;

export const texts = (de: string, en: string, nl: string): Texts => ({ de, en, nl });

type ByLanguage<Words> = Readonly<{ de?: Words; en: Words; nl?: Words }>;

export const inLanguage = <Words>(all: ByLanguage<Words>, locale: Locale): Words => all[locale] ?? all.en;

/** Placeholder for the installation's name (ADR 106), which the sender of a text replaces. */
export const BRAND_GAP = '{brand}';

/**
 * Replaces placeholders such as `{name}` and `{name.first}`. Missing values become empty, except the brand
 * placeholder, which stays. A full stop after a value that ends with one, such as `Leihladen e. V.`, is dropped.
 */
export const fillIn = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{([\w.]+)\}(\.(?!\.))?/g, (_, name: string, stop = '') => {
    const gap = `{${name}}`;
    const value = String(params[name] ?? (gap === BRAND_GAP ? gap : ''));
    return value.endsWith('.') ? value : value + stop;
  });
