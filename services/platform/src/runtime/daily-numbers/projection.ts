import { hash } from 'node:crypto';
import type { Counts } from '@lendring/contracts/kernel/daily.js';
import { dayIn, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import type { Projection, Recorded } from '../service/service-parts.js';

/** `n` defaults to one. With `by` and `key` it counts for a part such as a town, and not for the total. */
export type Counted = Readonly<{ counter: string; n?: number; by?: string; key?: string }>;

/**
 * Totals of one day (`by` is `''`), or one shard of the parts of a day, month (`2026-03`) or year (`2026`), given by
 * `day`. Rows are a list, because town names are no valid field names.
 */
export type DayDocument = Readonly<{
  day: string;
  by: string;
  rows: readonly Readonly<{ key: string; counts: Counts }>[];
}>;

type Daily<Event extends DomainEvent> = Readonly<{
  version: number;
  prefixes: readonly string[];
  /** Counters of an event; must not contain personal data. */
  counted: (event: Recorded<Event>) => readonly Counted[];
  dayOf?: (event: Recorded<Event>) => string;
}>;

/** Shards the parts over documents, so that an event writes a few small ones regardless of the number of towns. */
const shareOf = (key: string): string => hash('sha256', key, 'hex').charAt(0);

const idsOf = (day: string, { by = '', key = '' }: Counted): readonly string[] =>
  by === '' ? [`${day} `] : [day, day.slice(0, 7), day.slice(0, 4)].map((period) => `${period} ${by} ${shareOf(key)}`);

const added = (counts: Counts, counter: string, n: number): Counts => ({
  ...counts,
  [counter]: (counts[counter] ?? 0) + n,
});

const withOne = (rows: DayDocument['rows'], { counter, n = 1, key = '' }: Counted): DayDocument['rows'] => {
  const at = rows.findIndex((row) => row.key === key);
  if (at < 0) return [...rows, { key, counts: { [counter]: n } }];
  return rows.map((row, index) => (index === at ? { key, counts: added(row.counts, counter, n) } : row));
};

/** Daily numbers of a service, counted from its log (ADR 94). Days are in the operator's time zone, Germany. */
export const dailyProjection = <Event extends DomainEvent>({
  version,
  prefixes,
  counted,
  dayOf = ({ at }) => dayIn(at, OPERATOR_TIME_ZONE),
}: Daily<Event>): Projection<DayDocument, Event> => ({
  name: 'daily',
  version,
  prefixes,
  indexes: [
    [
      ['by', 1],
      ['day', 1],
    ],
  ],
  ids: (event) => {
    const found = counted(event);
    if (found.length === 0) return [];
    const day = dayOf(event);
    return [...new Set(found.flatMap((one) => idsOf(day, one)))];
  },
  evolve: (document, event, id) => {
    const [day = '', by = '', share] = id.split(' ');
    const mine = counted(event).filter(
      (one) => (one.by ?? '') === by && (share === undefined || share === shareOf(one.key ?? '')),
    );
    return { day, by, rows: mine.reduce(withOne, document?.rows ?? []) };
  },
});
