import { seenForm } from './seen-form.js';

/** Well-known top-level domains; those that are also words or names, like `me` or `berlin`, are left out. */
const ends: ReadonlySet<string> = new Set(
  (
    'com net org info biz edu gov io co app dev xyz online site website shop store blog tech cloud club link click top live ' +
    'eu de at ch li nl be lu fr it es pt pl cz dk se uk ie us ca ru ua cn in tv cc ws'
  )
    .split(' ')
    .map(seenForm),
);
const www = seenForm('www');

/** True if a nickname looks like a website: `www.evil.example`, `evil.com`. */
export const looksLikeAddress = (nickname: string): boolean => {
  const parts = nickname.split('.').map(seenForm);
  return parts.length > 1 && (parts[0] === www || ends.has(parts.at(-1) ?? ''));
};
