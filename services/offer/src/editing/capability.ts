import { ONE_UNIT } from '@lendring/contracts/offer/stock.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { Capacity } from '@lendring/contracts/request/calendar.js';
import { OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { callerIdOf, type Refusal } from '@lendring/contracts/kernel/service-api.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { takenNumber } from '../numbers/claim.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import type { Ports } from '../ports.js';
import { edit } from './decide.js';

type Deps = Pick<Ports, 'commands' | 'ownerPlace' | 'memberGroups' | 'categories' | 'stock'>;

/** Refusal of the calendar in the words of an edit: a closed calendar belongs to a deleted offer. */
const ofCalendar = ({ code, params }: Refusal): Refusal & { readonly code: OfferRefusal } =>
  code === 'units_taken' ? { code, ...(params && { params }) } : { code: 'offer_deleted' };

/**
 * Edit an offer. Another number of units is decided by its calendar first, so that bookings never exceed it, and an own
 * number is claimed in the same append.
 */
export const editing = ({ commands, ownerPlace, memberGroups, categories, stock }: Deps) => {
  const handlers: Pick<CommandHandlers<typeof offerApi>, 'edit'> = {
    edit: (data, call) =>
      commands.execute(call, async (unit) => {
        const { offerId } = data;
        const { state } = await unit.load(offerAggregate, offerId);
        const asked = { offerId, userId: callerIdOf(call) };
        const { changes } = data;
        const { quantity, placeId, commercialOnly, audience } = changes;
        const matters = placeId !== undefined || commercialOnly === true;
        const owner =
          matters && asked.userId !== null && asked.userId === state.ownerId
            ? await ownerPlace.of(asked.userId, placeId === undefined ? state.placeId : placeId)
            : null;
        const own =
          audience && audience.groupIds.length > 0 && asked.userId !== null && asked.userId === state.ownerId
            ? await memberGroups.of(asked.userId)
            : [];
        const decide = (capacity: Capacity | null) =>
          edit(state, asked, changes, owner, own, categories.tree(), capacity);
        const append = (decision: ReturnType<typeof decide>) => {
          if (!isRefused(decision)) unit.append(offerAggregate, offerId, decision.events);
          return decision;
        };
        const decision = decide(null);
        if (isRefused(decision)) return decision;
        const number = await takenNumber(unit, decision.events);
        if (number !== null) return refused('number_taken', { number });
        if (quantity === undefined || (quantity === ONE_UNIT && state.stock.revision === 0)) return append(decision);
        const zone = state.place ? timeZones[state.place.country] : OPERATOR_TIME_ZONE;
        const answer = await stock.set({ offerId, quantity, zone }, call);
        return 'refusal' in answer ? { refusal: ofCalendar(answer.refusal) } : append(decide(answer));
      }),
  };
  return { commands: handlers } satisfies Capability;
};
