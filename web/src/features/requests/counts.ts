import type { Side } from '@lendring/contracts/request/events.js';
import type { RequestList } from '../../api/requests.js';
import { tabs, type ListTab } from './list-search.js';

type Counts = RequestList['counts'];
export const activeOf = (counts: Counts): number => counts.open + counts.agreed + counts.running;

/** All with something new, wherever they are. */
export const newsOf = (unread: Counts): number => Object.values(unread).reduce((sum, count) => sum + count, 0);

/**
 * The tab to show when the address names none: the first with something in it, as they follow each other in a request's
 * life.
 */
export const firstTab = (counts: Counts): ListTab => tabs.find((tab) => counts[tab] > 0) ?? 'open';

/** The side to show when the address names none: where more is going on. */
export const livelierSide = (vendor: Counts, creator: Counts): Side => {
  const [lending, borrowing] =
    activeOf(vendor) || activeOf(creator) ? [activeOf(vendor), activeOf(creator)] : [vendor.done, creator.done];
  return lending > borrowing ? 'vendor' : 'creator';
};
