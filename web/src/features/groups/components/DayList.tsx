import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { day as dayText } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { buttonLook } from '../../../ui/button-look.js';
import { Icon } from '../../../ui/Icon.js';
import { dayStateOf, type ShownDays } from '../calendar-days.js';
import { AskLink } from './AskLink.js';

export function DayList({ things, days, today }: ShownDays) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const ahead = days.filter((day) => day >= today);
  return (
    <div className="border-t border-line">
      {ahead.map((day, index) => {
        const free = things.filter((thing) => dayStateOf(thing, day, today) === 'free').length;
        return (
          <details key={day} open={index === 0} className="group border-b border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
              <span className="flex-1 font-bold">{dayText(day, locale)}</span>
              <span className="text-small text-muted">{t('calendar.freeOf', { free, count: things.length })}</span>
              <Icon icon={ChevronDown} size={18} className="group-open:rotate-180" />
            </summary>
            <ul className="pb-3">
              {things.map((thing) => (
                <li key={thing.offer_id} className="flex min-h-12 items-center gap-3 py-1">
                  <Link
                    to="/offer/$offerId"
                    params={{ offerId: thing.offer_id }}
                    lang={thing.language}
                    className="min-w-0 flex-1 text-ink no-underline hyphens-auto wrap-anywhere hover:underline"
                  >
                    {thing.title}
                  </Link>
                  {thing.own && <span className="text-small text-muted">{t('calendar.own')}</span>}
                  {dayStateOf(thing, day, today) === 'taken' ? (
                    <span className="rounded-full bg-tint-3 px-3 py-1 text-small">{t('calendar.taken')}</span>
                  ) : thing.own ? (
                    <span className="px-3 text-small text-muted">{t('calendar.free')}</span>
                  ) : (
                    <AskLink thing={thing} day={day} className={buttonLook({ variant: 'soft', small: true })} />
                  )}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
