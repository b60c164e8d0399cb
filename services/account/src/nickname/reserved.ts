import { normalForm } from './normal-form.js';

/** The product's own name: nobody may seem to speak for it, wherever it stands in a nickname. */
const brand = normalForm('Lendring');
/** Who would be believed to be the operator, in the three languages. */
const roles: ReadonlySet<string> = new Set(
  [
    'admin',
    'administrator',
    'administration',
    'root',
    'system',
    'moderator',
    'moderation',
    'official',
    'offiziell',
    'officieel',
    'staff',
    'mitarbeiter',
    'medewerker',
    'support',
    'helpdesk',
    'customerservice',
    'customersupport',
    'kundenservice',
    'kundendienst',
    'kundensupport',
    'klantenservice',
    'hilfe',
    'security',
    'sicherheit',
    'veiligheid',
    'webmaster',
    'postmaster',
    'hostmaster',
    'noreply',
    'impressum',
    'datenschutz',
    'operator',
    'betreiber',
    'redaktion',
    'team',
  ].map(normalForm),
);

/** Digits around a word, and "team" before or behind it, make no other role of it. */
const bare = (word: string): string =>
  normalForm(word.replace(/^\p{N}+|\p{N}+$/gu, '')).replace(/^team(?=.)|(?<=.)team$/u, '');

/**
 * Whether a nickname belongs to the operator: the brand anywhere in it, or a role as a word of its own, in every
 * spelling that {@link normalForm} takes for it.
 */
export const isReserved = (nickname: string): boolean =>
  normalForm(nickname).includes(brand) || [nickname, ...nickname.split(/[._-]+/)].some((word) => roles.has(bare(word)));
