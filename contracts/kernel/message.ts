import type { Texts } from './texts.js';

export type Message = Readonly<{ status: number; text: Texts }>;

export const message = (status: number, de: string, en: string, nl: string): Message => ({
  status,
  text: { de, en, nl },
});
