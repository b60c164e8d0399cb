/** What was typed for an offer, kept for this visit: signing in or choosing other days loses nothing. */
export const createMessageDraft = (storage: Storage | null) => {
  const key = (offerId: string) => `message-${offerId}`;
  return {
    read: (offerId: string): string => {
      try {
        return storage?.getItem(key(offerId)) ?? '';
      } catch {
        return '';
      }
    },
    keep: (offerId: string, text: string): void => {
      try {
        if (text) storage?.setItem(key(offerId), text);
        else storage?.removeItem(key(offerId));
      } catch {
        /* A full or closed storage: kept while the page is open. */
      }
    },
  };
};

export const messageDraft = createMessageDraft(typeof sessionStorage === 'undefined' ? null : sessionStorage);
