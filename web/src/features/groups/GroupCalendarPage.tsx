import { limits } from '@lendring/contracts/kernel/limits.js';
import { addDays, dayIn, eachDay } from '@lendring/contracts/kernel/days.js';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { groupCalendarQuery } from '../../api/group-lending.js';
import { myGroupQuery } from '../../api/groups.js';
import { dayRange, localZone } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useNow } from '../../lib/dates/use-now.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { iconButtonLook } from '../../ui/IconButton.js';
import { Pagination } from '../../ui/Pagination.js';
import { useWide } from '../../ui/use-wide.js';
import { mondayOf, SHOWN_DAYS, weeksFrom } from './calendar-days.js';
import type { CalendarSearch } from './calendar-search.js';
import { DayList } from './components/DayList.js';
import { DayTable } from './components/DayTable.js';
import { GroupCrumbs } from './components/GroupCrumbs.js';
import { LoadedPart } from './components/LoadedPart.js';

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
