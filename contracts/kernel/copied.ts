/** Marks without a letter of their own that copied text brings along: they only turn the direction, or mark a file's start. */
const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Line breaks of word processors, slides and tables. */
const lineBreaks = /\r\n|[\v\f\u0085\u2028\u2029]/g;

const withoutUnseen = (text: string): string => text.replaceAll(unseen, '');

/** Pasted text in one line, without the marks that nobody sees (WhatsApp, Apple's contacts, PowerPoint); without zod, for forms. */
export const pastedLine = (text: string): string => withoutUnseen(text).replaceAll(lineBreaks, ' ');

/** The same with its lines. */
export const pastedLines = (text: string): string => withoutUnseen(text).replaceAll(lineBreaks, '\n');

/** A phone number as it was pasted: any space is one, any dash too. */
export const pastedPhone = (text: string): string =>
  pastedLine(text)
    .replaceAll(/[\u00a0\u2000-\u200b\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
