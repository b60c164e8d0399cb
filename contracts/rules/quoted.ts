/** Words of a text that is entirely in quotation marks, for a literal search; null otherwise. */
export const quotedIn = (text: string): string | null =>
  /^\s*["“”„«»](?<words>.*[^\s"“”„«»])\s*["“”„«»]\s*$/u.exec(text)?.groups?.['words']?.trim() ?? null;

export const quoted = (text: string): string => `"${text}"`;
