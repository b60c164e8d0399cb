/** Mail template; placeholders such as `{name}` are filled in. `action`: button label; absent: no button. */
export type LetterWords = Readonly<{ subject: string; lines: readonly string[]; action?: string; after?: string }>;
