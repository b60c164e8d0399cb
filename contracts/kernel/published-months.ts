import { addCounts, type Counts } from './daily.js';
import type { Day } from './period.js';
import { addDays } from './days.js';

/** Privacy threshold: counts below this number are published only as a combined total (ADR 104). */
export const LEAST_PUBLISHED_COUNT = 5;

const monthOf = (day: Day): string => day.slice(0, 7);
const firstOf = (month: string): Day => `${month}-01`;
const after = (month: string): string => monthOf(addDays(firstOf(month), 31));

/**
 * Returns the months for which counts by place and word are published, each on its own: completed months that overlap
 * the period. Periods then differ by whole months, so subtracting one result from another, or repeating the query
 * later, never reveals a count below five. @param today day whose month, like later months, is not complete @param
 * since months that begin before this day are incomplete in storage @returns months such as `2026-10`, oldest first
 */
export const publishedMonths = (
  { from, to }: Readonly<{ from: Day; to: Day }>,
  today: Day,
  since: Day = '',
): readonly string[] => {
  const found: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to) && month < monthOf(today); month = after(month))
    if (firstOf(month) >= since) found.push(month);
  return found;
};

/**
 * Sums counts by key, as they may be published (ADR 104). `rows`: counts of one key in one month. Counts below
 * {@link LEAST_PUBLISHED_COUNT} are added up in `fewer`, without their key.
 */
export const publishedCounts = (
  rows: readonly Readonly<{ key: string; counts: Counts }>[],
): Readonly<{ published: { key: string; counts: Counts }[]; fewer: Counts }> => {
  const [sums, fewer] = [new Map<string, Counts>(), {} as Counts];
  for (const { key, counts } of rows)
    for (const [counter, n] of Object.entries(counts))
      if (n < LEAST_PUBLISHED_COUNT) addCounts(fewer, { [counter]: n });
      else sums.set(key, addCounts(sums.get(key) ?? {}, { [counter]: n }));
  return { published: [...sums].map(([key, counts]) => ({ key, counts })), fewer };
};
