import type { Side } from '@lendring/contracts/kernel/side.js';
import { isTurn } from '@lendring/contracts/request/waiting.js';
import { tabOfWaiting, type RequestList, type WaitingRequests } from '../../api/requests.js';
import { tabs, type ListTab } from './list-search.js';

type Counts = RequestList['counts'];

/** Number of requests and counter loans by tab. */
export const allCounts = ({ counts, counter_loans }: Pick<RequestList, 'counts' | 'counter_loans'>): Counts => ({
  ...counts,
  agreed: counts.agreed + counter_loans.agreed,
  running: counts.running + counter_loans.running,
});

export const activeOf = (counts: Counts): number => counts.open + counts.agreed + counts.running;

export const newsOf = (unread: Counts): number => Object.values(unread).reduce((sum, count) => sum + count, 0);

/** Pending actions of requests, followed by counter loans, which the number next to the link to the page omits. */
const requestsFirst = (waiting: readonly WaitingRequests[]): readonly WaitingRequests[] => [
  ...waiting.filter(({ kind }) => kind !== 'counter_overdue'),
  ...waiting.filter(({ kind }) => kind === 'counter_overdue'),
];

/** Tabs of a side with a pending action, most urgent first; those of requests precede those of counter loans. */
export const turnTabs = (waiting: readonly WaitingRequests[], side: Side): readonly ListTab[] => [
  ...new Set(
    requestsFirst(waiting)
      .filter((one) => one.side === side && isTurn(one.kind, side))
      .map(({ kind }) => tabOfWaiting[kind]),
  ),
];

type Lists = Readonly<Record<Side, Pick<RequestList, 'counts' | 'unread'>>>;

/**
 * Side displayed by default: the side with a pending action other than a rating, else with more news, else with a
 * pending rating if nothing is active, else with more activity.
 */
export const sideToShow = (waiting: readonly WaitingRequests[], lists: Lists): Side => {
  const turn = requestsFirst(waiting).find((one) => isTurn(one.kind, one.side) && one.kind !== 'rate');
  if (turn) return turn.side;
  const { vendor, creator } = lists;
  const [lending, borrowing] = [newsOf(vendor.unread), newsOf(creator.unread)];
  if (lending !== borrowing) return lending > borrowing ? 'vendor' : 'creator';
  const rating = waiting.find(({ kind }) => kind === 'rate');
  if (rating && activeOf(vendor.counts) + activeOf(creator.counts) === 0) return rating.side;
  return livelierSide(vendor.counts, creator.counts);
};

/** Default tab: a pending action, then news, then the first non-empty tab in lifecycle order. */
export const tabToShow = (
  turns: readonly ListTab[],
  { counts, unread }: Pick<RequestList, 'counts' | 'unread'>,
): ListTab => turns[0] ?? tabs.find((tab) => unread[tab] > 0) ?? tabs.find((tab) => counts[tab] > 0) ?? 'open';

const livelierSide = (vendor: Counts, creator: Counts): Side => {
  const [lending, borrowing] =
    activeOf(vendor) || activeOf(creator) ? [activeOf(vendor), activeOf(creator)] : [vendor.done, creator.done];
  return lending > borrowing ? 'vendor' : 'creator';
};
