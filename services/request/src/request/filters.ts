import type { Side } from '@lendring/contracts/kernel/side.js';
import type { RequestTab } from '@lendring/contracts/request/request.js';
import { requestEndings } from '@lendring/contracts/request/statuses.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type * as z from 'zod';

type Tab = z.infer<typeof RequestTab>;

export const of = (side: Side, userId: string): Filter =>
  side === 'vendor' ? { vendorId: userId } : { creatorId: userId };

export const openAt = (at: string): Filter => ({ stage: 'open', answerBy: { $gt: at } });

/**
 * Matches requests that have expired although the clock policy has not recorded the expiry yet; they are treated as
 * expired everywhere (spec §4).
 */
export const overdueAt = (at: string): Filter => ({ stage: 'open', answerBy: { $lte: at } });

/** Matches requests with a hidden rating whose wait is over although the clock policy has not recorded that yet. */
export const ratingDueAt = (at: string): Filter => ({ ratingsDue: { $lte: at } });

/** Candidates for a pending step of a side: open, agreed, or to be rated. */
export const mayWait = (side: Side, at: string): Filter => ({
  $or: [openAt(at), { stage: 'agreed' }, { stage: 'completed', [`rated.${side}`]: false, [`archived.${side}`]: false }],
});

export const openTo = (creatorId: string, at: string): Filter => ({ $and: [{ creatorId }, openAt(at)] });

/** Agreed loans by the record of their handover: those that wait for it, and those that run. */
export const notOut: Filter = { stage: 'agreed', isOut: false };
export const out: Filter = { stage: 'agreed', isOut: true };

export const inTab = (tab: Tab, side: Side, at: string): Filter => {
  const filed = `archived.${side}`;
  switch (tab) {
    case 'open':
      return openAt(at);
    case 'agreed':
      return notOut;
    case 'running':
      return out;
    case 'done':
      return { $and: [{ [filed]: false }, { $or: [{ stage: { $in: requestEndings } }, overdueAt(at)] }] };
    case 'archive':
      return { [filed]: true };
  }
};
