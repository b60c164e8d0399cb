type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** One-time message for the page after sign-in or sign-out, which are full page loads. */
export const createKeptNote = (storage: Store, key: string) => ({
  keep: (text: string): void => {
    try {
      storage?.setItem(key, text);
    } catch {
      /* Without storage, the message is lost. */
    }
  },
  take: (): string | null => {
    try {
      const text = storage?.getItem(key) ?? null;
      storage?.removeItem(key);
      return text;
    } catch {
      return null;
    }
  },
});
const visit = typeof sessionStorage === 'undefined' ? null : sessionStorage;
export const authError = createKeptNote(visit, 'auth-error');
export const goodNews = createKeptNote(visit, 'good-news');
