import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { day } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useNow } from '../../lib/dates/use-now.js';
import { dayStyle } from '../offers/period-text.js';

type CounterWords = Readonly<{
  t: TFunction<['counterLoans', 'common']>;
  common: TFunction;
  locale: Locale;
  /** Current instant, ISO 8601. */
  now: string;
}>;

export const useCounterWords = (): CounterWords => {
  const { t } = useTranslation(['counterLoans', 'common']);
  const { t: common } = useTranslation();
  return { t, common, locale: useLocale(), now: useNow() };
};

/** For example `Noch nicht übergeben, seit 1. Juli` before the handover is recorded, `Verliehen bis 4. Juli`, `Überfällig seit 4. Juli`, `Zurück am 3. Juli`. */
export const stateText = (
  { t, locale, now }: CounterWords,
  loan: Pick<CounterLoanShape, 'status' | 'overdue' | 'handed_out' | 'period' | 'end' | 'finished_at'>,
): string => {
  const { status, overdue, handed_out: isOut, period, end, finished_at: finishedAt } = loan;
  const text = (value: string) => day(value, locale, dayStyle(value, now));
  switch (status) {
    case 'agreed':
    case 'running':
      if (overdue) return t('state.overdue', { day: text(dayIn(period.end, period.zone)) });
      if (isOut) return t('state.running', { day: text(period.date_to) });
      if (status === 'agreed') return t('state.agreed', { day: text(period.date_from) });
      return period.date_from === dayIn(now, period.zone)
        ? t('state.today')
        : t('state.due', { day: text(period.date_from) });
    case 'completed':
      return t('state.completed', { day: text(dayIn(finishedAt ?? end, period.zone)) });
    case 'cancelled':
      return t('state.cancelled');
  }
};

/** Borrower for the owner, owner for the borrower. */
export const personText = ({ t }: CounterWords, { side, name, other }: CounterLoanShape): string => {
  const account = other?.company ?? other?.nickname ?? null;
  if (side === 'creator') return t('from', { name: account ?? t('somebody') });
  return t('to', { name: name ?? account ?? t('erasedName') });
};
