import { isHeldBack, dayNumber, lateNumbers, scarceDaysOf, todayIn } from './matching/facts.js';
import type { StoredOffer } from './meilisearch-document.js';
import { filtersOf } from './meilisearch-filter.js';
import type { SearchQuery } from './search.port.js';

type Fetched = Pick<StoredOffer, 'id' | 'source'>;

/**
 * Excludes offers whose overdue loans take the units of the days, by the rule of the embedded engine: stored fields
 * cannot tell, because an overdue loan lasts through the current day. Reads only offers with a loan that is overdue.
 * @param fetch stored offers that pass a filter, page by page
 */
export const withoutHeldBack = async (
  query: SearchQuery,
  fetch: (filter: string) => AsyncIterable<readonly Fetched[]>,
): Promise<SearchQuery> => {
  const { freeOn = [], at, quantity: wanted = 1 } = query;
  if (freeOn.length === 0 || at === undefined) return query;
  const days = new Set(freeOn.map(dayNumber));
  const today = todayIn(at);
  // A day more for the time zones east of UTC.
  const overdue = `lateFrom <= ${today('UTC') + 1}`;
  const held: string[] = [];
  for await (const page of fetch([...filtersOf(query), overdue].map((each) => `(${each})`).join(' AND ')))
    for (const { id, source } of page) {
      if (!source) continue;
      const stock = { quantity: source.quantity, scarceDays: scarceDaysOf(source) };
      const needed = { days, today: today(source.times.zone), wanted };
      if (isHeldBack(lateNumbers(source.late), stock, needed)) held.push(id);
    }
  return held.length === 0 ? query : { ...query, excludeIds: [...(query.excludeIds ?? []), ...held] };
};
