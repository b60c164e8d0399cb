import { type Actor, callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { Audience } from '@lendring/contracts/offer/audience.js';
import type { OfferCard, OfferView } from '@lendring/contracts/offer/offer.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { hiddenBy, shownImages } from './offer.aggregate.js';
import type { OfferDocument } from './document.js';
import { isCommercialOnly } from './search-document.js';

const isOwner = ({ ownerId }: OfferDocument, actor: Actor): boolean =>
  actor.kind === 'user' && actor.userId === ownerId;

export const isMember = ({ audience }: Pick<OfferDocument, 'audience'>, groups: readonly string[]): boolean =>
  audience.groupIds.some((groupId) => groups.includes(groupId));

/**
 * Drafts, inactive and locked offers are visible to owner and system only; members-only offers also to members.
 *
 * @param groups groups of the caller
 */
export const isVisible = (document: OfferDocument, actor: Actor, groups: readonly string[]): boolean =>
  actor.kind === 'system' ||
  isOwner(document, actor) ||
  (document.status === 'active' && (document.audience.seenBy === 'everyone' || isMember(document, groups)));

/** Prices for members when the offer is free for them: one entry per rent type, without a limit on duration. */
const forNothing = (pricings: readonly Pricing[]): Pricing[] =>
  [...Map.groupBy(pricings, ({ rentType }) => rentType).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const longest = Math.max(...all.map(({ maxDuration }) => maxDuration ?? Infinity));
    const { discounts: _discounts, seasons: _seasons, weekend: _weekend, ...plain } = first;
    return {
      ...plain,
      paymentType: 5,
      price: { kind: 'nothing' },
      minDuration: Math.min(...all.map(({ minDuration }) => minDuration)),
      maxDuration: longest === Infinity ? null : longest,
      donationTarget: null,
    };
  });

export const pricingsFor = (
  { pricings, audience, ownerId }: OfferDocument,
  askerId: string | null,
  groups: readonly string[],
): Pricing[] =>
  audience.freeForMembers && askerId !== ownerId && isMember({ audience }, groups)
    ? forNothing(pricings)
    : [...pricings];

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

export const shownCategory = ({ categoryId }: Pick<OfferDocument, 'categoryId'>, tree: CategoryTree): number | null =>
  categoryId === null ? null : (tree.resolve(categoryId)?.id ?? categoryId);

const hiddenPicturesOf = (document: OfferDocument): OfferView['hiddenPictures'] =>
  document.images.flatMap(({ imageId }) => {
    const decisionId = hiddenBy(document, imageId);
    return decisionId === null ? [] : [{ imageId, decisionId }];
  });

/**
 * The offer as visible to the caller; null when hidden. Only the owner gets `hits`.
 *
 * @param groups groups of the caller
 * @param tree the current tree, to resolve merged and retired categories
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
      'depositKind',
      'depositPerUnit',
      'autoAccept',
      'holdHours',
      'bookingRules',
      'askRules',
      'delivery',
      'place',
      'commercial',
      'publishedAt',
      'changedAt',
      'rating',
      'lentCount',
    ),
    ownerId: document.ownerId,
    quantity: document.stock.quantity,
    categoryId: shownCategory(document, tree),
    status: document.status === 'absent' || document.status === 'deleted' ? 'draft' : document.status,
    images: [...(own ? document.images : shownImages(document))],
    hiddenPictures: own ? hiddenPicturesOf(document) : [],
    pricings: pricingsFor(document, callerIdOf({ actor }), groups),
    audience: own || actor.kind === 'system' ? document.audience : audienceFor(document.audience, groups),
    ofGroup: document.audience.belongsTo !== null,
    tags: [...document.tags],
    parts: [...document.parts],
    metadata: document.metadata.filter((entry) => own || entry.public),
    commercialOnly: isCommercialOnly(document),
    termsVersion: own ? document.termsVersion : null,
    hits: own ? hits : null,
    placeId: own ? document.placeId : null,
    number: own ? document.number : null,
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
      'quantity',
      'depositKind',
      'depositPerUnit',
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
