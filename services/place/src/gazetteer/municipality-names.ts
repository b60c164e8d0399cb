import { fold } from '@lendring/contracts/rules/fold.js';

/** Abbreviations in official names and their long forms. Order matters: longer ones come first. */
const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/^Hann\. /, 'Hannoversch '],
  [/\bi\. ?d\. ?/g, 'in der '],
  [/\ba\. ?d\. ?/g, 'an der '],
  [/\bv\. ?d\. ?/g, 'vor der '],
  [/\bb\. ?/g, 'bei '],
  [/\bi\. ?(?=NB|UFr|Bay)/g, 'in '],
  [/\bi\. ?/g, 'im '],
  [/\ba\. ?/g, 'am '],
  [/\bNB\b/, 'Niederbayern'],
  [/\bOPf\.?/, 'Oberpfalz'],
  [/\bUFr\.?/, 'Unterfranken'],
  [/\bO\. ?L\./, 'Oberlausitz'],
  [/Thür\./, 'Thüringen'],
  [/Westf\./, 'Westfalen'],
  [/Bay\./, 'Bayern'],
  [/Vogtl\./, 'Vogtland'],
  [/Erzgeb\./, 'Erzgebirge'],
];

/** `Aura a.d.Saale` → `Aura an der Saale`, `Bautzen - Budyšin` → `Bautzen` (the second name is the Sorbian one). */
export const spellOut = (official: string): string => {
  const german = official.replaceAll('\\', '').split(' - ')[0] ?? official;
  return abbreviations.reduce((name, [short, long]) => name.replace(short, long), german).trim();
};

const whereabouts =
  / (?:am|an der|an dem|im|in der|in|ob der|ob|bei|vor der|vor|unter|auf dem|auf der|auf den|auf|zur|upon|on|aan den|aan de|aan het|op|under|by|next|le|near)(?= ).*$/i;
const honours = /^(?:Ostseebad|Nordseebad|Seebad|Amt|Stadt|Markt|Bad|\p{L}+stadt) (?=\p{Lu})/u;

/** Name without its distinguishing addition: `Halle (Saale)` → `Halle`, `Frankfurt am Main` → `Frankfurt`. */
export const shortName = (name: string): string =>
  !/[ (/]/.test(name) ? name : name.replace(/ ?[(/].*$/, '').replace(whereabouts, '') || name;

export const nameKey = (name: string): string => fold(name).replace(/^sankt /, 'st ');

/** Possible spelling of a name; `doubt` is its distance from the official name (from 0), expressed in kilometres. */
export type Spelling = Readonly<{ key: string; doubt: number }>;

/**
 * Possible spellings in the other list: without additions or honorific titles, or only the first part of a merged name.
 */
export const spellings = (official: string): Spelling[] => {
  const name = spellOut(official);
  const bare = name.replace(/ ?[(/].*$/, '');
  const parts = bare.includes('-') ? bare.split('-').filter((part) => part.length > 3) : [];
  const forms: [string, number][] = [
    [name, 0],
    [bare, 2],
    [shortName(name), 5],
    [bare.replace(honours, ''), 8],
    ...parts.map((part, i): [string, number] => [part, 15 + i]),
  ];
  const least = new Map<string, number>();
  for (const [form, doubt] of forms) {
    const key = nameKey(form.replace(/ [IVX]+$/, ''));
    if (key) least.set(key, Math.min(doubt, least.get(key) ?? doubt));
  }
  return [...least].map(([key, doubt]) => ({ key, doubt }));
};
