import type { Side } from '@lendring/contracts/kernel/side.js';
import type { RequestTab } from '@lendring/contracts/request/queries.js';
import { requestEndings } from '@lendring/contracts/request/lifecycle.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type * as z from 'zod';

type Tab = z.infer<typeof RequestTab>;

/** Requests of a person on one side. */
export const of = (side: Side, userId: string): Filter =>
  side === 'vendor' ? { vendorId: userId } : { creatorId: userId };

/** Requests that are open at a time. */
export const openAt = (at: string): Filter => ({ stage: 'open', answerBy: { $gt: at } });

/**
 * Overdue requests stay open in the read model until the clock policy runs; to everybody they have expired (spec §4).
 */
export const overdueAt = (at: string): Filter => ({ stage: 'open', answerBy: { $lte: at } });

/** Ratings whose wait for the other side is over, until the clock policy runs. */
export const ratingDueAt = (at: string): Filter => ({ ratingsDue: { $lte: at } });

/** Requests that may wait for one side: open, agreed, or to be rated. */
export const mayWait = (side: Side, at: string): Filter => ({
  $or: [openAt(at), { stage: 'agreed' }, { stage: 'completed', [`rated.${side}`]: false, [`archived.${side}`]: false }],
});

export const openTo = (creatorId: string, at: string): Filter => ({ $and: [{ creatorId }, openAt(at)] });

/** The requests in one list of the requests page, for one side at a time. */
export const inTab = (tab: Tab, side: Side, at: string): Filter => {
  const filed = `archived.${side}`;
  switch (tab) {
    case 'open':
      return openAt(at);
    case 'agreed':
      return { stage: 'agreed', 'period.start': { $gt: at } };
    case 'running':
      return { stage: 'agreed', 'period.start': { $lte: at } };
    case 'done':
      return { $and: [{ [filed]: false }, { $or: [{ stage: { $in: requestEndings } }, overdueAt(at)] }] };
    case 'archive':
      return { [filed]: true };
  }
};
