import { seenForm } from './seen-form.js';

/** The product's own name: nobody may seem to speak for it, wherever it stands in a nickname. */
const brand = seenForm('Lendring');
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
  ].map(seenForm),
);

/** Digits around a word, and "team" before or behind it, make no other role of it. */
const DIGITS_BEFORE = /^\p{N}+/u;
const DIGITS_BEHIND = /\p{N}+$/u;
const team = seenForm('team');
const beside = new RegExp(`^${team}(?=.)|(?<=.)${team}$`, 'u');

/** A digit at an end may be a number of its own or stand for a letter. */
const readings = (word: string): readonly string[] =>
  [word, word.replace(DIGITS_BEFORE, '')].flatMap((read) => [read, read.replace(DIGITS_BEHIND, '')]);
const isRole = (word: string): boolean =>
  readings(word).some((read) => roles.has(seenForm(read)) || roles.has(seenForm(read).replace(beside, '')));

/** Whether a nickname belongs to the operator: the brand anywhere in it, or a role as a word of its own, as seen. */
export const isReserved = (nickname: string): boolean =>
  seenForm(nickname).includes(brand) || [nickname, ...nickname.split(/[._-]+/)].some(isRole);
