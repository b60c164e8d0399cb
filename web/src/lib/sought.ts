declare module '@tanstack/react-router' {
  interface HistoryState {
    /** E-mail addresses that somebody looks for stay with this entry of the history, and out of the page's address. */
    sought?: string;
  }
}

/** Whether a text looks like an e-mail address, or like a part of one. */
export const isAddress = (text: string | undefined): boolean => text?.includes('@') ?? false;

/**
 * The part of a link that says what a list is searched for. `apart`: the text is an e-mail address, which histories,
 * screenshots and logs of servers must not have.
 */
export const sought = <Search extends object>(search: Search, text: string | undefined, apart: boolean) => {
  if (text === undefined) return { search, state: {} };
  return apart ? { search, state: { sought: text } } : { search: { ...search, text }, state: {} };
};
