import type { offerApi } from '@lendring/contracts/offer/queries.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { shownImages } from '../offer/offer.aggregate.js';
import { isCommercialOnly } from '../offer/search-document.js';
import { isMember, pricingsFor } from '../offer/view.js';
import type { Ports } from '../ports.js';

export const termsHandler =
  ({
    offers,
    memberGroups,
  }: Pick<Ports, 'offers' | 'memberGroups'>): ServiceHandlers<typeof offerApi>['queries']['terms'] =>
  async ({ offerId, askerId, evenPaused }) => {
    const document = await offers.get(offerId);
    if (!document?.ownerId || !document.place) return null;
    const isPausedOfOwner = evenPaused === true && document.status === 'inactive' && document.ownerId === askerId;
    if (document.status !== 'active' && !isPausedOfOwner) return null;
    // When the group service is unavailable, let the query fail for a retry instead of reporting the offer as
    // deleted.
    const own = askerId !== null && document.audience.groupIds.length > 0 ? await memberGroups.of(askerId) : [];
    const [isOwner, isIn] = [document.ownerId === askerId, isMember(document, own)];
    if (document.audience.seenBy === 'members' && !isOwner && !isIn) return null;
    const {
      ownerId,
      title,
      deposit,
      depositKind,
      depositPerUnit,
      autoAccept,
      holdHours,
      bookingRules,
      askRules,
      delivery,
      parts,
      place,
      placeId,
      language,
    } = document;
    const [image] = shownImages(document);
    return {
      offerId,
      ownerId,
      title,
      imageId: image?.imageId ?? null,
      imageSize: image ? { width: image.width, height: image.height } : null,
      pricings: pricingsFor(document, askerId, own),
      deposit,
      depositKind,
      depositPerUnit,
      autoAccept,
      holdHours,
      bookingRules,
      askRules,
      delivery,
      parts: [...parts],
      place: { country: place.country, point: place.point, radius: place.radius },
      commercialOnly: isCommercialOnly(document),
      membersOnly: document.audience.lentTo === 'members' && !isOwner && !isIn,
      groupIds: document.audience.groupIds.filter((groupId) => own.includes(groupId)),
      belongsTo: document.audience.belongsTo,
      town: { country: place.country, cityId: place.cityId, city: place.city },
      zone: timeZones[place.country],
      language,
      placeId,
    };
  };
