import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartGantt from 'lucide-react/icons/chart-gantt';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/Icon.js';
import { cx } from '../../ui/cx.js';
import { pillGroupLook, pillLook } from '../../ui/nav-look.js';
import { useWords } from './entries.js';
import { calendarPages, type CalendarSearch, type CalendarView } from './search.js';

type Place = (typeof calendarPages)[keyof typeof calendarPages];
type Props = Readonly<{ to: Place; search?: CalendarSearch; view: CalendarView | 'timeline' | 'handovers' }>;

/** Views of the calendar; timeline and work list show own offers, so that they are left out for borrowings. */
export function ViewNav({ to, search = {}, view }: Props) {
  const { t } = useWords();
  const pill = (one: Props['view'], icon: LucideIcon) => ({
    className: cx(
      pillLook(one === view),
      'max-md:flex-col max-md:justify-center max-md:gap-0 max-md:px-2.5 max-md:text-fine',
    ),
    ...(one === view ? { 'aria-current': 'true' as const } : {}),
    children: (
      <>
        <Icon icon={icon} size={18} className="md:hidden" />
        {t(`view.${one}`)}
      </>
    ),
  });
  return (
    <nav aria-label={t('views')} className={cx(pillGroupLook, 'ml-auto print:hidden')}>
      <Link to={to} search={{ ...search, view: 'month' }} replace {...pill('month', CalendarDays)} />
      <Link to={to} search={{ ...search, view: 'list' }} replace {...pill('list', List)} />
      {to !== calendarPages.creator && (
        <>
          <Link to="/calendar/timeline" {...pill('timeline', ChartGantt)} />
          <Link to="/calendar/handovers" {...pill('handovers', ListChecks)} />
        </>
      )}
    </nav>
  );
}
