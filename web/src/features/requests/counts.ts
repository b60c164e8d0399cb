import type { Side } from '@lendring/contracts/request/events.js';
import { isTurn } from '@lendring/contracts/rules/waiting.js';
import { tabOfWaiting, type RequestList, type WaitingRequests } from '../../api/requests.js';
import { tabs, type ListTab } from './list-search.js';

type Counts = RequestList['counts'];
/** As many as the tabs of what is not over count. */
export const activeOf = (counts: Counts): number => counts.open + counts.agreed + counts.running;

/** All with something new, wherever they are. */
export const newsOf = (unread: Counts): number => Object.values(unread).reduce((sum, count) => sum + count, 0);

/** The tabs of one side in which its next step is to be taken, the most pressing first. */
export const turnTabs = (waiting: readonly WaitingRequests[], side: Side): readonly ListTab[] => [
  ...new Set(
    waiting.filter((one) => one.side === side && isTurn(one.kind, side)).map(({ kind }) => tabOfWaiting[kind]),
  ),
];

type Lists = Readonly<Record<Side, Pick<RequestList, 'counts' | 'unread'>>>;

/** The side to show when the address names none: one's turn first, a rating last, then news, then where more goes on. */
export const sideToShow = (waiting: readonly WaitingRequests[], lists: Lists): Side => {
  const turn = waiting.find((one) => isTurn(one.kind, one.side) && one.kind !== 'rate');
  if (turn) return turn.side;
  const { vendor, creator } = lists;
  const [lending, borrowing] = [newsOf(vendor.unread), newsOf(creator.unread)];
  if (lending !== borrowing) return lending > borrowing ? 'vendor' : 'creator';
  const rating = waiting.find(({ kind }) => kind === 'rate');
  if (rating && activeOf(vendor.counts) + activeOf(creator.counts) === 0) return rating.side;
  return livelierSide(vendor.counts, creator.counts);
};

/** The tab to show when the address names none: one's turn, then news, then the first in a request's life that holds any. */
export const tabToShow = (
  turns: readonly ListTab[],
  { counts, unread }: Pick<RequestList, 'counts' | 'unread'>,
): ListTab => turns[0] ?? tabs.find((tab) => unread[tab] > 0) ?? tabs.find((tab) => counts[tab] > 0) ?? 'open';

const livelierSide = (vendor: Counts, creator: Counts): Side => {
  const [lending, borrowing] =
    activeOf(vendor) || activeOf(creator) ? [activeOf(vendor), activeOf(creator)] : [vendor.done, creator.done];
  return lending > borrowing ? 'vendor' : 'creator';
};
