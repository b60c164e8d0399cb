import type { Texts } from './text.js';

/** What a code says to its reader, and the HTTP status it is answered with. */
export type Message = Readonly<{ status: number; text: Texts }>;

export const message = (status: number, de: string, en: string, nl: string): Message => ({
  status,
  text: { de, en, nl },
});
