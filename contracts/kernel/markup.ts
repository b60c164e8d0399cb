export const escapeMarkup = (text: string): string => text.replace(/[<>&'"]/g, (c) => `&#${c.codePointAt(0)};`);
