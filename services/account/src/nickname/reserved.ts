import { seenForm } from './seen-form.js';

const brand = seenForm('Lendring');
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

/** Patterns of additions that still suggest the same role: digits around a word, or "team" next to it. */
const DIGITS_BEFORE = /^\p{N}+/u;
const DIGITS_BEHIND = /\p{N}+$/u;
const team = seenForm('team');
const beside = new RegExp(`^${team}(?=.)|(?<=.)${team}$`, 'u');

/**
 * Readings of a word with and without leading or trailing digits, because such a digit may be a number or stand for a
 * letter.
 */
const readings = (word: string): readonly string[] =>
  [word, word.replace(DIGITS_BEFORE, '')].flatMap((read) => [read, read.replace(DIGITS_BEHIND, '')]);
const isRole = (word: string): boolean =>
  readings(word).some((read) => roles.has(seenForm(read)) || roles.has(seenForm(read).replace(beside, '')));

/** True if a nickname suggests the operator: the brand anywhere in it, or a role as a separate word. */
export const isReserved = (nickname: string): boolean =>
  seenForm(nickname).includes(brand) || [nickname, ...nickname.split(/[._-]+/)].some(isRole);
