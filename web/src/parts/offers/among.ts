import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';

/** `asks`: visible to all, members can request; `sees`: visible to members only. */
export const amongWhom = ['all', 'asks', 'sees'] as const;
export type Among = (typeof amongWhom)[number];

type Audience = NonNullable<OfferPatch['audience']>;

export const amongOf = ({ seen_by, lent_to }: Pick<OfferShape['audience'], 'seen_by' | 'lent_to'>): Among =>
  seen_by === 'members' ? 'sees' : lent_to === 'members' ? 'asks' : 'all';

export const audienceAmong = (among: Among): Pick<Audience, 'seen_by' | 'lent_to'> => ({
  seen_by: among === 'sees' ? 'members' : 'everyone',
  lent_to: among === 'all' ? 'everyone' : 'members',
});

export const audienceOf = ({ audience }: Pick<OfferShape, 'audience'>): Audience => ({
  group_ids: audience.groups.map(({ group_id }) => group_id),
  seen_by: audience.seen_by,
  lent_to: audience.lent_to,
  free_for_members: audience.free_for_members,
  belongs_to: audience.belongs_to,
});
