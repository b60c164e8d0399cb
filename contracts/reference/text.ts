import type { Locale } from '../kernel/ids.js';

/** One text in the client's three languages. */
export type Texts = Readonly<Record<Locale, string>>;

/** A unit that is counted: one crate, two crates. */
export type CountedTexts = Readonly<{ singular: Texts; plural: Texts }>;

export const texts = (de: string, en: string, nl: string): Texts => ({ de, en, nl });
