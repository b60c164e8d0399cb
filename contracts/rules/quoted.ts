/**
 * The words of a text that stands in quotation marks as a whole, which are searched for as they are; null for others.
 */
export const quotedIn = (text: string): string | null =>
  /^\s*["“”„«»](?<words>.*[^\s"“”„«»])\s*["“”„«»]\s*$/u.exec(text)?.groups?.['words']?.trim() ?? null;

/** A text in quotation marks. */
export const quoted = (text: string): string => `"${text}"`;
