import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { addDays, dayIn, eachDay } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { groupCalendarQuery } from '../../api/group-lending.js';
import { myGroupQuery } from '../../api/groups.js';
import { day as dayText, dayRange, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useNow } from '../../lib/dates/use-now.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { iconButtonLook } from '../../ui/IconButton.js';
import { Pagination } from '../../ui/Pagination.js';
import { buttonLook } from '../../ui/button-look.js';
import { useWide } from '../../ui/use-wide.js';
import { dayStateOf, mondayOf, SHOWN_DAYS, type ShownDays, weeksFrom } from './calendar-days.js';
import type { CalendarSearch } from './search.js';
import { AskLink, DayTable } from './components/DayTable.js';
import { GroupCrumbs } from './components/group-identity.js';
import { LoadedPart } from './load-group.js';

function DayList({ things, days, today }: ShownDays) {
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
                  ) : dayStateOf(thing, day, today) === 'closed' ? (
                    <span className="px-3 text-small text-muted">{t('calendar.closed')}</span>
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

type Props = Readonly<{ groupId: string; search: CalendarSearch }>;

export function GroupCalendarPage({ groupId, search: { from: asked, page = 1 } }: Props) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const api = useApi();
  const today = dayIn(useNow(), localZone());
  const wide = useWide();
  const { from, to } = weeksFrom(asked, today);
  const { data: group } = useQuery(myGroupQuery(api, groupId));
  const { data: calendar, error } = useQuery(groupCalendarQuery(api, groupId, { from, to }, page));
  if (!group) return null;
  const thisWeek = mondayOf(today);
  const params = { groupId };
  const onPage = page > 1 ? { page } : {};
  /** Link parameters for the two weeks from `monday`; the current week omits `from`. */
  const weeks = (monday: string) => (monday <= thisWeek ? onPage : { from: monday, ...onPage });
  const span = dayRange(from, to, locale, 'year');
  const shown = { things: calendar?.things ?? [], days: eachDay(from, addDays(to, 1)), today };
  return (
    <div className="wrap pb-14">
      <GroupCrumbs group={group}>{t('calendar.title')}</GroupCrumbs>
      <h1 className="text-h1 wrap-anywhere">{t('calendar.of', { group: group.name })}</h1>
      {calendar?.paging.total === 0 ? (
        <EmptyState
          picture="calendar"
          title={t('calendar.none')}
          actions={
            <ButtonLink to="/group/$groupId" params={params} variant="soft">
              {t('calendar.toGroup')}
            </ButtonLink>
          }
        >
          {t('calendar.noneText')}
        </EmptyState>
      ) : (
        <>
          <p className="mt-2 text-muted">{t('calendar.text')}</p>
          <div className="mt-5 mb-4 flex flex-wrap items-center gap-1">
            {from > thisWeek && (
              <Link
                to="/group/$groupId/calendar"
                params={params}
                search={weeks(addDays(from, -SHOWN_DAYS))}
                aria-label={t('calendar.previous')}
                className={iconButtonLook}
              >
                <Icon icon={ChevronLeft} />
              </Link>
            )}
            {addDays(to, 1) <= addDays(today, limits.daysAhead) && (
              <Link
                to="/group/$groupId/calendar"
                params={params}
                search={weeks(addDays(from, SHOWN_DAYS))}
                aria-label={t('calendar.next')}
                className={iconButtonLook}
              >
                <Icon icon={ChevronRight} />
              </Link>
            )}
            <h2 aria-live="polite" className="ml-1 text-h3 max-sm:text-base">
              {span}
            </h2>
            {from > thisWeek && (
              <Link
                to="/group/$groupId/calendar"
                params={params}
                search={onPage}
                className="inline-flex min-h-11 items-center px-2 font-bold"
              >
                {t('calendar.today')}
              </Link>
            )}
          </div>
          <LoadedPart data={calendar} error={error}>
            {({ paging }) => (
              <>
                {wide ? (
                  <DayTable {...shown} caption={t('calendar.table', { span })} />
                ) : (
                  <DayList key={from} {...shown} />
                )}
                <Pagination
                  {...paging}
                  link={(next) => ({
                    to: '/group/$groupId/calendar',
                    params,
                    search: { ...(asked ? { from: asked } : {}), ...(next > 1 ? { page: next } : {}) },
                  })}
                />
              </>
            )}
          </LoadedPart>
        </>
      )}
    </div>
  );
}
