import { otherSide, type Side } from '@lendring/contracts/kernel/side.js';
import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { RequestTab } from '@lendring/contracts/request/request.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { waitingKinds } from '@lendring/contracts/request/statuses.js';
import { waitsFor } from '@lendring/contracts/request/waiting.js';
import { statusAt } from '@lendring/contracts/request/lifecycle.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ReadModels } from '../ports.js';
import type { RequestDocument } from './projection.js';
import { sideOf } from './decide.js';
import { inTab, mayWait, notOut, of, openAt, out } from './filters.js';
import { heldAsNoted } from '../offer-state/held-as-noted.js';
import { piecesOfLoans } from '../pieces/of-loans.js';
import { mentionOf, rowOf, viewOf, type OverlapCandidates } from './view.js';

type Queries = ServiceHandlers<typeof requestApi>['queries'];

type Tab = (typeof RequestTab.options)[number];
type TabCounts = Readonly<Record<Tab, number>>;
const none: TabCounts = { open: 0, agreed: 0, running: 0, done: 0, archive: 0 };

const newFor = (side: Side): Filter => ({ [`unread.${side}`]: true });

/** Maximum open requests per offer checked for overlaps. */
const MAX_CANDIDATES = 500;

/** Maximum requests per side searched for pending steps. */
const MAX_WAITING = 1000;

const seenBy = (request: RequestDocument, side: Side, at: string) => ({
  side,
  status: statusAt(request, at),
  accepted: request.accepted,
  handedBack: request.handedBack,
  handedOut: request.isOut,
  overlapsTaken: request.daysTaken,
  offerHeld: heldAsNoted(request),
  rated: request.rated[side],
  archived: request.archived[side],
  otherLeft: request.leftAt[otherSide(side)] !== null,
  rentType: request.terms.pricing.rentType,
  period: request.period,
  proposal: request.proposal,
});

/** Upcoming and running loans sort by nearest date, other lists by latest change. */
const order: Readonly<Record<string, Find['sort']>> = { agreed: [['period.start', 1]], running: [['end', 1]] };

export const requestQueryHandlers = (
  read: ReadModels,
): Pick<Queries, 'one' | 'standing' | 'mentioned' | 'isDeliveryPlace' | 'list' | 'waiting' | 'unread'> => {
  const candidatesOf = async (
    found: readonly RequestDocument[],
    side: Side,
    at: string,
  ): Promise<(request: RequestDocument) => OverlapCandidates> => {
    const offerIds = [
      ...new Set(found.filter((request) => statusAt(request, at) === 'open').map(({ offerId }) => offerId)),
    ];
    const openOnes = (offerId: string) =>
      read.requests.find({ filter: { $and: [{ offerId }, openAt(at)] }, limit: MAX_CANDIDATES });
    const [open, taken] = await Promise.all([
      side === 'vendor' ? Promise.all(offerIds.map(openOnes)) : [],
      read.calendars.getMany(offerIds),
    ]);
    return ({ offerId }) => ({
      open: open[offerIds.indexOf(offerId)] ?? [],
      calendar: taken.find((calendar) => calendar.offerId === offerId) ?? null,
    });
  };

  const counts = async (side: Side, userId: string, at: string, ...which: Filter[]): Promise<TabCounts> => {
    const count = async (tab: Tab) =>
      [tab, await read.requests.count({ $and: [of(side, userId), inTab(tab, side, at), ...which] })] as const;
    return Object.fromEntries(await Promise.all(RequestTab.options.map(count))) as TabCounts;
  };

  return {
    async one({ requestId }, context) {
      const request = await read.requests.get(requestId);
      const side = request && sideOf(request, callerIdOf(context));
      if (!side) return null;
      const [candidates, piecesOf] = await Promise.all([
        candidatesOf([request], side, context.at),
        piecesOfLoans(read, [{ loanId: requestId, offerId: request.offerId }]),
      ]);
      return viewOf(request, side, context.at, candidates(request), piecesOf(requestId));
    },

    async standing({ requestId }, context) {
      const request = await read.requests.get(requestId);
      const side = request && sideOf(request, callerIdOf(context));
      if (!side) return null;
      return {
        status: statusAt(request, context.at),
        otherId: side === 'vendor' ? request.creatorId : request.vendorId,
      };
    },

    async mentioned({ requestIds, withMessages }, context) {
      const found = await read.requests.getMany(requestIds);
      return found.flatMap((request) => {
        const side = sideOf(request, callerIdOf(context));
        return side === null ? [] : [mentionOf(request, side, context.at, withMessages)];
      });
    },

    async isDeliveryPlace({ placeId }, context) {
      const userId = callerIdOf(context);
      if (!userId) return false;
      const at = { 'terms.delivery.placeId': placeId };
      const current = { $or: [openAt(context.at), { stage: 'agreed' }] };
      return (await read.requests.count({ $and: [of('creator', userId), current, at] })) > 0;
    },

    async list({ side, tab, paging: { page, size } }, context) {
      const userId = callerIdOf(context);
      const { at } = context;
      if (!userId)
        return { items: [], total: 0, page, size, counts: none, unread: none, counterLoans: { agreed: 0, running: 0 } };
      const counterLoans = (when: Filter) => read.counterLoans.count({ $and: [of(side, userId), when] });
      const [found, tabs, unread, agreed, running] = await Promise.all([
        read.requests.find({
          filter: { $and: [of(side, userId), inTab(tab, side, at)] },
          sort: order[tab] ?? [['changedAt', -1]],
          skip: (page - 1) * size,
          limit: size,
        }),
        counts(side, userId, at),
        counts(side, userId, at, newFor(side)),
        counterLoans(notOut),
        counterLoans(out),
      ]);
      const candidates = await candidatesOf(found, side, at);
      return {
        items: found.map((request) => rowOf(request, side, at, candidates(request))),
        total: tabs[tab],
        page,
        size,
        counts: tabs,
        unread,
        counterLoans: { agreed, running },
      };
    },

    async waiting(_, context) {
      const userId = callerIdOf(context);
      const { at } = context;
      if (!userId) return [];
      const kindsOf = async (side: Side) => {
        const filter = { $and: [of(side, userId), mayWait(side, at)] };
        const found = await read.requests.find({ filter, limit: MAX_WAITING });
        const requests = found.map((request) => ({
          side,
          requestId: request.requestId,
          counterLoanId: null,
          kind: waitsFor(seenBy(request, side, at), at),
        }));
        const ended = { $and: [of(side, userId), { stage: 'agreed', end: { $lte: at } }] };
        const loans = await read.counterLoans.find({ filter: ended, limit: MAX_WAITING });
        return [
          ...requests,
          ...loans.map(({ loanId, isOut }) => ({
            side,
            requestId: null,
            counterLoanId: loanId,
            kind: isOut ? ('counter_overdue' as const) : ('counter_not_picked_up' as const),
          })),
        ];
      };
      const all = (await Promise.all((['vendor', 'creator'] as const).map(kindsOf))).flat();
      return waitingKinds.flatMap((kind) =>
        (['vendor', 'creator'] as const).flatMap((side) => {
          const [first, ...more] = all.filter((one) => one.kind === kind && one.side === side);
          if (!first) return [];
          const one = more.length === 0 ? first : null;
          return {
            kind,
            side,
            count: more.length + 1,
            requestId: one?.requestId ?? null,
            counterLoanId: one?.counterLoanId ?? null,
          };
        }),
      );
    },

    async unread(_, context) {
      const userId = callerIdOf(context);
      if (!userId) return 0;
      const unread = (side: Side) => ({ $and: [of(side, userId), newFor(side)] });
      return read.requests.count({ $or: [unread('vendor'), unread('creator')] });
    },
  };
};
