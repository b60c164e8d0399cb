/** What a text may name: who asks, what they ask for, when, and the day after one's own absence. */
export const autoReplyPlaceholders = ['name', 'thing', 'dates', 'back'] as const;
export type AutoReplyPlaceholder = (typeof autoReplyPlaceholders)[number];

const placeholder = /\{([^{}\s]*)\}/g;
/** Whether a word in braces is one of ours. */
export const isPlaceholder = (word: string): word is AutoReplyPlaceholder =>
  (autoReplyPlaceholders as readonly string[]).includes(word);

/** The words in braces of a text, known or not. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)].map(([, word = '']) => word);

/** The text with its placeholders replaced; unknown ones stay as they are. */
export const fillAutoReply = (text: string, values: Readonly<Record<AutoReplyPlaceholder, string>>): string =>
  text.replace(placeholder, (whole, word: string) => (isPlaceholder(word) ? values[word] : whole));
