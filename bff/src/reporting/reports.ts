import type { ReportingColumn, ReportingId } from '@lendring/contracts/http/reporting.js';
import type { Counts } from '@lendring/contracts/kernel/daily.js';
import { answerMinutes } from '@lendring/contracts/rules/answer-times.js';

/** `sums`: what was counted in a row's days; `atEnd`: everything up to the last of them. */
type Reading = (sums: Counts, atEnd: Counts) => number | null;
type Column = Readonly<ReportingColumn & { of: Reading }>;

export type Report = Readonly<{
  reportingId: ReportingId;
  /** Whose log it is counted from. */
  service: 'request' | 'offer' | 'account' | 'billing';
  columns: readonly Column[];
  /** The column that stands for the report in the list. */
  headline: string;
  /** The counter that is told apart by parts. */
  apart?: string;
}>;

const count = (name: string, counter = name): Column => ({ name, kind: 'count', of: (sums) => sums[counter] ?? 0 });
const standing = (name: string): Column => ({ name, kind: 'count', of: (_, atEnd) => atEnd[name] ?? 0 });
const cents = (name: string): Column => ({ name, kind: 'cents', of: (sums) => sums[name] ?? 0 });

/** Of requests that got an answer or none in these days, whenever they were asked. */
const agreementRate: Reading = ({ agreed = 0, declined = 0, withdrawn = 0, lapsed = 0 }) => {
  const ended = agreed + declined + withdrawn + lapsed;
  return ended === 0 ? null : agreed / ended;
};

/** Every report, in the order of the list. */
export const reports: readonly Report[] = [
  {
    reportingId: 'requests',
    service: 'request',
    headline: 'asked',
    columns: [
      count('asked'),
      count('agreed'),
      count('declined'),
      count('withdrawn'),
      count('lapsed'),
      count('cancelled'),
      count('completed'),
      { name: 'agreement_rate', kind: 'share', of: agreementRate },
      { name: 'answer_median', kind: 'minutes', of: (sums) => answerMinutes(sums, 0.5) },
      { name: 'answer_p90', kind: 'minutes', of: (sums) => answerMinutes(sums, 0.9) },
    ],
  },
  {
    reportingId: 'offers',
    service: 'offer',
    headline: 'online',
    apart: 'published',
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
    service: 'account',
    headline: 'accounts',
    columns: [count('registered'), count('deleted'), standing('accounts')],
  },
  {
    reportingId: 'revenue',
    service: 'billing',
    headline: 'net',
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
];
