import type { ReportingColumn, ReportingId, ReportingPartKind } from '@lendring/contracts/http/reporting.js';
import type { Counts } from '@lendring/contracts/kernel/daily.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { LEAST_PUBLISHED_COUNT } from '@lendring/contracts/kernel/published-months.js';
import { answerMinutes } from '@lendring/contracts/rules/answer-times.js';

/** `sums`: counts within a row's days; `atEnd`: running totals on the row's last day. */
type Reading = (sums: Counts, atEnd: Counts) => number | null;
type Column = Readonly<ReportingColumn & { of: Reading }>;

/** `least`: minimum count for a value to be listed; a smaller count could identify a person. */
export type Apart = Readonly<{ by: ReportingPartKind; counter: string; kind: 'count' | 'cents'; least: number }>;

export type Report = Readonly<{
  reportingId: ReportingId;
  from: (apis: ServiceApis) => ServiceApis['offer']['queries']['daily'];
  columns: readonly Column[];
  headline: string;
  apart: readonly Apart[];
}>;

const count = (name: string, counter = name): Column => ({ name, kind: 'count', of: (sums) => sums[counter] ?? 0 });
const standing = (name: string): Column => ({ name, kind: 'count', of: (_, atEnd) => atEnd[name] ?? 0 });
const cents = (name: string): Column => ({ name, kind: 'cents', of: (sums) => sums[name] ?? 0 });

const apart = (by: ReportingPartKind, counter: string, least = 1, kind: Apart['kind'] = 'count'): Apart => ({
  by,
  counter,
  kind,
  least,
});
const onAverage = (name: string): Column => ({
  name,
  kind: 'count',
  of: ({ [name]: sum = 0, counted_days: days = 0 }) => (days === 0 ? null : Math.round(sum / days)),
});

/** Counts requests by the day of answer or expiry, regardless of when the borrower made the request. */
const agreementRate: Reading = ({ agreed = 0, declined = 0, withdrawn = 0, lapsed = 0 }) => {
  const ended = agreed + declined + withdrawn + lapsed;
  return ended === 0 ? null : agreed / ended;
};

/** Averages ratings by their day of publication. */
const averageStars: Reading = ({ ratings = 0, stars = 0 }) => (ratings === 0 ? null : stars / ratings);

export const reports: readonly Report[] = [
  {
    reportingId: 'requests',
    from: ({ request }) => request.queries.daily,
    headline: 'asked',
    apart: [apart('town', 'asked', LEAST_PUBLISHED_COUNT)],
    columns: [
      count('asked'),
      count('agreed'),
      count('declined'),
      count('withdrawn'),
      count('lapsed'),
      count('cancelled'),
      count('completed'),
      count('ratings'),
      { name: 'stars', kind: 'stars', of: averageStars },
      { name: 'agreement_rate', kind: 'share', of: agreementRate },
      { name: 'answer_median', kind: 'minutes', of: (sums) => answerMinutes(sums, 0.5) },
      { name: 'answer_p90', kind: 'minutes', of: (sums) => answerMinutes(sums, 0.9) },
    ],
  },
  {
    reportingId: 'offers',
    from: ({ offer }) => offer.queries.daily,
    headline: 'online',
    apart: [apart('category', 'published'), apart('town', 'published', LEAST_PUBLISHED_COUNT)],
    columns: [
      count('published'),
      count('paused'),
      count('resumed'),
      count('deleted'),
      count('locked'),
      standing('online'),
    ],
  },
  {
    reportingId: 'people',
    from: ({ account }) => account.queries.daily,
    headline: 'accounts',
    apart: [],
    columns: [
      count('registered'),
      count('deleted'),
      standing('accounts'),
      onAverage('active'),
      onAverage('active_7'),
      onAverage('active_30'),
    ],
  },
  {
    reportingId: 'revenue',
    from: ({ billing }) => billing.queries.daily,
    headline: 'net',
    apart: [apart('product', 'net', 1, 'cents')],
    columns: [
      count('invoices'),
      cents('invoiced'),
      count('credit_notes'),
      cents('credited'),
      cents('net'),
      cents('vat'),
      cents('gross'),
    ],
  },
  {
    reportingId: 'searches',
    from: ({ offer }) => offer.queries.missedSearches,
    headline: 'missed',
    apart: [apart('term', 'missed', LEAST_PUBLISHED_COUNT), apart('area', 'missed', LEAST_PUBLISHED_COUNT)],
    columns: [count('missed')],
  },
];
