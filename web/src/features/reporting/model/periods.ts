import { addDays, daysBetween } from '@lendring/contracts/kernel/days.js';

export const presets = ['days7', 'days30', 'days90', 'month', 'lastMonth', 'year', 'lastYear'] as const;
export type Preset = (typeof presets)[number];

/** Days in `YYYY-MM-DD`, both inclusive. */
export type Span = Readonly<{ from: string; to: string }>;

const lastDays = (today: string, days: number): Span => ({ from: addDays(today, 1 - days), to: today });

export const spanOf = (preset: Preset, today: string): Span => {
  const month = today.slice(0, 7);
  const year = Number(today.slice(0, 4));
  switch (preset) {
    case 'days7':
      return lastDays(today, 7);
    case 'days30':
      return lastDays(today, 30);
    case 'days90':
      return lastDays(today, 90);
    case 'month':
      return { from: `${month}-01`, to: today };
    case 'lastMonth': {
      const to = addDays(`${month}-01`, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'year':
      return { from: `${year}-01-01`, to: today };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
};

/** Step that limits the number of rows: days up to two months, weeks up to a year, then months. */
export const stepFor = ({ from, to }: Span): 'day' | 'week' | 'month' => {
  const days = daysBetween(from, to) + 1;
  if (days <= 62) return 'day';
  return days <= 366 ? 'week' : 'month';
};
