import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { addDays, daysBetween, eachDay } from '@lendring/contracts/kernel/days.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { availabilityOf, whyNotBookable } from '@lendring/contracts/rules/why-not-bookable.js';
import { ApiError, found } from '../errors/api-error.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { pictureShape } from '../shapes/picture.js';
import { instantsWithPreparation } from './day-range.js';
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
      { groupId: id, includeCommercialOnly: true, sort: 'newest', firstDay: from, paging: { page, size } },
      context,
    );
    const taken = await apis.request.queries.takenMany(
      { offerIds: items.map(({ offerId }) => offerId), ...instantsWithPreparation(from, to) },
      context,
    );
    return {
      things: items.map(({ times, ...offer }) => {
        const zone = timeZones[offer.place?.country ?? 'DE'];
        const calendar = availabilityOf(taken[offer.offerId] ?? [], zone, new Date(caller.at), {
          quantity: offer.quantity,
          ...times,
        });
        const days = eachDay(from, addDays(to, 1));
        return {
          ...offer,
          own: offer.ownerId === caller?.userId,
          image: offer.image && pictureShape(offer.image, picturesOf(links, offer, caller)),
          taken: days.filter((day) => calendar.days.has(day)),
          closed: days.filter(
            (day) => !calendar.days.has(day) && whyNotBookable(calendar, RentTypeId.day, day) !== null,
          ),
        };
      }),
      paging: pagingOf(paging),
    };
  },
});
