import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { iconButtonLook } from '../../ui/IconButton.js';
import { cx } from '../../ui/cx.js';
import { pillGroupLook, pillLook } from '../../ui/nav-look.js';
import { titleOf, useWords } from './entries.js';
import { addMonths } from './model.js';
import { ViewNav } from './ViewNav.js';
import { calendarPages, type CalendarSearch, type CalendarView } from './search.js';

type Props = Readonly<{
  side: Side | undefined;
  search: CalendarSearch;
  view: CalendarView;
  /** Shown with the views, which a phone hides behind one button. */
  children?: ReactNode;
}>;

export function CalendarHead({ side, search, view, children }: Props) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { t, today } = words;
  const to = calendarPages[side ?? 'both'];
  const month = search.month ?? today.slice(0, 7);
  return (
    <div className="mt-2 mb-4 flex flex-wrap items-center gap-x-1 gap-y-2 md:mt-6">
      <Link
        to={to}
        search={{ ...search, month: addMonths(month, -1) }}
        aria-label={t('previous')}
        className={iconButtonLook}
      >
        <Icon icon={ChevronLeft} />
      </Link>
      <Link
        to={to}
        search={{ ...search, month: addMonths(month, 1) }}
        aria-label={t('next')}
        className={iconButtonLook}
      >
        <Icon icon={ChevronRight} />
      </Link>
      <h2 id="span" tabIndex={-1} aria-live="polite" className="ml-1 text-h3 max-sm:text-base">
        {titleOf(words, search.month)}
      </h2>
      {search.month && (
        <Link
          to={to}
          search={search.view ? { view: search.view } : {}}
          className="inline-flex min-h-11 items-center px-2 font-bold max-md:hidden"
        >
          {t('to30')}
        </Link>
      )}
      <Button
        variant="ghost"
        small
        className="ml-auto md:hidden"
        aria-expanded={isOpen}
        aria-controls="calendar-views"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={SlidersHorizontal} size={18} />
        <span className="max-[420px]:sr-only">{t('views')}</span>
      </Button>
      <div
        id="calendar-views"
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full max-md:pt-2 max-md:[&>nav]:ml-0 md:ml-auto',
          !isOpen && 'max-md:hidden',
        )}
      >
        <nav aria-label={t('sides')} className={pillGroupLook}>
          {(['both', 'creator', 'vendor'] as const).map((one) => (
            <Link
              key={one}
              to={calendarPages[one]}
              search={search}
              className={pillLook(one === (side ?? 'both'))}
              {...(one === (side ?? 'both') ? { 'aria-current': 'page' as const } : {})}
            >
              {t(`side.${one}`)}
            </Link>
          ))}
        </nav>
        <ViewNav to={to} search={search} view={view} />
        {search.month && (
          <Link
            to={to}
            search={search.view ? { view: search.view } : {}}
            className="inline-flex min-h-11 items-center px-2 font-bold md:hidden"
          >
            {t('to30')}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
