/** Escapes text for HTML and XML, attributes included. */
export const escapeMarkup = (text: string): string => text.replace(/[<>&'"]/g, (c) => `&#${c.codePointAt(0)};`);
