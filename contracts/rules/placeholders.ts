const placeholder = /\{([^{}\s]*)\}/g;

/** The words in braces of a text, known or not. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)].map(([, word = '']) => word);

/** The text with its placeholders replaced; those without a value stay as they are. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(placeholder, (whole, word: string) => (Object.hasOwn(values, word) ? (values[word] ?? whole) : whole));

/** What an automatic reply may name: who asks, what they ask for, when, and the day after one's own absence. */
export const autoReplyPlaceholders = ['name', 'thing', 'dates', 'back'] as const;
export type AutoReplyPlaceholder = (typeof autoReplyPlaceholders)[number];

/** Whether a word in braces is one of an automatic reply. */
export const isPlaceholder = (word: string): word is AutoReplyPlaceholder =>
  (autoReplyPlaceholders as readonly string[]).includes(word);

/** An automatic reply with its placeholders replaced; unknown ones stay as they are. */
export const fillAutoReply = (text: string, values: Readonly<Record<AutoReplyPlaceholder, string>>): string =>
  fillPlaceholders(text, values);
