/** Text as it stands within HTML and XML, in attributes too. */
export const escapeMarkup = (text: string): string => text.replace(/[<>&'"]/g, (c) => `&#${c.codePointAt(0)};`);
