import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { lastDay } from '@lendring/contracts/kernel/days.js';
import { dayRange } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { hoursText } from '../../../parts/offers/period-text.js';
import { hoursInterval } from '../model/taken.js';

type Where = Readonly<{
  /** Nightly ranges end on the day of departure. */ rent: PricingShape['renttype_id'];
  zone: string;
}>;

/** For example `4.–6. Juli`, or hourly `Fr., 4. Juli, 22:00 Uhr bis Sa., 5. Juli, 03:00 Uhr`. */
export const periodText = (t: AnyText, locale: Locale, wish: Wish, { rent, zone }: Where): string =>
  wish.kind === 'hours'
    ? hoursText({ common: t, locale }, { ...hoursInterval(wish.day, wish.time, wish.hours, zone), zone })
    : dayRange(wish.from, rent === 3 ? wish.to : lastDay(wish), locale);
