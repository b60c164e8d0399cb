import type { SeriesEvent } from '@lendring/contracts/billing/invoices.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

export type Series = Readonly<{ last: number }>;

export const seriesOf = (issuer: string, day: string): string => `${issuer}-${day.slice(0, 4)}`;

/**
 * Stream `series-<issuer>-<year>`: appended in the same transaction as each invoice, so that numbers have no gaps and
 * no duplicates.
 */
export const seriesAggregate: Aggregate<Series, SeriesEvent> = {
  category: 'series',
  initialState: { last: 0 },
  evolve: (_, { data }) => ({ last: data.number }),
};
