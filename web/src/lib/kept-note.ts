type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Words for the page on which signing in or out ends: both load pages anew. */
export const createKeptNote = (storage: Store, key: string) => ({
  keep: (text: string): void => {
    try {
      storage?.setItem(key, text);
    } catch {
      /* Then nothing is said. */
    }
  },
  /** Null: nothing was kept. Told once. */
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
/** Why somebody was signed out. */
export const authError = createKeptNote(visit, 'auth-error');
/** What went well before somebody was signed in. */
export const goodNews = createKeptNote(visit, 'good-news');
