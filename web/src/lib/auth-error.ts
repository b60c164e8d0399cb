const key = 'auth-error';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Why somebody was signed out, for the page on which that ends: signing out loads pages anew. */
export const createAuthError = (storage: Store) => ({
  keep: (text: string): void => {
    try {
      storage?.setItem(key, text);
    } catch {
      /* Then nothing is said. */
    }
  },
  /** Null: nothing went wrong. Told once. */
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
export const authError = createAuthError(typeof sessionStorage === 'undefined' ? null : sessionStorage);
