import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { RequestView } from '@lendring/contracts/request/request.js';
import type { Position, RequestId, UserId } from '@lendring/contracts/kernel/ids.js';
import { isAgreed, isOver } from '@lendring/contracts/request/lifecycle.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { isBlockedPair } from '../caller/blocked-pairs.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, systemQuery, type Caller, type Handlers } from '../caller/handlers.js';
import type { Standings } from '../caller/standings.js';
import { optional } from '../caller/optional.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { PictureLinks } from '../media/picture-links.js';
import { peopleOf, peopleOfEach } from '../shapes/people.js';
import { pickedIn } from '../shapes/period.js';
import { pricingShape } from '../shapes/pricing.js';
import { requestRowShape, requestShape, type Held } from '../shapes/request.js';
import { addressFor } from '../shapes/towns.js';
import { pagingOf } from './paging.js';

const otherOf = ({ side, vendorId, creatorId }: RequestView): UserId => (side === 'vendor' ? creatorId : vendorId);

/**
 * Obstacles between the two sides of a request that a command has ruled out: a hold of the offer and a block, and a
 * suspension of the other side.
 */
type Checked = 'nothing' | 'all but suspension' | 'all';

/** Handles requests for both sides. Contact details are fetched only after the agreement. */
export const requestHandlers = ({
  apis,
  links,
  standings,
}: Readonly<{ apis: ServiceApis; links: PictureLinks; standings: Pick<Standings, 'cached'> }>): Handlers<
  'ask' | 'requests' | 'waiting' | 'request' | 'accept' | 'rate' | 'periodChoice' | 'proposePeriod'
> => {
  const { commands, queries } = apis.request;

  /**
   * Returns the obstacles to accepting an open request, to another period, or to writing in a finished one. Agreed
   * loans continue as they are even between suspended or blocked users. `checked`: obstacles that a command which has
   * just succeeded has ruled out.
   */
  const heldOf = async (caller: Caller, view: RequestView, checked: Checked): Promise<Held> => {
    if (isOver(view.status)) return { suspended: caller.suspended ? 'self' : null, blocked: false, offerHeld: null };
    const otherId = otherOf(view);
    const [standing, blocked, held] = await Promise.all([
      checked === 'all' ? null : standings.cached(otherId),
      checked === 'nothing' && isBlockedPair(apis, caller, otherId),
      // An agreed loan stays readable while the offer service is away; the decision on another period asks it again.
      checked !== 'nothing' || isAgreed(view.status)
        ? null
        : optional(caller, null, () =>
            apis.offer.queries.hold({ offerId: view.offerId }, systemQuery(caller, 'request-hold')),
          ),
    ]);
    return { suspended: caller.suspended ? 'self' : standing?.suspended ? 'other' : null, blocked, offerHeld: held };
  };

  const read = async (
    caller: Caller,
    requestId: RequestId,
    after?: Position,
    checked: Checked = 'nothing',
  ): Promise<Camel<RequestShape>> => {
    const view = found(await queries.one({ requestId }, queryContext(caller, after)), 'request_not_found');
    const otherId = otherOf(view);
    const placeId = view.terms.placeId ?? null;
    const [people, contact, ownPlaces, held] = await Promise.all([
      peopleOf(apis, caller, [
        view.vendorId,
        view.creatorId,
        ...view.messages.map(({ authorId }) => authorId),
        ...view.milestones.map(({ by }) => by),
      ]),
      view.contactReleased
        ? optional(caller, null, () =>
            apis.account.queries.contact(
              { userId: otherId, placeId: view.side === 'creator' ? placeId : (view.terms.delivery?.placeId ?? null) },
              systemQuery(caller, 'request-contact'),
            ),
          )
        : null,
      view.side === 'vendor' && placeId
        ? optional(caller, [], () => apis.account.queries.places({}, queryContext(caller)))
        : [],
      // Check again when the command was a retry, because its own check ran earlier.
      heldOf(caller, view, view.changedAt === caller.at ? checked : 'nothing'),
    ]);
    return requestShape(
      view,
      people,
      contact && { ...contact, address: await addressFor(apis, caller, contact.address) },
      caller.at,
      links.signed(caller.at),
      await addressFor(apis, caller, ownPlaces.find((one) => one.placeId === placeId)?.address),
      held,
    );
  };

  const afterwards = async (
    caller: Caller,
    requestId: RequestId,
    answer: Promise<CommandAnswer>,
    checked: Checked = 'nothing',
    fields?: Parameters<typeof accepted>[1],
  ): Promise<Camel<RequestShape>> => read(caller, requestId, accepted(await answer, fields), checked);

  return {
    ask: async ({ body }, caller) => {
      const requestId = derivedId(caller.commandId, 'request');
      return afterwards(
        caller,
        requestId,
        commands.ask(
          {
            requestId,
            offerId: body.offerId,
            wish: pickedIn(body),
            pricingId: body.pricingId,
            quantity: body.quantity,
            message: body.message,
            shareAddress: body.shareAddress,
            ...(body.delivery && { delivery: body.delivery }),
            ...(body.shown && { shown: body.shown }),
          },
          commandContext(caller),
        ),
        'all but suspension',
        {
          not_enough_units: 'quantity',
          ...(body.timeFrom !== undefined && { duration_too_short: 'duration', duration_too_long: 'duration' }),
        },
      );
    },
    waiting: async (_, caller) => ({ waiting: await queries.waiting({}, queryContext(caller)) }),
    requests: async ({ query }, caller) => {
      const { side, tab, page, size } = query;
      const answer = await queries.list({ side, tab, paging: { page, size } }, queryContext(caller));
      const people = await peopleOfEach(apis, caller, answer.items, (r) => [r.vendorId, r.creatorId]);
      return {
        requests: answer.items.map((r) => requestRowShape(r, people, caller.at, links.signed(caller.at))),
        counts: answer.counts,
        unread: answer.unread,
        counterLoans: answer.counterLoans,
        paging: pagingOf(answer),
      };
    },
    request: ({ id }, caller, after) => read(caller, id, after),
    accept: ({ id, body }, caller) =>
      afterwards(
        caller,
        id,
        commands.accept({ requestId: id, shareAddress: body.shareAddress }, commandContext(caller)),
        'all',
      ),
    periodChoice: async ({ id }, caller) => {
      const [view, choice] = await Promise.all([
        queries.one({ requestId: id }, queryContext(caller)),
        queries.periodChoice({ requestId: id }, queryContext(caller)),
      ]);
      const { opening, rules, stock, taken, pricings } = found(choice, 'request_not_found');
      return {
        zone: found(view, 'request_not_found').period.zone,
        opening,
        bookingRules: rules,
        stock,
        taken,
        pricing: pricings.map(pricingShape),
      };
    },
    proposePeriod: ({ id, body }, caller) =>
      afterwards(
        caller,
        id,
        commands.proposePeriod(
          {
            requestId: id,
            wish: pickedIn(body),
            ...(body.shownTotal !== undefined && { shown: { total: body.shownTotal } }),
          },
          commandContext(caller),
        ),
        'all',
      ),
    rate: ({ body }, caller) =>
      afterwards(
        caller,
        body.requestId,
        commands.rate({ requestId: body.requestId, stars: body.stars, text: body.text }, commandContext(caller)),
      ),
  };
};
