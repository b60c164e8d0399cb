/** The draft stands in the address, so that reloading and another device go on with the same one. */
export type DraftSearch = { draft?: string };

const offerId = /^[0-9a-hjkmnp-tv-z]{10}$/;

export const parseDraftSearch = ({ draft }: Readonly<{ draft?: unknown }>): DraftSearch =>
  typeof draft === 'string' && offerId.test(draft) ? { draft } : {};
