import type { TFunction } from 'i18next';

/**
 * A name as used in sentences: `{{name}}` unchanged, `{{name.first}}` at the beginning of a sentence, `{{name.dative}}`
 * after German prepositions with dative. Nicknames are the same in all forms.
 */
export type Name = Readonly<{ first: string; dative: string; toString: () => string }>;

export const nameOf = (plain: string, first = plain, dative = plain): Name => ({
  first,
  dative,
  toString: () => plain,
});

/** Name of a deleted account. `t` needs a namespace that contains `former`. */
export const formerName = (t: TFunction<['requests' | 'notifications']>): Name =>
  nameOf(t('former.name'), t('former.first'), t('former.dative'));
