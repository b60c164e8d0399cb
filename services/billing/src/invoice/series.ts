import type { SeriesEvent } from '@lendring/contracts/billing/invoice-events.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

export type Series = Readonly<{ last: number }>;

/** Of one issuer in one year. */
export const seriesOf = (issuer: string, day: string): string => `${issuer}-${day.slice(0, 4)}`;

/** Stream `series-<issuer>-<year>`: appended together with each invoice, so that numbers have no gap and none is there twice. */
export const seriesAggregate: Aggregate<Series, SeriesEvent> = {
  category: 'series',
  initialState: { last: 0 },
  evolve: (_, { data }) => ({ last: data.number }),
};
