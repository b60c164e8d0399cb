import type { Wish } from '@lendring/contracts/kernel/period.js';
import { lastDay } from '@lendring/contracts/rules/days.js';
import { day, dayRange } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';

/** `4.–6. Juli`; by the hour `4. Juli, 10:00 Uhr`. Nights end on the day of departure. */
export const periodText = (t: AnyText, locale: Locale, wish: Wish, nights: boolean): string =>
  wish.kind === 'hours'
    ? t('offer:period.hours', { day: day(wish.day, locale, 'plain'), time: wish.time })
    : dayRange(wish.from, nights ? wish.to : lastDay(wish), locale);
