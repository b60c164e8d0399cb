import type { Side } from '@lendring/contracts/kernel/side.js';
import { waitingKinds } from '@lendring/contracts/request/statuses.js';
import { isTurn } from '@lendring/contracts/request/turn.js';
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

/** Most urgent kind first, whatever the order of the answer. */
const urgentFirst = (waiting: readonly WaitingRequests[]): readonly WaitingRequests[] =>
  waiting.toSorted((one, other) => waitingKinds.indexOf(one.kind) - waitingKinds.indexOf(other.kind));

/** Tabs of a side with a pending action, most urgent first. */
export const turnTabs = (waiting: readonly WaitingRequests[], side: Side): readonly ListTab[] =>
  tabsOf(waiting, side, (kind) => isTurn(kind, side));

/** Tabs of a side with anything that waits, most urgent first: steps of the other side and of tomorrow as well. */
export const waitingTabs = (waiting: readonly WaitingRequests[], side: Side): readonly ListTab[] =>
  tabsOf(waiting, side, () => true);

const tabsOf = (
  waiting: readonly WaitingRequests[],
  side: Side,
  counts: (kind: WaitingRequests['kind']) => boolean,
): readonly ListTab[] => [
  ...new Set(
    urgentFirst(waiting)
      .filter((one) => one.side === side && counts(one.kind))
      .map(({ kind }) => tabOfWaiting[kind]),
  ),
];

type Lists = Readonly<Record<Side, Pick<RequestList, 'counts' | 'unread'>>>;

/**
 * Side displayed by default: the side with an overdue loan or a pending action other than a rating, else with more news, else with a
 * pending rating if nothing is active, else with more activity.
 */
export const sideToShow = (waiting: readonly WaitingRequests[], lists: Lists): Side => {
  const pressing = urgentFirst(waiting).find(
    ({ kind, side }) => kind === 'overdue' || kind === 'counter_overdue' || (isTurn(kind, side) && kind !== 'rate'),
  );
  if (pressing) return pressing.side;
  const { vendor, creator } = lists;
  const [lending, borrowing] = [newsOf(vendor.unread), newsOf(creator.unread)];
  if (lending !== borrowing) return lending > borrowing ? 'vendor' : 'creator';
  const rating = waiting.find(({ kind }) => kind === 'rate');
  if (rating && activeOf(vendor.counts) + activeOf(creator.counts) === 0) return rating.side;
  return livelierSide(vendor.counts, creator.counts);
};

/** Default tab: what waits most urgently, then news, then the first non-empty tab in lifecycle order. */
export const tabToShow = (
  waits: readonly ListTab[],
  { counts, unread }: Pick<RequestList, 'counts' | 'unread'>,
): ListTab => waits[0] ?? tabs.find((tab) => unread[tab] > 0) ?? tabs.find((tab) => counts[tab] > 0) ?? 'open';

const livelierSide = (vendor: Counts, creator: Counts): Side => {
  const [lending, borrowing] =
    activeOf(vendor) || activeOf(creator) ? [activeOf(vendor), activeOf(creator)] : [vendor.done, creator.done];
  return lending > borrowing ? 'vendor' : 'creator';
};
