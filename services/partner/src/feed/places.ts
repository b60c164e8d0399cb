import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import { START, type Position } from '@lendring/contracts/kernel/ids.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { hourOf, type FeedHour } from './projection.js';
import type { Feed } from './feed.js';

export type From = Readonly<{ cursor?: Position | undefined; since?: string | undefined }>;

export type Places = (
  from: From,
  now: string,
) => Promise<{ readonly cursor: Position } | { readonly refusal: 'cursor_too_old' | 'cursor_unknown' }>;

/**
 * Cursor before all events since the full hour of an instant: the position of the last event in an earlier hour. A read
 * model that lags yields an earlier cursor, so no event is missed.
 */
export const cursorSince = async (hours: View<FeedHour>, since: string): Promise<Position> => {
  const [hour] = await hours.find({ filter: { hour: { $lt: hourOf(since) } }, sort: [['hour', -1]], limit: 1 });
  return hour?.last ?? START;
};

/**
 * Starts at the cursor, at the full hour of `since`, or at the end of the feed; refuses starts older than the replay
 * limit.
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
