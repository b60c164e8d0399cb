/** What a mail says; `{name}` is filled in. `action`: what the button says; without one there is none. */
export type LetterWords = Readonly<{ subject: string; lines: readonly string[]; action?: string; after?: string }>;
