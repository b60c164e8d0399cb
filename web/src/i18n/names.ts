import type { TFunction } from 'i18next';

/**
 * What somebody is called, as sentences take it: `{{name}}` as it is, `{{name.first}}` at the beginning of a sentence,
 * `{{name.dative}}` after German words that ask for it. A nickname is the same everywhere.
 */
export type Name = Readonly<{ first: string; dative: string; toString: () => string }>;

export const nameOf = (plain: string, first = plain, dative = plain): Name => ({
  first,
  dative,
  toString: () => plain,
});

/** Somebody who deleted their account. Texts: those of a namespace that has `former`. */
export const formerName = (t: TFunction<['requests' | 'notifications']>): Name =>
  nameOf(t('former.name'), t('former.first'), t('former.dative'));
