import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { Fingerprint, Picture } from '@lendring/contracts/offer/terms.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { same } from '@lendring/contracts/rules/same.js';
import { offerAggregate, type OfferState } from './offer.js';
import { publishable, type CountingTerms, type Owner, type Publishable } from './publishing.js';

export type OfferDecision = Decision<readonly OfferEvent[], OfferRefusal>;

/** Offer and caller of a command; null for visitors. Strangers get the same answer whether or not the offer exists. */
export type Asked = Readonly<{ offerId: string; userId: string | null }>;

export type Owned = Readonly<{ offerId: string; ownerId: string }>;

const nothing: OfferDecision = decided([]);

export const forOwner = (
  state: OfferState,
  { offerId, userId }: Asked,
  decision: (owned: Owned) => OfferDecision,
): OfferDecision => {
  if (userId === null || state.ownerId !== userId) return refused('offer_not_found');
  return state.status === 'deleted' ? refused('offer_deleted') : decision({ offerId, ownerId: userId });
};

export const DRAFTS = 100;

export const draft = (
  state: OfferState,
  asked: Asked,
  language: Locale,
  { drafts = 0, placeId = null }: Readonly<{ drafts?: number; placeId?: string | null | undefined }> = {},
): OfferDecision => {
  if (asked.userId === null) return refused('offer_not_found');
  if (state.status !== 'absent')
    return state.ownerId === asked.userId && state.status !== 'deleted' ? nothing : refused('offer_exists');
  if (drafts >= DRAFTS) return refused('too_many_drafts', { max: DRAFTS });
  const owned = { offerId: asked.offerId, ownerId: asked.userId };
  return decided([
    { type: 'OfferDrafted', data: { ...owned, language } },
    ...(placeId === null ? [] : [{ type: 'OfferPlaced' as const, data: { ...owned, placeId } }]),
  ]);
};

export const forMembers = ({ audience }: OfferState): { readonly membersOnly?: true } =>
  audience.seenBy === 'members' ? { membersOnly: true } : {};

export const addImage = (
  state: OfferState,
  asked: Asked,
  picture: Picture,
  fingerprint: Fingerprint | null = null,
): OfferDecision =>
  forOwner(state, asked, (owned) => {
    if (state.images.some((image) => image.imageId === picture.imageId)) return nothing;
    if (state.images.length >= limits.images) return refused('too_many_images', { max: limits.images });
    const data = { ...owned, picture, ...(fingerprint !== null && { fingerprint }) };
    return decided(revised(state, owned, [{ type: 'OfferImageAdded', data }]));
  });

export const removeImage = (state: OfferState, asked: Asked, imageId: string): OfferDecision =>
  forOwner(state, asked, (owned) => {
    if (!state.images.some((image) => image.imageId === imageId)) return nothing;
    if (state.beneath !== 'draft' && state.images.length === 1) return refused('image_needed');
    return decided(revised(state, owned, [{ type: 'OfferImageRemoved', data: { ...owned, imageId } }]));
  });

/**
 * Publishes for the first time, or reactivates like {@link activate}. Reactivation does not check current terms,
 * because the offer was published under earlier ones.
 */
export const publish = (state: OfferState, asked: Asked, owner: Owner, terms?: CountingTerms): OfferDecision =>
  forOwner(state, asked, (owned) => {
    if (state.status !== 'draft') return activate(state, asked, owner);
    const ready = publishable(state, owner, terms);
    return 'refusal' in ready
      ? ready
      : decided([{ type: 'OfferPublished', data: { ...owned, ...ready, ...forMembers(state) } }]);
  });

export const activate = (state: OfferState, asked: Asked, owner: Owner): OfferDecision =>
  forOwner(state, asked, (owned) => {
    if (state.status === 'locked') return refused('offer_locked');
    if (state.status === 'draft') return refused('not_published');
    if (state.status === 'active') return nothing;
    const ready = publishable(state, owner);
    if ('refusal' in ready) return ready;
    return decided([
      ...moved(state, owned, ready),
      { type: 'OfferActivated', data: { ...owned, ...ready, ...forMembers(state) } },
    ]);
  });

export const deactivate = (state: OfferState, asked: Asked): OfferDecision =>
  forOwner(state, asked, (owned) => {
    if (state.status === 'locked') return refused('offer_locked');
    if (state.status === 'draft') return refused('not_published');
    return state.status === 'inactive'
      ? nothing
      : decided([{ type: 'OfferDeactivated', data: { ...owned, ...forMembers(state) } }]);
  });

/**
 * Pauses an offer of a commercial owner without trader details. Applies beneath a lock as well, so that the end of the
 * lock does not bring it online.
 */
export const pauseFor = (state: OfferState, offerId: string, owner: Owner): OfferDecision => {
  if (!state.ownerId || state.beneath !== 'active' || !owner?.commercial || owner.traderReady) return nothing;
  const owned = { offerId, ownerId: state.ownerId };
  return decided([{ type: 'OfferDeactivated', data: { ...owned, ...forMembers(state) } }]);
};

export const remove = (state: OfferState, asked: Asked): OfferDecision => {
  if (state.status === 'deleted' && state.ownerId === asked.userId) return nothing;
  return forOwner(state, asked, (owned) =>
    decided([
      {
        type: 'OfferDeleted',
        data: {
          ...owned,
          ...(state.images.length === 0 ? {} : { imageIds: state.images.map(({ imageId }) => imageId) }),
          ...(state.beneath === null ? {} : { was: state.beneath }),
          ...(state.status === 'locked' ? { locked: true as const } : {}),
          ...forMembers(state),
        },
      },
    ]),
  );
};

const isPublished = ({ beneath }: OfferState): boolean => beneath === 'active' || beneath === 'inactive';

/**
 * Updates published offers after the owner moved or became commercial. Without an address, the last public place stays.
 */
export const relocate = (state: OfferState, offerId: string, owner: Owner): OfferDecision => {
  if (!owner || !state.ownerId || !isPublished(state)) return nothing;
  const owned = { offerId, ownerId: state.ownerId };
  const left: readonly OfferEvent[] =
    state.placeId !== null && owner.placeId !== state.placeId
      ? [{ type: 'OfferPlaced', data: { ...owned, placeId: null } }]
      : [];
  return decided([...left, ...moved(state, owned, owner)]);
};

/**
 * Removes groups that the owner has left. A members-only offer without groups is visible to its owner only, until the
 * owner changes it.
 *
 * @param own all groups of the owner
 */
export const keepToGroups = (state: OfferState, offerId: string, own: readonly string[]): OfferDecision => {
  const { ownerId, audience } = state;
  const groupIds = audience.groupIds.filter((groupId) => own.includes(groupId));
  if (!ownerId || state.status === 'deleted' || groupIds.length === audience.groupIds.length) return nothing;
  const owned = { offerId, ownerId };
  const belongsTo = audience.belongsTo !== null && groupIds.includes(audience.belongsTo) ? audience.belongsTo : null;
  const left = { ...audience, groupIds, belongsTo };
  return decided(revised(state, owned, [{ type: 'OfferAudienceSet', data: { ...owned, ...left } }]));
};

export const revised = (state: OfferState, owned: Owned, events: readonly OfferEvent[]): readonly OfferEvent[] => {
  if (events.length === 0 || state.status !== 'active') return events;
  const next = events.reduce(offerAggregate.evolve, state);
  const { categoryId, place, commercial } = next;
  return [
    ...events,
    {
      type: 'OfferRevised',
      data: {
        ...owned,
        ...(categoryId === null ? {} : { categoryId }),
        ...(place ? { place } : {}),
        commercial,
        ...forMembers(next),
        ...(state.audience.seenBy === 'members' ? { wasMembersOnly: true } : {}),
      },
    },
  ];
};

export const moved = (
  state: OfferState,
  owned: Owned,
  { place, commercial }: Pick<Publishable, 'place' | 'commercial'>,
): readonly OfferEvent[] => {
  if (state.commercial === commercial && same(state.place, place)) return [];
  return [
    {
      type: 'OfferRelocated',
      data: {
        ...owned,
        place,
        commercial,
        ...(isPublished(state) ? { status: state.status === 'active' ? 'active' : 'inactive' } : {}),
        ...forMembers(state),
      },
    },
  ];
};
