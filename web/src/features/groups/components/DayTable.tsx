import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { day as dayText, dayRange } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Picture } from '../../../ui/Picture.js';
import { cx } from '../../../ui/cx.js';
import { type CalendarThing, dayStateOf, type ShownDays } from '../calendar-days.js';

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

export function DayTable({ things, days, today, caption }: ShownDays & Readonly<{ caption: string }>) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const weeks = [days.slice(0, 7), days.slice(7)];
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const line = (index: number) => (index % 7 === 0 ? 'border-l border-edge' : 'border-l border-line');
  return (
    <table className="w-full table-fixed border-collapse border border-line">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-[24%]" />
      </colgroup>
      <thead className="bg-mist text-fine">
        <tr>
          <th scope="col" rowSpan={2} className="px-3 py-2 text-left align-bottom text-small font-bold">
            {t('calendar.thing')}
          </th>
          {weeks.map((week) => (
            <th key={week[0]} scope="colgroup" colSpan={7} className="border-l border-edge py-1.5 font-bold">
              {dayRange(week[0] ?? '', week[6] ?? '', locale)}
            </th>
          ))}
        </tr>
        <tr>
          {days.map((day, index) => (
            <th
              key={day}
              scope="col"
              {...(day === today ? { 'aria-current': 'date' as const } : {})}
              className={cx('py-1.5 font-semibold', line(index), day === today ? 'text-teal-deep' : 'text-muted')}
            >
              <span className="sr-only">{dayText(day, locale, 'full')}</span>
              <span aria-hidden className="block">
                {weekday.format(new Date(`${day}T00:00:00Z`))}
              </span>
              <span
                aria-hidden
                className={cx(
                  'mx-auto grid size-7 place-items-center rounded-full',
                  day === today && 'bg-teal-deep font-bold text-white',
                )}
              >
                {Number(day.slice(-2))}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {things.map((thing) => (
          <tr key={thing.offer_id} className="border-t border-line">
            <th scope="row" className="px-3 py-2 text-left font-normal">
              <span className="flex items-center gap-3">
                <Picture picture={thing.image} alt="" sizes="56px" className="w-14 shrink-0 max-lg:hidden" />
                <span className="min-w-0">
                  <Link
                    to="/offer/$offerId"
                    params={{ offerId: thing.offer_id }}
                    lang={thing.language}
                    className="font-bold text-ink no-underline hyphens-auto wrap-anywhere hover:underline"
                  >
                    {thing.title}
                  </Link>
                  {thing.own && <span className="block text-fine text-muted">{t('calendar.own')}</span>}
                </span>
              </span>
            </th>
            {days.map((day, index) => (
              <DayCell key={day} thing={thing} day={day} today={today} className={line(index)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = Readonly<{ thing: CalendarThing; day: string; today: string; className: string }>;

function DayCell({ thing, day, today, className }: CellProps) {
  const { t } = useTranslation('groups');
  const state = dayStateOf(thing, day, today);
  const look = 'p-0 text-center text-fine';
  if (state === 'past')
    return (
      <td className={cx(look, className, 'bg-tint-2 text-muted')}>
        <span className="sr-only">{t('calendar.past')}</span>
      </td>
    );
  if (state !== 'free')
    return (
      <td className={cx(look, className, state === 'taken' ? 'bg-tint-3 text-ink' : 'bg-tint-2 text-muted')}>
        {t(`calendar.${state}`)}
      </td>
    );
  return (
    <td className={cx(look, className)}>
      {thing.own ? (
        <span className="text-muted">{t('calendar.free')}</span>
      ) : (
        <AskLink
          thing={thing}
          day={day}
          className="grid min-h-14 place-items-center font-bold no-underline hover:bg-tint focus-visible:bg-tint"
        />
      )}
    </td>
  );
}
