/** The URL contains the draft's id, to resume it after a reload or on another device. `group`: preselected group. */
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
