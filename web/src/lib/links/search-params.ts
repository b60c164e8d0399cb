export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

export const isPieceId = (text: string): boolean => /^[1-9]\d{0,6}$/.test(text);

export const readPage = (raw: Readonly<Record<string, unknown>>): Readonly<{ page?: number }> => {
  const page = raw['page'];
  return Number.isInteger(page) && Number(page) > 1 && Number(page) <= 500 ? { page: Number(page) } : {};
};

export const readStars = (raw: Readonly<Record<string, unknown>>): Readonly<{ stars?: number }> => {
  const stars = raw['stars'];
  return Number.isInteger(stars) && Number(stars) >= 1 && Number(stars) <= 5 ? { stars: Number(stars) } : {};
};

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
