const placeholder = /\{([^{}\s]*)\}/g;

export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)].map(([, word = '']) => word);

export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(placeholder, (whole, word: string) => (Object.hasOwn(values, word) ? (values[word] ?? whole) : whole));

/** Placeholders of automatic replies: requester, offer, requested dates, and the day after the owner's absence. */
export const autoReplyPlaceholders = ['name', 'thing', 'dates', 'back'] as const;
export type AutoReplyPlaceholder = (typeof autoReplyPlaceholders)[number];

export const isPlaceholder = (word: string): word is AutoReplyPlaceholder =>
  (autoReplyPlaceholders as readonly string[]).includes(word);

export const fillAutoReply = (text: string, values: Readonly<Record<AutoReplyPlaceholder, string>>): string =>
  fillPlaceholders(text, values);
