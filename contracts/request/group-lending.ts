import * as z from 'zod';
import { event } from '../kernel/events.js';
import { GroupId, OfferId, RequestId, UserId } from '../kernel/ids.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Instant, Period } from '../kernel/period.js';
import { RentTypeId } from '../rules/terms.js';
import { FrozenTerms } from './asking.js';
import { parties, request } from './event-fields.js';
import { RequestStatus } from './request.js';

const one = z.strictObject({ requestId: RequestId });

export const groupLendingCommands = {
  /** Makes the caller the vendor. Allowed for admins of the item's group. */
  takeOver: one,
} as const;

export const groupLendingEvents = [
  event('GroupThingAsked', { ...request, ...parties, groupId: GroupId }),
  event('RequestTakenOver', { ...request, ...parties, groupId: GroupId, formerId: UserId, at: Instant }),
] as const;

export const GroupRequest = z.strictObject({
  requestId: RequestId,
  offerId: OfferId,
  title: z.string(),
  imageId: FrozenTerms.shape.imageId,
  rentType: RentTypeId,
  period: Period,
  status: RequestStatus,
  vendorId: UserId,
  creatorId: UserId,
  vendorAccepted: z.boolean(),
  mayTakeOver: z.boolean(),
  askedAt: Instant,
});
export type GroupRequest = z.infer<typeof GroupRequest>;

/**
 * Group loans agreed, running or completed in a month `YYYY-MM`; a loan that spans two months counts as running in
 * both.
 */
export const LoanMonth = z.strictObject({
  month: z.string().regex(/^\d{4}-\d\d$/),
  agreed: z.int(),
  running: z.int(),
  completed: z.int(),
});
export type LoanMonth = z.infer<typeof LoanMonth>;

/** Lending within a group over the last twelve months. The group service publishes no names. */
export const GroupLoans = z.strictObject({
  /** Months, oldest first, with the current month last. */
  months: z.array(LoanMonth),
  crates: z.int(),
  sixpacks: z.int(),
  people: z.array(UserId),
  /** Subset of `people` with a loan in the last 90 days. */
  lately: z.array(UserId),
});
export type GroupLoans = z.infer<typeof GroupLoans>;

export const groupLendingQueries = {
  /**
   * Requests and loans of a group's items, including those ended in the last 30 days, latest change first. Null
   * unless the caller is a group admin.
   */
  groupRequests: {
    question: z.strictObject({ groupId: GroupId, paging: Paging }),
    answer: pageOf(GroupRequest).nullable(),
  },
  groupLoans: { question: z.strictObject({ groupId: GroupId }), answer: GroupLoans },
} as const;
