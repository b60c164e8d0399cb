declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Searched email address: kept in the history entry instead of the URL. */
    sought?: string;
  }
}

export const isAddress = (text: string | undefined): boolean => text?.includes('@') ?? false;

/**
 * Link parameters of a search. `apart` means that the text is an email address, which must not appear in URLs, and thus
 * in histories, screenshots and server logs.
 */
export const sought = <Search extends object>(search: Search, text: string | undefined, apart: boolean) => {
  if (text === undefined) return { search, state: {} };
  return apart ? { search, state: { sought: text } } : { search: { ...search, text }, state: {} };
};
