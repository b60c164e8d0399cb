import type { Actor } from '@lendring/contracts/kernel/door.js';
import type { Audience } from '@lendring/contracts/offer/audience.js';
import type { OfferCard, OfferView } from '@lendring/contracts/offer/queries.js';
import type { Pricing } from '@lendring/contracts/offer/terms.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { hiddenBy, shownImages } from '../offer/offer.js';
import type { OfferDocument } from './offer-document.js';
import { isCommercialOnly } from './search-document.js';

const isOwner = ({ ownerId }: OfferDocument, actor: Actor): boolean =>
  actor.kind === 'user' && actor.userId === ownerId;

/** Whether somebody who is in these groups is a member of one of the offer's. */
export const isMember = ({ audience }: Pick<OfferDocument, 'audience'>, groups: readonly string[]): boolean =>
  audience.groupIds.some((groupId) => groups.includes(groupId));

/**
 * Drafts, inactive and locked offers are visible to their owner and to the system, what is for members to these as well.
 *
 * @param groups that the asker is in
 */
export const isVisible = (document: OfferDocument, actor: Actor, groups: readonly string[]): boolean =>
  actor.kind === 'system' ||
  isOwner(document, actor) ||
  (document.status === 'active' && (document.audience.seenBy === 'everyone' || isMember(document, groups)));

/** What a member pays where it is free for members: one entry for each unit of time, as short and as long as any. */
const forNothing = (pricings: readonly Pricing[]): Pricing[] =>
  [...Map.groupBy(pricings, ({ rentType }) => rentType).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const longest = Math.max(...all.map(({ maxDuration }) => maxDuration ?? Infinity));
    return {
      ...first,
      paymentType: 5,
      price: { kind: 'nothing' },
      minDuration: Math.min(...all.map(({ minDuration }) => minDuration)),
      maxDuration: longest === Infinity ? null : longest,
      donationTarget: null,
    };
  });

/** The prices for somebody who is in these groups. */
export const pricingsFor = (
  { pricings, audience, ownerId }: OfferDocument,
  askerId: string | null,
  groups: readonly string[],
): Pricing[] =>
  audience.freeForMembers && askerId !== ownerId && isMember({ audience }, groups)
    ? forNothing(pricings)
    : [...pricings];

/** What others than the owner may know of it: their own groups. */
const audienceFor = (audience: Audience, groups: readonly string[]): Audience => {
  const groupIds = audience.groupIds.filter((groupId) => groups.includes(groupId));
  const { belongsTo } = audience;
  return {
    ...audience,
    groupIds,
    freeForMembers: audience.freeForMembers && groupIds.length > 0,
    belongsTo: belongsTo !== null && groupIds.includes(belongsTo) ? belongsTo : null,
  };
};

/** Where an offer is found now; null: it has no category yet. */
export const shownCategory = ({ categoryId }: Pick<OfferDocument, 'categoryId'>, tree: CategoryTree): number | null =>
  categoryId === null ? null : (tree.resolve(categoryId)?.id ?? categoryId);

const hiddenPicturesOf = (document: OfferDocument): OfferView['hiddenPictures'] =>
  document.images.flatMap(({ imageId }) => {
    const decisionId = hiddenBy(document, imageId);
    return decisionId === null ? [] : [{ imageId, decisionId }];
  });

/**
 * The offer as this asker may see it; null when it is hidden from them. `hits` are answered to the owner only.
 *
 * @param groups that the asker is in
 * @param tree of today: it shows the category in which the offer is found
 */
export const viewOf = (
  document: OfferDocument | null,
  actor: Actor,
  hits: number,
  groups: readonly string[],
  tree: CategoryTree,
): OfferView | null => {
  if (!document?.ownerId || !isVisible(document, actor, groups)) return null;
  const own = isOwner(document, actor);
  return {
    ...pick(
      document,
      'offerId',
      'language',
      'title',
      'shortDescription',
      'description',
      'deposit',
      'autoAccept',
      'place',
      'commercial',
      'publishedAt',
      'changedAt',
      'rating',
      'lentCount',
    ),
    ownerId: document.ownerId,
    categoryId: shownCategory(document, tree),
    status: document.status === 'absent' || document.status === 'deleted' ? 'draft' : document.status,
    images: [...(own ? document.images : shownImages(document))],
    hiddenPictures: own ? hiddenPicturesOf(document) : [],
    pricings: pricingsFor(document, actor.kind === 'user' ? actor.userId : null, groups),
    audience: own || actor.kind === 'system' ? document.audience : audienceFor(document.audience, groups),
    tags: [...document.tags],
    metadata: document.metadata.filter((entry) => own || entry.public),
    commercialOnly: isCommercialOnly(document),
    termsVersion: own ? document.termsVersion : null,
    hits: own ? hits : null,
    placeId: own ? document.placeId : null,
  };
};

export const cardOf = (
  document: OfferDocument,
  actor: Actor,
  hits: number,
  groups: readonly string[],
  tree: CategoryTree,
  distanceKm: number | null = null,
): OfferCard | null => {
  const view = viewOf(document, actor, hits, groups, tree);
  if (!view) return null;
  return {
    ...pick(
      view,
      'offerId',
      'ownerId',
      'language',
      'status',
      'categoryId',
      'title',
      'shortDescription',
      'pricings',
      'deposit',
      'place',
      'commercial',
      'commercialOnly',
      'audience',
      'publishedAt',
      'changedAt',
      'rating',
      'hits',
    ),
    image: shownImages(document)[0] ?? null,
    distanceKm,
  };
};
