import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { type QueryContext, callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { GroupRequest } from '@lendring/contracts/request/group-lending.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { objectionToTakingOver, statusAt } from '@lendring/contracts/request/lifecycle.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { LeadersOf, ReadModels } from '../ports.js';
import type { RequestDocument } from '../request/projection.js';
import { heldAsNoted } from '../offer-state/held-as-noted.js';

type Handler = ServiceHandlers<typeof requestApi>['queries']['groupRequests'];

const SHOWN_DAYS = 30;

const shownTo = (request: RequestDocument, userId: string, at: string): GroupRequest => {
  const { requestId, offerId, vendorId, creatorId, period, terms, accepted, askedAt } = request;
  const status = statusAt(request, at);
  const asked = { ...request, offerHeld: heldAsNoted(request) };
  const mayTakeOver = vendorId !== userId && objectionToTakingOver(asked, { userId, at }) === null;
  return {
    requestId,
    offerId,
    title: terms.title,
    imageId: terms.imageId,
    rentType: terms.pricing.rentType,
    period,
    status,
    vendorId,
    creatorId,
    vendorAccepted: accepted.vendor,
    mayTakeOver,
    askedAt,
  };
};

/** Requests for a group's items, for its leaders; excludes messages, prices and contact details. */
export const groupRequestsHandler =
  ({ read, leadersOf }: Readonly<{ read: Pick<ReadModels, 'requests'>; leadersOf: LeadersOf }>): Handler =>
  async ({ groupId, paging: { page, size } }, context: QueryContext) => {
    const userId = callerIdOf(context);
    if (userId === null || !(await leadersOf(groupId)).includes(userId)) return null;
    const { at } = context;
    const since = new Date(Date.parse(at) - SHOWN_DAYS * DAY_MS).toISOString();
    const filter: Filter = {
      $and: [{ belongsTo: groupId }, { $or: [{ stage: { $in: ['open', 'agreed'] } }, { finishedAt: { $gt: since } }] }],
    };
    const [found, total] = await Promise.all([
      read.requests.find({ filter, sort: [['changedAt', -1]], skip: (page - 1) * size, limit: size }),
      read.requests.count(filter),
    ]);
    return { items: found.map((request) => shownTo(request, userId, at)), total, page, size };
  };
