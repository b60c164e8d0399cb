/** What goes with a request: the words, and whether the address does. */
export type Draft = Readonly<{ text: string; share: boolean }>;

/** What was entered for an offer, kept for this visit: signing in, loading anew or choosing other days loses nothing. */
export const createMessageDraft = (storage: Storage | null) => {
  const read = (key: string): string => {
    try {
      return storage?.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const keep = (key: string, value: string): void => {
    try {
      if (value) storage?.setItem(key, value);
      else storage?.removeItem(key);
    } catch {
      /* A full or closed storage: kept while the page is open. */
    }
  };
  return {
    read: (offerId: string): Draft => ({
      text: read(`message-${offerId}`),
      share: read(`share-address-${offerId}`) !== '',
    }),
    keep: (offerId: string, { text, share }: Draft): void => {
      keep(`message-${offerId}`, text);
      keep(`share-address-${offerId}`, share ? 'yes' : '');
    },
  };
};

export const messageDraft = createMessageDraft(typeof sessionStorage === 'undefined' ? null : sessionStorage);
