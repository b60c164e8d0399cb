import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { addDays, daysBetween } from '@lendring/contracts/kernel/days.js';
import { scarce } from '@lendring/contracts/rules/capacity.js';
import { takenDays } from '@lendring/contracts/rules/taken.js';
import { ApiError, found } from '../errors/api-error.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { pictureShape } from '../shapes/picture.js';
import type { GroupDeps } from './groups.js';
import { picturesOf } from './offers.js';
import { pagingOf } from './paging.js';

const MAX_DAYS = 92;

export const groupCalendarHandlers = ({ apis, links }: GroupDeps): Handlers<'groupCalendar'> => ({
  groupCalendar: async ({ id, query: { dateFrom: from, dateTo: to, page, size } }, caller) => {
    if (daysBetween(from, to) >= MAX_DAYS) throw new ApiError('range_too_long', { days: MAX_DAYS });
    const context = queryContext(caller);
    const group = await apis.group.queries.group({ groupId: id }, context);
    found(group?.role ?? null, 'group_not_found');
    const { items, ...paging } = await apis.offer.queries.search(
      { groupId: id, includeCommercialOnly: true, sort: 'newest', paging: { page, size } },
      context,
    );
    const taken = await apis.request.queries.takenMany(
      {
        offerIds: items.map(({ offerId }) => offerId),
        from: `${addDays(from, -1)}T00:00:00.000Z`,
        to: `${addDays(to, 2)}T00:00:00.000Z`,
      },
      context,
    );
    return {
      things: items.map((offer) => ({
        ...offer,
        own: offer.ownerId === caller?.userId,
        image: offer.image && pictureShape(offer.image, picturesOf(links, offer, caller)),
        taken: [
          ...takenDays(
            scarce(taken[offer.offerId] ?? [], offer.quantity, 1),
            timeZones[offer.place?.country ?? 'DE'],
          ).keys(),
        ]
          .filter((day) => from <= day && day <= to)
          .toSorted(),
      })),
      paging: pagingOf(paging),
    };
  },
});
