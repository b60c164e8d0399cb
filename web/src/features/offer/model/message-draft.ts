export type Draft = Readonly<{ text: string; share: boolean }>;

/** Draft per offer, kept for the visit: survives sign-in, reload and a change of dates. */
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
      /* Storage is full or blocked: the draft lasts until the page is closed. */
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
