import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import { partnerLimits } from '@lendring/contracts/partner/feed.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { hourOf, type FeedHour } from '../projections/feed-hours.js';
import type { Feed } from './feed.js';

const DAY_MS = 86_400_000;

export type From = Readonly<{ cursor?: Position | undefined; since?: string | undefined }>;

/** Finds positions in the feed: the cursor to begin after, or why there is none. */
export type Places = (
  from: From,
  now: string,
) => Promise<{ readonly cursor: Position } | { readonly refusal: 'cursor_too_old' | 'cursor_unknown' }>;

/**
 * The cursor behind which everything since an instant stands, from its full hour on. It is a place where an event
 * really stands:
 * behind the last one of the hours before. A table that lags gives an earlier one, so nothing is missed.
 */
export const cursorSince = async (hours: View<FeedHour>, since: string): Promise<Position> => {
  const [hour] = await hours.find({ filter: { hour: { $lt: hourOf(since) } }, sort: [['hour', -1]], limit: 1 });
  return hour?.last ?? START;
};

/**
 * Finds where a reader begins: no further back than the limit; an instant counts from its full hour; without one, at the
 * end of the feed.
 */
export const createPlaces =
  (feed: Pick<Feed, 'end'>, hours: View<FeedHour>): Places =>
  async ({ cursor, since }, now) => {
    const oldest = hourOf(new Date(Date.parse(now) - partnerLimits.replayDays * DAY_MS).toISOString());
    if (cursor !== undefined) {
      if (cursor > (await feed.end())) return { refusal: 'cursor_unknown' };
      const missed = await hours.count({ hour: { $lt: oldest }, first: { $gt: cursor } });
      return missed > 0 ? { refusal: 'cursor_too_old' } : { cursor };
    }
    if (since === undefined) return { cursor: await feed.end() };
    if (hourOf(since) < oldest) return { refusal: 'cursor_too_old' };
    return { cursor: await cursorSince(hours, since) };
  };
