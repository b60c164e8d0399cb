import { totalOfTerms } from '@lendring/contracts/rules/quote.js';
import type { FrozenTerms } from '@lendring/contracts/request/asking.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';

export type GroupLoanDocument = Readonly<{
  groupIds: readonly string[];
  vendorId: string;
  creatorId: string;
  zone: string;
  start: string;
  crates: number;
  sixpacks: number;
  agreedAt: string | null;
  until: string;
}>;

/** End of a loan that has not been returned; sorts after every instant. */
export const NOT_BACK = '9999';

const [CRATE, SIXPACK] = [2, 3];

const countOf = (terms: Pick<FrozenTerms, 'pricing' | 'units' | 'sum' | 'quantity'>, paymentType: number): number =>
  terms.pricing.paymentType === paymentType && terms.pricing.price.kind === 'things' ? totalOfTerms(terms) : 0;

const counted = new Set<RequestEvent['type']>([
  'RequestAsked',
  'RequestTakenOver',
  'RequestAgreed',
  'PeriodChanged',
  'RequestCompleted',
  'RequestDeclined',
  'RequestWithdrawn',
  'RequestCancelled',
  'RequestExpired',
]);

const evolve = (document: GroupLoanDocument | null, { type, data, at }: Recorded<RequestEvent>) => {
  if (type === 'RequestAsked') {
    const { groupIds, vendorId, creatorId, period, terms } = data;
    if (!groupIds) return null;
    return {
      groupIds,
      vendorId,
      creatorId,
      zone: period.zone,
      start: period.start,
      crates: countOf(terms, CRATE),
      sixpacks: countOf(terms, SIXPACK),
      agreedAt: null,
      until: NOT_BACK,
    };
  }
  if (!document) return null;
  if (type === 'RequestTakenOver') return { ...document, vendorId: data.vendorId };
  if (type === 'PeriodChanged') {
    return { ...document, start: data.period.start, crates: countOf(data, CRATE), sixpacks: countOf(data, SIXPACK) };
  }
  if (type === 'RequestAgreed') return { ...document, agreedAt: at };
  // Remove the document on all other counted events, because they end the request without a loan.
  return type === 'RequestCompleted' ? { ...document, until: data.endedAt } : null;
};

/** Loans and possible loans by members of a group that shared the item at the time (ADR 77). */
export const groupLoans: Projection<GroupLoanDocument, RequestEvent> = {
  name: 'group-loans',
  version: 2,
  prefixes: ['request-'],
  indexes: [[['groupIds', 1]]],
  ids: ({ type, data }) => (counted.has(type) ? [data.requestId] : []),
  evolve,
};
