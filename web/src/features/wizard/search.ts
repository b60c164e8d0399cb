/**
 * The draft stands in the address, so that reloading and another device go on with the same one. `group`: what is begun
 * is for this group.
 */
export type DraftSearch = { draft?: string };
export type NewDraftSearch = DraftSearch & { group?: string };

const shortId = /^[0-9a-hjkmnp-tv-z]{10}$/;

export const parseDraftSearch = ({ draft }: Readonly<{ draft?: unknown }>): DraftSearch =>
  typeof draft === 'string' && shortId.test(draft) ? { draft } : {};

export const parseNewDraftSearch = ({
  group,
  ...search
}: Readonly<{ draft?: unknown; group?: unknown }>): NewDraftSearch => ({
  ...parseDraftSearch(search),
  ...(typeof group === 'string' && shortId.test(group) && { group }),
});
