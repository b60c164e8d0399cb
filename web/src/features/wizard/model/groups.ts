import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import type { StepModel } from './form.js';

/** `asks`: everybody sees it, members ask; `sees`: members alone see it. */
export const amongWhom = ['all', 'asks', 'sees'] as const;
export type Among = (typeof amongWhom)[number];
export type Groups = Readonly<{ ids: readonly string[]; among: Among; free: boolean }>;

type Audience = NonNullable<OfferPatch['audience']>;

/** What the API takes, of what it answers. */
export const audienceOf = ({ audience }: Pick<OfferShape, 'audience'>): Audience => ({
  group_ids: audience.groups.map(({ group_id }) => group_id),
  seen_by: audience.seen_by,
  lent_to: audience.lent_to,
  free_for_members: audience.free_for_members,
});

/** For members, and of no group. */
const lacksGroup = ({ ids, among }: Groups): boolean => ids.length === 0 && among !== 'all';

export const groupsModel: StepModel<Groups> = {
  from: ({ audience: { groups, seen_by, lent_to, free_for_members } }) => ({
    ids: groups.map(({ group_id }) => group_id),
    among: seen_by === 'members' ? 'sees' : lent_to === 'members' ? 'asks' : 'all',
    free: free_for_members,
  }),
  // What is for members of no group any more does not become public by itself.
  patch: (values) =>
    lacksGroup(values)
      ? {}
      : {
          audience: {
            group_ids: [...values.ids],
            seen_by: values.among === 'sees' ? 'members' : 'everyone',
            lent_to: values.among === 'all' ? 'everyone' : 'members',
            free_for_members: values.ids.length > 0 && values.free,
          },
        },
  problems: (values) => (lacksGroup(values) ? [{ id: 'audience', key: 'groupNeeded' }] : []),
  fieldId: () => 'audience',
};
