import type { Query } from '@lendring/contracts/http/calls.js';
import type { ReportingStep } from '@lendring/contracts/http/reporting.js';
import { addDays, inYear } from '@lendring/contracts/kernel/days.js';

export const periods = ['days30', 'days90', 'months12', 'year', 'lastYear'] as const;
type Period = (typeof periods)[number];
export const steps = ['day', 'week', 'month'] as const satisfies readonly ReportingStep[];

export type FiguresSearch = Readonly<{ offer?: string; period?: Period; step?: ReportingStep; chart?: string }>;

const OFFER = /^[0-9a-hjkmnp-tv-z]{10}$/;

export const readFiguresSearch = ({ offer, ...raw }: Readonly<Record<string, unknown>>): FiguresSearch => {
  const period = periods.find((one) => one === raw['period']);
  const step = steps.find((one) => one === raw['step']);
  const { chart } = raw;
  return {
    ...(typeof offer === 'string' && OFFER.test(offer) && { offer }),
    ...(period && { period }),
    ...(step && { step }),
    ...(typeof chart === 'string' && { chart }),
  };
};

/** Days, both inclusive, and the step that suits them. */
const spans: Readonly<Record<Period, (today: string) => Readonly<{ from: string; to: string; step: ReportingStep }>>> =
  {
    days30: (today) => ({ from: addDays(today, -29), to: today, step: 'day' }),
    days90: (today) => ({ from: addDays(today, -89), to: today, step: 'week' }),
    months12: (today) => ({ from: addDays(inYear(today, -1), 1), to: today, step: 'month' }),
    year: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today, step: 'month' }),
    lastYear: (today) => {
      const year = Number(today.slice(0, 4)) - 1;
      return { from: `${year}-01-01`, to: `${year}-12-31`, step: 'month' };
    },
  };

export const defaultPeriod: Period = 'months12';

export const figuresQuestion = (
  { offer, period = defaultPeriod, step }: FiguresSearch,
  today: string,
): Query<'ownFigures'> & Readonly<{ step: ReportingStep }> => ({
  ...spans[period](today),
  ...(step && { step }),
  ...(offer && { offer_id: offer }),
});
