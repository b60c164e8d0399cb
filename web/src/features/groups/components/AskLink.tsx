import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { day as dayText } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import type { CalendarThing } from '../calendar-days.js';

type Props = Readonly<{ thing: CalendarThing; day: string; className: string }>;

export function AskLink({ thing, day, className }: Props) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  return (
    <Link
      to="/offer/$offerId/booking"
      params={{ offerId: thing.offer_id }}
      search={{ from: day, to: day }}
      className={className}
    >
      {t('calendar.free')}
      <span className="sr-only">: {t('calendar.ask', { title: thing.title, day: dayText(day, locale) })}</span>
    </Link>
  );
}
