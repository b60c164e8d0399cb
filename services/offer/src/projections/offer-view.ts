import type { Actor } from '@lendring/contracts/kernel/door.js';
import type { OfferCard, OfferView } from '@lendring/contracts/offer/queries.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import type { OfferDocument } from './offer-document.js';
import { isCommercialOnly } from './search-document.js';

const isOwner = ({ ownerId }: OfferDocument, actor: Actor): boolean =>
  actor.kind === 'user' && actor.userId === ownerId;

/** Drafts and inactive offers are visible to their owner and to the system. */
export const isVisible = (document: OfferDocument, actor: Actor): boolean =>
  document.status === 'active' || actor.kind === 'system' || isOwner(document, actor);

/** The offer as this asker may see it; null when it is hidden from them. `hits` are answered to the owner only. */
export const viewOf = (document: OfferDocument | null, actor: Actor, hits: number): OfferView | null => {
  if (!document?.ownerId || !isVisible(document, actor)) return null;
  const own = isOwner(document, actor);
  return {
    ...pick(
      document,
      'offerId',
      'language',
      'categoryId',
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
    status: document.status === 'active' || document.status === 'inactive' ? document.status : 'draft',
    images: [...document.images],
    pricings: [...document.pricings],
    tags: [...document.tags],
    metadata: document.metadata.filter((entry) => own || entry.public),
    commercialOnly: isCommercialOnly(document),
    termsAccepted: document.termsVersion !== null,
    hits: own ? hits : null,
    placeId: own ? document.placeId : null,
  };
};

export const cardOf = (
  document: OfferDocument,
  actor: Actor,
  hits: number,
  distanceKm: number | null = null,
): OfferCard | null => {
  const view = viewOf(document, actor, hits);
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
      'publishedAt',
      'changedAt',
      'rating',
      'hits',
    ),
    image: view.images[0] ?? null,
    distanceKm,
  };
};
