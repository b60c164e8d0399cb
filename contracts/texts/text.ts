import type { Locale } from '../kernel/ids.js';

/** One text in the client's three languages. */
export type Texts = Readonly<Record<Locale, string>>;

/** A unit that is counted: one crate, two crates. */
export type CountedTexts = Readonly<{ singular: Texts; plural: Texts }>;

export const texts = (de: string, en: string, nl: string): Texts => ({ de, en, nl });

type ByLanguage<Words> = Readonly<{ de?: Words; en: Words; nl?: Words }>;

/** What a person of a language reads; English where that text is missing (spec §9). */
export const inLanguage = <Words>(all: ByLanguage<Words>, locale: Locale): Words => all[locale] ?? all.en;

/** Stands for the name of the installation (ADR 106), which whoever sends a text fills in. */
export const BRAND_GAP = '{brand}';

/** Fills `{name}` and `{name.first}` from the parameters; one that is not given leaves nothing, but for the brand's. */
export const fillIn = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{([\w.]+)\}/g, (gap, name: string) => String(params[name] ?? (gap === BRAND_GAP ? gap : '')));
