const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const lineBreaks = /\r\n|[\v\f\u0085\u2028\u2029]/g;

const withoutUnseen = (text: string): string => text.replaceAll(unseen, '');

/**
 * Returns pasted text as one line, without invisible characters (from WhatsApp, Apple Contacts, PowerPoint). Free of
 * zod, so that forms can use it.
 */
export const pastedLine = (text: string): string => withoutUnseen(text).replaceAll(lineBreaks, ' ');

export const pastedLines = (text: string): string => withoutUnseen(text).replaceAll(lineBreaks, '\n');

export const pastedPhone = (text: string): string =>
  pastedLine(text)
    .replaceAll(/[\u00a0\u2000-\u200b\u202f\u205f\u3000]/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
