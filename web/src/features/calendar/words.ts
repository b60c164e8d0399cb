import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { requestTypeById } from '@lendring/contracts/reference/request-types.js';
import { dayIn, daysBetween } from '@lendring/contracts/kernel/days.js';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { day, dayRange, localZone } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useNow } from '../../lib/dates/use-now.js';
import { periodText } from '../../parts/offers/period-text.js';
import type { Entry, Span } from './model.js';

export type Words = Readonly<{
  t: TFunction<['calendar', 'common']>;
  common: TFunction;
  locale: Locale;
  /** Current instant, ISO 8601. */ now: string;
  today: string;
}>;

export const useWords = (): Words => {
  const { t } = useTranslation(['calendar', 'common']);
  const { t: common } = useTranslation();
  const now = useNow();
  return { t, common, locale: useLocale(), now, today: dayIn(now, localZone()) };
};

/** For example `4.–6. Juli, 2 Nächte`, plus the date of an early return. */
export const spanText = (words: Words, { shape, last, backEarly }: Entry): string => {
  const period = periodText(words, shape.period, shape.renttype_id ?? RentTypeId.day, shape.units);
  return backEarly ? words.t('back', { period, day: day(last, words.locale, 'plain') }) : period;
};

/** Borrower, lender or reason of a block: `jana_probst`, `Wartung`. Undefined if the account no longer exists. */
export const whoText = ({ t, locale }: Words, { shape, kind }: Entry): string | undefined =>
  kind === 'blocked'
    ? (requestTypeById(shape.requesttype_id)?.title[locale] ?? t('kind.blocked'))
    : (shape.other?.company ?? shape.other?.nickname ?? undefined);

export const entryText = (words: Words, entry: Entry): string => {
  const who = whoText(words, entry);
  const what = words.t(`kind.${entry.kind}`);
  if (!who) return what;
  return entry.kind === 'blocked' ? who : words.t('with', { what, name: who });
};

export const dayText = ({ t, locale, today }: Words, value: string): string => {
  const ahead = daysBetween(today, value);
  return ahead === 0
    ? t('today')
    : ahead === 1
      ? t('tomorrow')
      : day(value, locale, value.slice(0, 4) === today.slice(0, 4) ? 'short' : 'year');
};

export const titleOf = ({ t, locale }: Words, month: string | undefined): string =>
  month ? day(`${month}-01`, locale, 'month') : t('next30');
export const gridText = (words: Words, { from, to }: Span): string =>
  words.t('grid', { span: dayRange(from, to, words.locale, 'year') });
