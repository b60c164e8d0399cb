import type { DraftsEvent } from '@lendring/contracts/offer/drafts.js';
import type { FilingEvent } from '@lendring/contracts/offer/categories.js';
import type { LoanEvent } from '@lendring/contracts/offer/lending.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { NumberEvent } from '@lendring/contracts/offer/numbers.js';
import type { BulkEvent } from '@lendring/contracts/offer/bulk.js';
import type { ImportEvent } from '@lendring/contracts/offer/import.js';
import type { OfferDefaultsEvent } from '@lendring/contracts/offer/defaults.js';
import type { TableViewEvent } from '@lendring/contracts/offer/own-table.js';
import type { OpeningTimesEvent } from '@lendring/contracts/offer/opening-times.js';
import type { OnlineEvent } from '@lendring/contracts/offer/publishing.js';
import type { OfferIntegrationEvent, ShownPlace } from '@lendring/contracts/offer/integration.js';
import type { PublicPlace } from '@lendring/contracts/kernel/place.js';
import { builtInTree, type CategoryTree } from '@lendring/contracts/reference/category-tree.js';

/** Omits street and postal code, even of shops; partners can read the public page. */
const shownPlace = ({ city, cityId, cityUrl, country, point, radius, exact }: PublicPlace): ShownPlace => ({
  city,
  cityId,
  cityUrl,
  country,
  point,
  radius,
  exact,
});

type Facts = Readonly<{
  membersOnly?: true | undefined;
  categoryId?: number | undefined;
  place?: PublicPlace | undefined;
  commercial?: boolean | undefined;
}>;

const flag = ({ membersOnly }: Facts) => (membersOnly ? { membersOnly } : {});
const facts = ({ categoryId, place, commercial, membersOnly }: Facts) => ({
  ...flag({ membersOnly }),
  ...(categoryId === undefined ? {} : { categoryId }),
  ...(place ? { place: shownPlace(place) } : {}),
  ...(commercial === undefined ? {} : { commercial }),
});

const inTree = (event: OfferIntegrationEvent, tree: CategoryTree): OfferIntegrationEvent => {
  if (event.type !== 'offer.published' && event.type !== 'offer.changed') return event;
  if (event.data.categoryId === undefined) return event;
  const categoryId = tree.resolve(event.data.categoryId)?.id ?? event.data.categoryId;
  return event.type === 'offer.published'
    ? { ...event, data: { ...event.data, categoryId } }
    : { ...event, data: { ...event.data, categoryId } };
};

/** Events of all streams of the service. */
export type StoredOfferEvent =
  | OfferEvent
  | LoanEvent
  | DraftsEvent
  | OnlineEvent
  | FilingEvent
  | NumberEvent
  | TableViewEvent
  | OfferDefaultsEvent
  | ImportEvent
  | BulkEvent
  | OpeningTimesEvent;

/**
 * Maps an event to the integration event with public facts; null for internal events.
 *
 * @param tree the current category tree
 */
export const publish = (event: StoredOfferEvent, tree: CategoryTree = builtInTree): OfferIntegrationEvent | null => {
  const published = publicOf(event);
  return published && inTree(published, tree);
};

const publicOf = ({ type, data }: StoredOfferEvent): OfferIntegrationEvent | null => {
  switch (type) {
    case 'OfferPublished':
    case 'OfferActivated':
      return {
        type: 'offer.published',
        subject: data.offerId,
        data: { ownerId: data.ownerId, ...facts(data), categoryId: data.categoryId },
      };
    case 'OfferRevised': {
      const { offerId, ownerId, membersOnly, wasMembersOnly, categoryId, quantity } = data;
      // An offer that becomes members-only is published as withdrawn, and the reverse as published.
      if (membersOnly && !wasMembersOnly)
        return { type: 'offer.withdrawn', subject: offerId, data: { ownerId, status: 'inactive' } };
      if (wasMembersOnly && !membersOnly && categoryId !== undefined)
        return { type: 'offer.published', subject: offerId, data: { ownerId, ...facts(data), categoryId } };
      return {
        type: 'offer.changed',
        subject: offerId,
        data: { ownerId, ...facts(data), ...(quantity !== undefined && { quantity }) },
      };
    }
    case 'OfferRelocated':
      return data.status === 'active'
        ? { type: 'offer.changed', subject: data.offerId, data: { ownerId: data.ownerId, ...facts(data) } }
        : null;
    case 'OfferDeactivated':
      return {
        type: 'offer.withdrawn',
        subject: data.offerId,
        data: { ownerId: data.ownerId, status: 'inactive', ...flag(data) },
      };
    case 'OfferLocked':
      return data.was === 'active'
        ? {
            type: 'offer.withdrawn',
            subject: data.offerId,
            data: {
              ownerId: data.ownerId,
              status: 'inactive',
              locked: true,
              ...(data.because === 'owner' && { ownerSuspended: true as const }),
              ...flag(data),
            },
          }
        : null;
    case 'OfferUnlocked':
      return data.status === 'active' && data.categoryId !== undefined
        ? {
            type: 'offer.published',
            subject: data.offerId,
            data: { ownerId: data.ownerId, ...facts(data), categoryId: data.categoryId },
          }
        : null;
    case 'OfferPictureHidden':
    case 'OfferPictureShown': {
      if (data.status !== 'active') return null;
      const hidden = type === 'OfferPictureHidden' ? { pictureHidden: true as const } : {};
      return {
        type: 'offer.changed',
        subject: data.offerId,
        data: { ownerId: data.ownerId, ...facts(data), ...hidden },
      };
    }
    // Deletions of drafts are not published, because drafts were never visible.
    case 'OfferDeleted':
      return data.was === 'draft'
        ? null
        : {
            type: 'offer.withdrawn',
            subject: data.offerId,
            data: { ownerId: data.ownerId, status: 'deleted', ...flag(data) },
          };
    case 'OfferTaken':
    case 'OfferBlocked':
    case 'OfferFreed':
      return data.listed ? { type: 'offer.calendar_changed', subject: data.offerId, data: {} } : null;
    case 'OffersOpeningSet':
      return data.listed ? { type: 'offer.opening_changed', subject: data.ownerId, data: {} } : null;
    case 'DraftBegun':
    case 'OfferBroughtOnline':
    case 'OfferDrafted':
    case 'OfferCategorised':
    case 'OfferDescribed':
    case 'OfferPriced':
    case 'OfferDepositSet':
    case 'OfferQuantitySet':
    case 'OfferRestricted':
    case 'OfferBookingRulesSet':
    case 'OfferDeliverySet':
    case 'OfferAudienceSet':
    case 'OfferMetadataSet':
    case 'OfferPartsSet':
    case 'OfferTagged':
    case 'OfferImageAdded':
    case 'OfferImageRemoved':
    case 'OfferImagesOrdered':
    case 'OfferTermsAccepted':
    case 'OfferPlaced':
    case 'OfferNumbered':
    case 'NumberTaken':
    case 'TableViewSaved':
    case 'OfferDefaultsSet':
    case 'ImportOpened':
    case 'ImportBegun':
    case 'ImportRowsAdded':
    case 'ImportRowsDone':
    case 'ImportRowsStored':
    case 'ImportPicturesStored':
    case 'ImportPicturesDue':
    case 'ImportPicturesDone':
    case 'BulkBegun':
    case 'BulkEnded':
    case 'BulkOpened':
    case 'TableViewRemoved':
    case 'OfferRated':
    case 'OfferRatingRecounted':
    case 'OfferLent':
    case 'OfferOutNoted':
    case 'OffersFiled':
      return null;
  }
};
